"""What is in a pod, and when which media id is met in it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..chance import Chance
from .assets import Asset

QUARTILES = (("start", 0), ("firstquartile", 25), ("midpoint", 50), ("thirdquartile", 75))
CODES = {"start": "01", "firstquartile": "02", "midpoint": "03", "thirdquartile": "04",
         "complete": "05", "progress": "06"}  # fmt: skip
ADVERTISERS = ("Birch and Sons", "Alder Works", "Rowan House")
STEP_MS = 1000


@dataclass(frozen=True, slots=True)
class PodAd:
    """An ad of a pod, or the slate at its end."""

    id: str
    position: int
    start_ms: int
    duration_ms: int
    is_slate: bool
    advertiser: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A media id as it stands in the media."""

    at_ms: int
    id: str
    prefix: str
    """What metadata calls it: the beginning of the id."""
    type: str
    ad: str


class Pod:
    """A pod as one session gets it."""

    def __init__(self, asset: Asset, identifier: str, duration_ms: int, asked_ms: int) -> None:
        self.asset = asset
        self.identifier = identifier
        self.duration_ms = duration_ms
        self.asked_ms = asked_ms
        self.ads: list[PodAd] = []
        self.marks: list[Mark] = []

    @property
    def break_id(self) -> str:
        """What metadata calls the break."""
        kind, _, name = self.identifier.partition("/")
        return name if kind == "ad_break_id" else f"pod-{name}"

    def fill(self, chance: Chance) -> None:
        """Puts ads into it, as many as fit, and slate behind them."""
        at, count = 0, 0
        while count < self.asset.ads and at + self.asset.ad <= self.duration_ms:
            count += 1
            self.add(chance, count, at, self.asset.ad, is_slate=False)
            at += self.asset.ad
        if at < self.duration_ms:
            self.add(chance, count + 1, at, self.duration_ms - at, is_slate=True)

    def add(self, chance: Chance, position: int, at: int, duration: int, is_slate: bool) -> None:
        """Puts in one ad with its media ids."""
        number = f"{chance.number():010}"
        ad = PodAd(number, position, at, duration, is_slate, chance.pick(ADVERTISERS))
        self.ads.append(ad)
        for kind, moment in sorted(moments(duration, is_slate), key=lambda one: one[1]):
            prefix = f"google_{number}{CODES[kind]}"
            full = f"{prefix}_{chance.number():08x}"
            self.marks.append(Mark(at + moment, full, prefix, kind, number))

    def tags(self) -> dict[str, dict[str, str]]:
        """The prefixes as metadata lists them."""
        return {
            mark.prefix: {"ad": mark.ad, "ad_break_id": self.break_id, "type": mark.type}
            for mark in self.marks
        }

    def described(self, base: str) -> dict[str, dict[str, Any]]:
        """The ads as metadata lists them."""
        told: dict[str, dict[str, Any]] = {}
        for ad in self.ads:
            told[ad.id] = {
                "ad_break_id": self.break_id,
                "position": ad.position,
                "duration": ad.duration_ms / 1000,
                "slate": ad.is_slate,
            }
            if not ad.is_slate:
                told[ad.id] |= {
                    "title": f"Ad {ad.position}",
                    "description": "An ad that is not for sale.",
                    "advertiser": ad.advertiser,
                    "ad_system": "Rehearsal",
                    "ad_id": ad.id,
                    "creative_id": f"creative-{ad.id}",
                    "clickthrough_url": f"{base}/landing?id={ad.id}",
                }
        return told

    def summary(self) -> dict[str, Any]:
        """The break as metadata lists it."""
        ads = sum(not ad.is_slate for ad in self.ads)
        kind = "pre" if self.break_id == "preroll" else "mid"
        return {"type": kind, "duration": self.duration_ms / 1000, "ads": ads}


def moments(duration: int, is_slate: bool) -> Iterator[tuple[str, int]]:
    """When which kind of media id is met in an ad; a slate only goes on."""
    for at in range(STEP_MS // 2, duration, STEP_MS):
        yield "progress", at
    if not is_slate:
        for kind, percent in QUARTILES:
            yield kind, duration * percent // 100
        yield "complete", duration - 1
