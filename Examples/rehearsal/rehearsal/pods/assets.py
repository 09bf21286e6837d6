"""The streams that there are, each with what it shall be like."""

import re
from dataclasses import dataclass, fields
from typing import Any

from ..chance import Chance

NETWORK = "21775744923"
USUAL = ("sgai-hls-live", "sgai-secure-live;token=1", "sgai-hls-film;vod=1")


@dataclass(frozen=True, slots=True)
class Asset:
    """A stream. Each member is a wish behind its key, such as live;token=1;late=5000."""

    key: str
    event: str
    """What the ad server calls it itself."""
    vod: bool = False
    token: bool = False
    """Whether nothing is served without a token."""
    unmeasured: bool = False
    """Whether pods may be asked for without their duration."""
    ads: int = 3
    """How many ads a pod has at most; what is left of it is slate."""
    ad: int = 10_000
    """How many milliseconds an ad lasts."""
    poll: int = 10
    """After how many seconds to ask for metadata again."""
    late: int = 0
    """How many milliseconds after a pod its metadata comes."""
    lasts: int = 0
    """After how many seconds a session is forgotten; never if 0."""
    verified: int = 202
    """How a verification is answered that is right."""
    every: int = 300
    """How many seconds lie between the breaks that are signalled."""
    length: int = 30
    """How many seconds they last."""
    ahead: int = 2
    """How many of them are told beforehand."""
    scte35: str = ""
    cust_params: str = ""
    fault: str = ""
    """A fault of opening a session; the others are faults of what they are named after."""
    manifest: str = ""
    metadata: str = ""
    verify: str = ""
    update: str = ""
    signals: str = ""


LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
FAULTS = ("fault", "manifest", "metadata", "verify", "update", "signals")


def asset(text: str, seed: int) -> Asset:
    """Reads a key with its wishes."""
    key, *wishes = text.split(";")
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,100}", key):
        raise ValueError(f"{key!r} is no custom asset key")
    chance = Chance(seed, "event", key)
    event = "".join(chance.pick(LETTERS) for _ in range(22))
    told: dict[str, Any] = {}
    known = {field.name: field for field in fields(Asset) if field.name not in ("key", "event")}
    for wish in wishes:
        name, _, value = wish.partition("=")
        if name not in known:
            raise ValueError(f"{name} is no wish of a stream; there are {', '.join(known)}")
        usual = known[name].default
        if isinstance(usual, str):
            told[name] = value
        elif not re.fullmatch(r"\d{1,9}", value):
            raise ValueError(f"{wish} must be a whole number")
        else:
            told[name] = bool(int(value)) if isinstance(usual, bool) else int(value)
    made = Asset(key, event, **told)
    if made.ad < 1000 or made.every < 1 or made.ads > 100:
        raise ValueError(f"{text}: an ad lasts a second or more, and a pod has up to 100")
    return made
