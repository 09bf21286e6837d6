"""Who is measured: the engine, cat, and other servers as far as they are here."""

import dataclasses
import importlib.util
import pathlib
import shutil
import subprocess
import sys

import traffic
from tools import ROOM, ROOT, Failure

PEERS = pathlib.Path(__file__).resolve().parent / "peers"


@dataclasses.dataclass(frozen=True)
class Contender:
    """A program that answers each request on its standard input by one on its standard output."""

    name: str
    command: tuple
    framing: str = "line"
    pace: int = 1  # how many times fewer requests it is given where many are sent

    def frame(self, text):
        """The bytes of one request."""
        body = text.encode()
        if self.framing == "line":
            return body + b"\n"
        return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)

    def probe(self, request):
        """The answer to one request, which must be the right one."""
        done = subprocess.run(
            self.command, input=request, capture_output=True, cwd=ROOM, timeout=60, check=False
        )
        is_right = done.stdout == request if self.name == "cat" else b'"result"' in done.stdout
        if done.returncode != 0 or not is_right:
            raise Failure(f"{self.name} answers {done.stdout!r}, and says {done.stderr!r}")
        return done.stdout


def engine(binary, *options):
    """The engine with options of `adpipe serve`."""
    return Contender("adpipe", (str(binary), "serve", *map(str, options)))


def with_latency(binary, latency_ms):
    """The engine with one network that answers after that time."""
    return engine(binary, "--config", traffic.configuration(latency_ms))


def with_adapter(binary):
    """The engine with a network that an adapter in C speaks for."""
    return engine(binary, "--config", traffic.partner_configuration())


def with_shipped_configuration(binary):
    """The engine with the configuration that it is shipped with."""
    return engine(binary, "--config", ROOT / "config.yaml")


CAT = Contender("cat", ("cat",))


def peers():
    """The other servers that are here, and a word about each that is not."""
    present, absent = [], []
    node = shutil.which("node")
    if node:
        present.append(Contender("node", (node, str(PEERS / "node.mjs"))))
    else:
        absent.append("node is not here")
    if importlib.util.find_spec("pylsp_jsonrpc"):
        command = (sys.executable, str(PEERS / "lsp.py"))
        present.append(Contender("python", command, "header", pace=20))
    else:
        absent.append("python-lsp-jsonrpc is not here (pip install python-lsp-jsonrpc)")
    return present, absent
