"""What happened, in one order for everything, and never more of it than fits."""

from collections import deque
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

from ..clock import Clock
from .messages import Refusal, Request, Response

Describable = Callable[[], dict[str, Any]]


class Journal:
    """The last requests, and the last of what clients did wrong."""

    def __init__(self, clock: Clock, keeps: int = 10_000, bytes: int = 64 * 1024 * 1024) -> None:
        self.clock = clock
        self.keeps = keeps
        self.bytes = bytes
        self.held = 0
        self.requests: deque[Request] = deque()
        self.mistakes: deque[dict[str, Any]] = deque(maxlen=keeps)
        self.number = 0

    def enter(self, request: Request) -> None:
        """Numbers a request and keeps it."""
        self.number += 1
        request.number = self.number
        request.at_ms = self.clock.milliseconds()
        self.requests.append(request)
        self.held += len(request.body)
        while len(self.requests) > self.keeps or self.held > self.bytes:
            dropped = self.requests.popleft()
            self.held -= len(dropped.body)
            # Others may know the request still; nobody needs its body any more but who answers it.
            if dropped is not request:
                dropped.body = b""

    def mistake(self, request: Request, words: str, **more: Any) -> None:
        """Keeps what a client did wrong."""
        self.mistakes.append({"number": request.number, "what": words} | more)

    def reset(self) -> None:
        """Forgets everything, and numbers from one again."""
        self.requests.clear()
        self.held = 0
        self.mistakes.clear()
        self.number = 0


def listing(
    name: str, request: Request, entries: Iterable[dict[str, Any]], filters: Iterable[str] = ()
) -> Response:
    """The entries that a query asks for: behind a number, of some members, the last so many."""
    since = request.whole("since", 0)
    limit = request.whole("limit", 1000, most=10_000)
    wanted = [(key, request.query[key]) for key in filters if key in request.query]
    unknown = request.query.keys() - {"since", "limit", *filters}
    if unknown:
        known = ", ".join(["since", "limit", *filters])
        raise Refusal(400, f"{sorted(unknown)[0]} is not asked for here; use {known}")
    found = [
        entry
        for entry in entries
        if entry["number"] > since and all(str(entry.get(key)) == value for key, value in wanted)
    ]
    shown = list(islice(found, max(0, len(found) - limit), None))
    return Response.json({name: shown, "count": len(found)})
