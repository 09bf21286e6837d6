"""A running server for tests, with the plainest of clients."""

import json
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

PROGRAM = Path(__file__).resolve().parents[1]
PATIENCE = 20


class Answer:
    """What came back."""

    def __init__(self, status: int, headers: Message, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


class Still(urllib.request.HTTPRedirectHandler):
    """Follows nothing."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class Rehearsing:
    """The program, which ends when this is closed."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), *words, "--parent-pipe"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self.process.stdout
        self.told: dict[str, str] = json.loads(self.process.stdout.readline())
        self.base = self.told["base"]
        self.opener = urllib.request.build_opener(Still)

    def close(self) -> int:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def ask(
        self, target: str, body: bytes | None = None, method: str | None = None, **headers: str
    ) -> Answer:
        url = target if "://" in target else self.base + target
        spelled = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(url, body, spelled, method=method)
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.headers, error.read())

    def get(self, target: str, **headers: str) -> Answer:
        return self.ask(target, None, None, **headers)

    def post(self, target: str, value: object, **headers: str) -> Answer:
        return self.ask(
            target, json.dumps(value).encode(), Content_Type="application/json", **headers
        )

    def list(self, name: str, **query: object) -> Any:
        words = "&".join(f"{key}={value}" for key, value in query.items())
        return self.get(f"/{name}?{words}").json()[name]

    def reset(self) -> None:
        self.ask("/reset", b"")

    def socket(self) -> socket.socket:
        place = urlsplit(self.told["plain"])
        assert place.hostname and place.port
        return socket.create_connection((place.hostname, place.port), PATIENCE)

    def exchange(self, data: bytes) -> bytes:
        """Sends bytes and reads until the server has nothing more to say."""
        with self.socket() as own:
            own.sendall(data)
            heard = b""
            while piece := own.recv(65536):
                heard += piece
            return heard
