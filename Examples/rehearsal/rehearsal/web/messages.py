"""What a client asks and what it is answered."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, unquote

if TYPE_CHECKING:
    from .connection import Connection
    from .faults import Fault

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"
XML = "application/xml; charset=utf-8"
FORM = "application/x-www-form-urlencoded"
ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


class Refusal(Exception):
    """A request that is answered with an error, in words or without."""

    def __init__(self, status: int, *words: str) -> None:
        super().__init__(status, *words)
        self.status = status
        self.words = words


class Request:
    """One request, complete; the journal numbers it when it is answered."""

    __slots__ = (
        "method", "target", "path", "headers", "body", "keeps_alive",
        "number", "at_ms", "status", "fault", "notes", "_query",
    )  # fmt: skip

    def __init__(
        self, method: str, target: str, headers: dict[str, str], keeps_alive: bool = True
    ) -> None:
        self.method = method
        self.target = target
        self.path = unquote(target.partition("?")[0])
        self.headers = headers
        self.keeps_alive = keeps_alive
        self.body = b""
        self.number = 0
        self.at_ms = 0
        self.status = 0
        self.fault: Fault | None = None
        self.notes: dict[str, Any] = {}
        self._query: dict[str, str] | None = None

    @property
    def query(self) -> dict[str, str]:
        """What stands behind the question mark; of a name that comes twice the first counts."""
        if self._query is None:
            self._query = pairs(self.target.partition("?")[2])
        return self._query

    def json(self) -> Any:
        """The body as JSON."""
        try:
            return json.loads(self.body)
        except (ValueError, RecursionError) as mistake:
            raise Refusal(400, f"the body is no JSON: {mistake}") from None

    def whole(self, name: str, default: int, least: int = 0, most: int = 10_000_000) -> int:
        """A number of the query, which must lie within bounds."""
        text = self.query.get(name)
        if text is None:
            return default
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise Refusal(400, f"{name}={text} must be a whole number from {least} to {most}")
        return int(text)

    def describe(self) -> dict[str, Any]:
        """The request as /requests shows it."""
        told: dict[str, Any] = {
            "number": self.number,
            "atMs": self.at_ms,
            "method": self.method,
            "path": self.path,
            "query": self.query,
            "headers": self.headers,
            "status": self.status,
        }
        if self.fault:
            told["fault"] = str(self.fault)
        if self.body:
            try:
                told["body"] = json.loads(self.body)
            except (ValueError, RecursionError):
                told["body"] = self.body[:100_000].decode("utf-8", "replace")
        return told | self.notes


def pairs(text: str) -> dict[str, str]:
    """Reads what a form or a query holds; of a name that comes twice the first counts."""
    if not text:
        return {}
    found: dict[str, str] = {}
    for name, value in parse_qsl(text, keep_blank_values=True, max_num_fields=1000):
        found.setdefault(name, value)
    return found


@dataclass(slots=True)
class Response:
    """An answer; the server adds what HTTP needs."""

    status: int = 200
    body: bytes = b""
    kind: str = TEXT
    headers: tuple[tuple[str, str], ...] = ()
    delay: float = 0.0
    """How many seconds it is held back."""
    play: Callable[["Connection", "Response"], Awaitable[None]] | None = None
    """Writes it in its own way, which may break every rule."""

    @classmethod
    def json(cls, value: Any, status: int = 200) -> "Response":
        """An answer that is JSON."""
        try:
            body = ENCODER.encode(value).encode()
        except UnicodeEncodeError:
            # Half of a pair stands in it, which only an escape can spell.
            body = json.dumps(value, separators=(",", ":")).encode()
        return cls(status, body, JSON)

    @classmethod
    def refusal(cls, refusal: Refusal) -> "Response":
        """What is said of a request that cannot be served."""
        if not refusal.words:
            return cls(refusal.status)
        return cls.json({"status": refusal.status, "errors": list(refusal.words)}, refusal.status)
