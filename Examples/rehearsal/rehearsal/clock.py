"""The time as the servers see it."""

import re
import time
from datetime import UTC, datetime


class Clock:
    """The real time, or one that stands still until it is moved."""

    def __init__(self, start_ms: int | None = None) -> None:
        self.start_ms = start_ms
        self.now_ms = start_ms

    @staticmethod
    def parse(text: str) -> int:
        """Reads milliseconds since 1970, or a time such as 2026-05-01T12:00:00Z."""
        if re.fullmatch(r"\d{1,15}", text):
            return int(text)
        moment = datetime.fromisoformat(text.replace("Z", "+00:00"))
        if moment.tzinfo is None:
            raise ValueError(f"{text} has no time zone: write a Z behind it")
        return round(moment.timestamp() * 1000)

    def milliseconds(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000 if self.now_ms is None else self.now_ms

    def seconds(self) -> int:
        """Whole seconds since 1970."""
        return self.milliseconds() // 1000

    def move(self, milliseconds: int) -> None:
        """Lets a fixed time pass."""
        if self.now_ms is None:
            raise ValueError("the clock is the real one; start with --clock to move it")
        self.now_ms += milliseconds

    def reset(self) -> None:
        """Puts a fixed time back to where it began."""
        self.now_ms = self.start_ms

    def iso(self, milliseconds: int | None = None) -> str:
        """A time as RFC 3339 writes it, the present one if none is given."""
        at = self.milliseconds() if milliseconds is None else milliseconds
        moment = datetime.fromtimestamp(at // 1000, UTC)
        return f"{moment:%Y-%m-%dT%H:%M:%S}.{at % 1000:03}Z"
