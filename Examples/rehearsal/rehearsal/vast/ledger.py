"""What was tracked: each call with what it told, and whether it should have come."""

import re
from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Any

from ..web.journal import Journal
from ..web.messages import Request

KEEPS = 50_000
UNFILLED = re.compile(r"\$\{[A-Z_:0-9]*\}|\[[A-Z_0-9]+\]")
MOMENTARY = {"stamp", "no"}
"""Members that differ each time, which do not make it another event."""
REPEATED = {"mute", "unmute", "pause", "resume", "rewind", "click", "iconClick", "companionClick"}
"""Events that may come more than once."""


class Ledger:
    """The last calls of tracking addresses."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.calls: deque[Request] = deque(maxlen=KEEPS)
        self.last: OrderedDict[str, Request] = OrderedDict()

    def enter(self, request: Request) -> None:
        """Keeps a call, and notes what is wrong with it."""
        self.calls.append(request)
        told = request.query
        unfilled = sorted({name for value in told.values() for name in UNFILLED.findall(value)})
        if unfilled:
            words = f"{', '.join(unfilled)} in a tracking address had to be replaced"
            self.journal.mistake(request, words, target=request.target)
        event = told.get("event", "")
        if event in REPEATED or "id" not in told:
            return
        key = "&".join(f"{name}={told[name]}" for name in sorted(told.keys() - MOMENTARY))
        before = self.last.pop(key, None)
        self.last[key] = request
        if len(self.last) > KEEPS:
            self.last.popitem(last=False)
        if before is not None and before.fault is None and before.status < 400:
            words = f"{event} was told again, after it had been taken as {before.number}"
            self.journal.mistake(request, words, target=request.target)

    def entries(self) -> Iterator[dict[str, Any]]:
        """The calls as /tracked shows them."""
        for call in self.calls:
            told: dict[str, Any] = {"number": call.number, "atMs": call.at_ms, **call.query}
            told["status"] = call.status
            if call.fault:
                told["fault"] = str(call.fault)
            told["userAgent"] = call.headers.get("user-agent", "")
            yield told

    def reset(self) -> None:
        """Forgets everything."""
        self.calls.clear()
        self.last.clear()
