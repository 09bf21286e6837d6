"""Certificates to rehearse TLS with, made by the openssl command."""

import ssl
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Pair:
    """A certificate and its key."""

    certificate: Path
    key: Path

    def context(self) -> ssl.SSLContext:
        """What a server shows of it."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.set_alpn_protocols(["http/1.1"])
        context.load_cert_chain(self.certificate, self.key)
        return context


class Authority:
    """Signs certificates, all in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.own = self._self_signed("authority", "Rehearsal authority", is_authority=True)

    def signed(self, name: str, *hosts: str, days: int = 30) -> Pair:
        """A certificate for hosts, for so many days: with fewer than none it has expired."""
        request, extensions = self.folder / f"{name}.csr", self.folder / f"{name}.ext"
        pair = Pair(self.folder / f"{name}.pem", self.folder / f"{name}.key")
        extensions.write_text(f"subjectAltName={names(hosts)}\nbasicConstraints=CA:FALSE\n")
        openssl("req", "-new", *KEY, "-keyout", pair.key, "-subj", f"/CN={name}", "-out", request)
        openssl(
            "x509", "-req", "-in", request, "-CA", self.own.certificate, "-CAkey", self.own.key,
            "-CAcreateserial", "-days", str(days), "-extfile", extensions, "-out", pair.certificate,
        )  # fmt: skip
        return pair

    def stranger(self, *hosts: str) -> Pair:
        """A certificate that nobody has signed but itself."""
        return self._self_signed(
            "stranger", "stranger", "-addext", f"subjectAltName={names(hosts)}"
        )

    def _self_signed(self, name: str, subject: str, *more: str, is_authority: bool = False) -> Pair:
        pair = Pair(self.folder / f"{name}.pem", self.folder / f"{name}.key")
        uses = ("-addext", "keyUsage=critical,keyCertSign,cRLSign") if is_authority else ()
        openssl(
            "req", "-x509", *KEY, "-keyout", pair.key, "-subj", f"/CN={subject}", "-days", "30",
            *uses, *more, "-out", pair.certificate,
        )  # fmt: skip
        return pair


KEY = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")


def names(hosts: tuple[str, ...]) -> str:
    """Hosts as a certificate lists them."""
    return ",".join(
        f"IP:{host}" if host.replace(".", "").isdigit() else f"DNS:{host}" for host in hosts
    )


def openssl(*words: str | Path) -> None:
    """Runs openssl, which must succeed."""
    done = subprocess.run(["openssl", *map(str, words)], capture_output=True, text=True)
    if done.returncode:
        raise OSError(f"openssl {words[0]} failed: {done.stderr.strip()}")
