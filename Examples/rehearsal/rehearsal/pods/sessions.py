"""The sessions that are open, and the pods that each has asked for."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ..chance import Chance
from ..clock import Clock
from .assets import Asset
from .pod import Mark, Pod

KEEPS = 20_000
KEEPS_PODS = 1_000
LOCATION = "TUL"
VOD_SECONDS = 2 * 60 * 60


@dataclass(slots=True)
class Session:
    """A viewer of a stream."""

    number: int
    id: str
    asset: Asset
    format: str
    targeting: dict[str, str]
    opened_ms: int
    updates: int = 0
    pods: OrderedDict[str, Pod] = field(default_factory=OrderedDict)
    verified: set[str] = field(default_factory=set)

    def mark(self, media: str) -> Mark | None:
        """The mark whose prefix a media id begins with."""
        for pod in self.pods.values():
            for mark in pod.marks:
                if media.startswith(mark.prefix):
                    return next((own for own in pod.marks if own.id == media), mark)
        return None

    def describe(self) -> dict[str, Any]:
        """The session as /sessions shows it."""
        return {
            "number": self.number,
            "stream": self.id,
            "asset": self.asset.key,
            "format": self.format,
            "targeting": self.targeting,
            "updates": self.updates,
            "pods": list(self.pods),
        }


class Sessions:
    """Opens sessions, and forgets them when their time is over."""

    def __init__(self, clock: Clock, chance: Callable[..., Chance]) -> None:
        self.clock = clock
        self.chance = chance
        self.open: OrderedDict[str, Session] = OrderedDict()
        self.asked: deque[tuple[int, Session, Pod]] = deque(maxlen=KEEPS)
        self.count = 0

    def begin(self, number: int, asset: Asset, format: str, targeting: dict[str, str]) -> Session:
        """Opens a session."""
        self.count += 1
        drawn = self.chance("stream", self.count)
        digits = "".join(f"{drawn.number():08x}" for _ in range(4))
        parts = (digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:])
        own = "-".join(parts) + ":" + LOCATION
        session = Session(number, own, asset, format, targeting, self.clock.milliseconds())
        self.open[own] = session
        if len(self.open) > KEEPS:
            self.open.popitem(last=False)
        return session

    def find(self, id: str) -> Session | None:
        """The session of an id, unless it is over."""
        session = self.open.get(id)
        if session is None:
            return None
        lasts = session.asset.lasts or (VOD_SECONDS if session.asset.vod else 0)
        is_over = lasts and self.clock.milliseconds() >= session.opened_ms + lasts * 1000
        return None if is_over else session

    def pod(self, number: int, session: Session, identifier: str, duration_ms: int) -> Pod:
        """What a session finds in a break, which stays the same until its duration changes."""
        made = session.pods.get(identifier)
        if made is None or made.duration_ms != duration_ms:
            asked_ms = self.clock.milliseconds() if made is None else made.asked_ms
            made = Pod(session.asset, identifier, duration_ms, asked_ms)
            made.fill(self.chance("pod", session.asset.key, identifier, session.id))
            session.pods[identifier] = made
            if len(session.pods) > KEEPS_PODS:
                session.pods.popitem(last=False)
        self.asked.append((number, session, made))
        return made

    def pods(self) -> Iterator[dict[str, Any]]:
        """The pods as /pods shows them, with the media ids that a player would meet."""
        for number, session, pod in self.asked:
            yield {
                "number": number,
                "stream": session.id,
                "asset": session.asset.key,
                "identifier": pod.identifier,
                "durationMs": pod.duration_ms,
                "ads": sum(not ad.is_slate for ad in pod.ads),
                "media": [
                    {"atMs": mark.at_ms, "id": mark.id, "type": mark.type, "ad": mark.ad}
                    for mark in pod.marks
                ],
            }

    def reset(self) -> None:
        """Forgets everything."""
        self.open.clear()
        self.asked.clear()
        self.count = 0
