"""What a VAST document shall be, as the query of its address says."""

import re
from dataclasses import dataclass, fields
from typing import Any
from urllib.parse import urlencode

from ..web.messages import Refusal

VERSIONS = ("1.0", "2.0", "3.0", "4.0", "4.1", "4.2", "4.3")
KINDS = ("inline", "wrapper", "wrappers", "empty", "loop", "endless")
MOST = {"depth": 30, "ads": 50, "buffet": 50, "media": 50, "pad": 10_000_000, "duration": 86_400}


@dataclass(frozen=True, slots=True)
class Plan:
    """What stands in a document. Each member is a name in the query."""

    kind: str = "inline"
    version: str = "4.2"
    id: str = "ad"
    """Marks every address in the document, so that /tracked?id= lists what belongs to it."""
    depth: int = 1
    """How many wrappers come before the ad."""
    level: int = 0
    """How many wrappers have come already."""
    ads: int = 0
    """How many ads make a pod, in sequence; none is a single ad without one."""
    buffet: int = 0
    """How many ads stand beside the pod without a sequence."""
    bad: int = 0
    """Which ad of a pod has no media file that can be played."""
    duration: int = 15
    lengths: str = ""
    """How many seconds each ad takes, with commas, where it is not the duration."""
    skip: str = ""
    """After what the ad may be skipped: seconds, or a percentage such as 25%."""
    linear: bool = True
    nonlinear: bool = False
    media: int = 1
    """How many sizes of the media there are."""
    types: str = "mp4"
    """The types of the media, with commas: mp4, webm, m3u8, vpaid, simid, mezzanine, captions."""
    icons: bool = False
    companions: bool = False
    verifications: bool = False
    viewable: bool = False
    categories: str = ""
    advertiser: str = "birch.example"
    price: str = ""
    expires: int = 0
    rewarded: bool = False
    """Marks the ad in an extension, and makes it one that cannot be skipped."""
    universal: str = "ad-id.org:ABCD0001000H"
    """The creative's id in a register, or nothing."""
    follow: bool = True
    multiple: bool = False
    fallback: bool = False
    at: str = ""
    """A fault of one document in a chain, with its level before it, such as 2:hang."""
    status: str = ""
    """A fault of the tracking addresses, such as 500*2."""
    prefixes: bool = False
    """Whether extensions use prefixes that nobody declares."""
    entities: str = ""
    """bomb, external or none: entities in the document's type."""
    broken: str = ""
    """cut, noversion, badversion, noad, html, utf16, latin1, control or deep: what is wrong."""
    pad: int = 0
    """How many bytes a document has at least, by a comment in it."""
    doc: int = 0
    """The number of the request that the document answers, which makes its addresses its own."""

    def seconds(self, number: int) -> int:
        """How long the ad of that number is."""
        own = self.lengths.split(",")[number - 1 : number]
        return int(own[0]) if own and own[0] else self.duration

    def address(self, base: str, **changed: object) -> str:
        """Where the document of this plan, with changes, is served."""
        told = {
            field.name: changed.get(field.name, getattr(self, field.name))
            for field in fields(self)
            if field.name != "doc"
            and changed.get(field.name, getattr(self, field.name)) != field.default
        }
        spelled = {
            name: int(value) if isinstance(value, bool) else value for name, value in told.items()
        }
        return f"{base}/vast?{urlencode(spelled)}" if spelled else base + "/vast"


FIELDS = {field.name: field for field in fields(Plan)}
BEHIND = {"kind": KINDS, "version": VERSIONS, "entities": ("", "none", "bomb", "external")}
BROKEN = (
    "",
    "cut",
    "noversion",
    "badversion",
    "noad",
    "html",
    "utf16",
    "latin1",
    "control",
    "deep",
)


def plan(query: dict[str, str], *others: str) -> Plan:
    """Reads a plan; other names belong to whoever asks."""
    told: dict[str, Any] = {}
    for name, text in query.items():
        if name in ("fault", *others):
            continue
        if name not in FIELDS or name == "doc":
            raise Refusal(400, f"{name} means nothing here; use {', '.join(FIELDS)}")
        told[name] = value(name, text)
    if told.get("version") in ("2", "3", "4", "1"):
        told["version"] += ".0"
    for name, allowed in (BEHIND | {"broken": BROKEN}).items():
        if told.get(name, FIELDS[name].default) not in allowed:
            raise Refusal(400, f"{name}={told[name]} must be one of {', '.join(allowed)}")
    if not re.fullmatch(r"(\d{1,5}|\d{1,3}%)?", told.get("skip", "")):
        raise Refusal(400, f"skip={told['skip']} must be seconds or a percentage")
    if not re.fullmatch(r"(\d{0,5},){0,99}\d{0,5}", told.get("lengths", "")):
        raise Refusal(400, f"lengths={told['lengths']} must be seconds with commas between them")
    return Plan(**told)


def value(name: str, text: str) -> int | str:
    """Reads one member of a plan."""
    default = FIELDS[name].default
    if isinstance(default, str):
        return text
    is_flag = isinstance(default, bool)
    most = 1 if is_flag else MOST.get(name, 1_000_000)
    if not text.isascii() or not text.isdigit() or int(text) > most:
        raise Refusal(400, f"{name}={text} must be a whole number of at most {most}")
    return bool(int(text)) if is_flag else int(text)
