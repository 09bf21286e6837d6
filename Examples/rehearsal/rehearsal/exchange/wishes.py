"""What a place shall be like: wishes behind its tag id, or in the query for all places."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from ..web.messages import Refusal

FORMATS = ("any", "banner", "native", "video")
NATIVES = ("text", "object", "wrapped")


@dataclass(frozen=True, slots=True)
class Wishes:
    """How the exchange treats a place."""

    place: str = ""
    """The tag id without the wishes."""
    fault: str = ""
    fill: float = 0.85
    """How likely each seat is to bid."""
    price: float | None = None
    """What is bid per thousand, in place of a drawn price."""
    format: str = "any"
    vast: str = "inline"
    """inline, or the query of a VAST address for a wrapper, with + in place of &."""
    native: str = "text"
    """Whether the markup is a text of JSON, an object, or a text with an object around it."""
    mtype: bool = True
    """Whether a bid says its type."""
    seats: int = 2
    exp: int = 0
    """How many seconds a bid lasts, if it says so."""
    deals: bool = True
    """Whether deals are bid on."""
    notices: bool = True
    """Whether bids have nurl, burl and lurl."""
    track: str = ""
    """A fault of notices and tracking addresses, such as 500*2."""
    latency: int | None = None
    """How many milliseconds the answer takes."""
    nobid: str = "204"
    """How no bid is said: 204, empty, or a number of nbr."""


def part(text: str) -> float:
    """A share from 0 to 1."""
    if not re.fullmatch(r"[01]|0?\.\d{1,6}|1\.0", text):
        raise ValueError("must be a share from 0 to 1")
    return float(text)


def amount(text: str) -> float:
    """A price."""
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", text):
        raise ValueError("must be a price such as 2.5")
    return float(text)


def count(most: int) -> Callable[[str], int]:
    """A whole number up to a bound."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text) > most:
            raise ValueError(f"must be a whole number up to {most}")
        return int(text)

    return read


def flag(text: str) -> bool:
    """Yes or no."""
    if text not in ("0", "1"):
        raise ValueError("must be 0 or 1")
    return text == "1"


def one_of(*words: str) -> Callable[[str], str]:
    """One of a few words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"must be one of {', '.join(words)}")
        return text

    return read


def fault(text: str) -> str:
    """A fault that can stand in an address as it is; whether it is known is found out there."""
    if not re.fullmatch(r"[\w:~*]{1,60}", text):
        raise ValueError("must be a fault such as 500*2")
    return text


def nobid(text: str) -> str:
    """How no bid is said."""
    if text not in ("204", "empty") and not re.fullmatch(r"\d{1,3}", text):
        raise ValueError("must be 204, empty or a number of nbr")
    return text


READERS: dict[str, Callable[[str], object]] = {
    "fault": fault,
    "fill": part,
    "price": amount,
    "format": one_of(*FORMATS),
    "vast": str,
    "native": one_of(*NATIVES),
    "mtype": flag,
    "seats": count(8),
    "exp": count(86_400),
    "deals": flag,
    "notices": flag,
    "track": fault,
    "latency": count(600_000),
    "nobid": nobid,
}


def told(pairs: dict[str, str], defaults: Wishes) -> Wishes:
    """The wishes that pairs of names and texts tell, over the defaults."""
    changes: dict[str, object] = {}
    for name, text in pairs.items():
        if name not in READERS:
            raise Refusal(400, f"{name} is no wish; there are {', '.join(READERS)}")
        try:
            changes[name] = READERS[name](text)
        except ValueError as mistake:
            raise Refusal(400, f"{name}={text} {mistake}") from None
    return replace(defaults, **changes)  # type: ignore[arg-type]


@lru_cache(maxsize=4096)
def of_tag(tag: str, defaults: Wishes) -> Wishes:
    """The wishes in a tag id such as home;fill=1;price=2.5, over the defaults."""
    place, *rest = tag.split(";")
    pairs: dict[str, str] = {}
    for wish in rest:
        name, _, text = wish.partition("=")
        pairs[name] = text
    return replace(told(pairs, defaults), place=place)
