"""The rules of OpenRTB 2.6 for what an impression may be: banner, video, audio, native."""

import json
from typing import Any

from .shapes import (
    AMOUNT,
    COUNT,
    CURRENCY,
    FLAG,
    ID,
    INTEGER,
    INTEGERS,
    SIZE,
    TEXT,
    TEXTS,
    Findings,
    Shape,
    advised,
    distinct,
    filled,
    ordered,
    whole,
)  # fmt: skip


def has_size(value: dict[str, Any], place: str, found: Findings) -> None:
    """A banner says which sizes fit."""
    if not value.get("format") and not ("w" in value and "h" in value):
        found.problem(place, "has no size: neither format nor w and h")


def format_has_size(value: dict[str, Any], place: str, found: Findings) -> None:
    """A format is a size or a ratio."""
    if not ("w" in value and "h" in value) and not {"wratio", "hratio", "wmin"} <= value.keys():
        found.problem(place, "needs w and h, or wratio, hratio and wmin")


def pod_is_whole(value: dict[str, Any], place: str, found: Findings) -> None:
    """A dynamic part of a pod is bounded by a number of ads."""
    if "poddur" in value and "maxseq" not in value:
        found.advise(f"{place}.maxseq", "is recommended with poddur")
    if "rqddurs" in value and ("minduration" in value or "maxduration" in value):
        found.problem(place, "has rqddurs, which excludes minduration and maxduration")


def skip_is_allowed(value: dict[str, Any], place: str, found: Findings) -> None:
    """When an ad may be skipped only matters if it may be."""
    if value.get("skip") != 1 and ("skipmin" in value or "skipafter" in value):
        found.problem(place, "has skipmin or skipafter, which need skip to be 1")


BANNER = Shape(
    known={
        "w": SIZE, "h": SIZE, "btype": INTEGERS, "battr": INTEGERS, "pos": whole(0, 7),
        "mimes": TEXTS, "topframe": FLAG, "expdir": INTEGERS, "api": INTEGERS, "id": ID,
        "vcm": FLAG,
    },
    lists={
        "format": Shape(
            {"w": SIZE, "h": SIZE, "wratio": SIZE, "hratio": SIZE, "wmin": SIZE},
            rules=(format_has_size,),
        )
    },
    rules=(has_size,),
)  # fmt: skip

TIMED = {
    "mimes": TEXTS, "minduration": COUNT, "maxduration": SIZE, "poddur": SIZE,
    "protocols": INTEGERS, "startdelay": INTEGER, "rqddurs": INTEGERS, "podid": ID,
    "podseq": whole(-1, 1), "sequence": COUNT, "slotinpod": whole(-1, 2),
    "mincpmpersec": AMOUNT, "battr": INTEGERS, "maxextended": whole(-1), "minbitrate": COUNT,
    "maxbitrate": COUNT, "delivery": INTEGERS, "api": INTEGERS, "companiontype": INTEGERS,
    "maxseq": SIZE, "poddedupe": INTEGERS,
}  # fmt: skip
TIMED_RULES = (
    filled("mimes"), ordered("minduration", "maxduration"), ordered("minbitrate", "maxbitrate"),
    pod_is_whole, advised("protocols"),
)  # fmt: skip

VIDEO = Shape(
    known={
        **TIMED, "w": SIZE, "h": SIZE, "plcmt": whole(1, 4), "placement": whole(1, 5),
        "linearity": whole(1, 2), "skip": FLAG, "skipmin": COUNT, "skipafter": COUNT,
        "boxingallowed": FLAG, "playbackmethod": INTEGERS, "playbackend": whole(1, 3),
        "pos": whole(0, 7),
    },
    needs=("mimes",),
    lists={"companionad": BANNER},
    rules=(*TIMED_RULES, advised("plcmt"), skip_is_allowed),
)  # fmt: skip

AUDIO = Shape(
    known={**TIMED, "feed": whole(1, 3), "stitched": FLAG, "nvol": whole(0, 4)},
    needs=("mimes",),
    lists={"companionad": BANNER},
    rules=TIMED_RULES,
)


def has_one_kind(value: dict[str, Any], place: str, found: Findings) -> None:
    """An asset is of one kind."""
    kinds = [kind for kind in ("title", "img", "video", "data") if kind in value]
    if len(kinds) != 1:
        found.problem(place, f"must be one of title, img, video and data, and is {len(kinds)}")


def has_image_size(value: dict[str, Any], place: str, found: Findings) -> None:
    """An image is asked for in a size."""
    if not ({"w", "h"} <= value.keys() or {"wmin", "hmin"} <= value.keys()):
        found.advise(place, "should say w and h, or wmin and hmin")


ASSET = Shape(
    known={"id": INTEGER, "required": FLAG},
    needs=("id",),
    parts={
        "title": Shape({"len": SIZE}, needs=("len",)),
        "img": Shape(
            {"type": SIZE, "w": SIZE, "h": SIZE, "wmin": SIZE, "hmin": SIZE, "mimes": TEXTS},
            rules=(has_image_size,),
        ),
        "video": Shape(
            TIMED, needs=("mimes", "minduration", "maxduration", "protocols"), rules=TIMED_RULES
        ),
        "data": Shape({"type": SIZE, "len": SIZE}, needs=("type",)),
    },
    rules=(has_one_kind,),
)

NATIVE_REQUEST = Shape(
    known={
        "ver": TEXT, "context": SIZE, "contextsubtype": SIZE, "plcmttype": SIZE, "plcmtcnt": SIZE,
        "seq": COUNT, "aurlsupport": FLAG, "durlsupport": FLAG, "privacy": FLAG,
    },
    needs=("assets",),
    lists={
        "assets": ASSET,
        "eventtrackers": Shape(
            {"event": SIZE, "methods": INTEGERS},
            needs=("event", "methods"),
            rules=(filled("methods"),),
        ),
    },
    rules=(filled("assets"), distinct("assets", "id"), advised("ver", "context", "plcmttype")),
)  # fmt: skip


def native_request(native: dict[str, Any]) -> dict[str, Any] | None:
    """What the text in imp.native.request says, with or without an object around it."""
    try:
        said = json.loads(native["request"])
    except (KeyError, TypeError, ValueError, RecursionError):
        return None
    inner = said.get("native", said) if type(said) is dict else None
    return inner if type(inner) is dict else None


def request_is_native(value: dict[str, Any], place: str, found: Findings) -> None:
    """The request for a native ad is JSON in a text, and keeps rules of its own."""
    if type(value.get("request")) is not str:
        return
    said = native_request(value)
    if said is None:
        found.problem(f"{place}.request", "must be an object of Native 1.2 as a text of JSON")
    else:
        NATIVE_REQUEST.check(said, f"{place}.request", found)


NATIVE = Shape(
    known={"request": TEXT, "ver": TEXT, "api": INTEGERS, "battr": INTEGERS},
    needs=("request",),
    rules=(request_is_native, advised("ver")),
)

DEAL = Shape(
    known={
        "id": ID, "bidfloor": AMOUNT, "bidfloorcur": CURRENCY, "at": whole(1, 3),
        "wseat": TEXTS, "wadomain": TEXTS,
    },
    needs=("id",),
)  # fmt: skip


def has_format(value: dict[str, Any], place: str, found: Findings) -> None:
    """An impression is of at least one format."""
    if not {"banner", "video", "audio", "native"} & value.keys():
        found.problem(place, "has none of banner, video, audio and native")


IMP = Shape(
    known={
        "id": ID, "displaymanager": TEXT, "displaymanagerver": TEXT, "instl": FLAG, "tagid": TEXT,
        "bidfloor": AMOUNT, "bidfloorcur": CURRENCY,
        "clickbrowser": FLAG, "secure": FLAG, "iframebuster": TEXTS,
        "rwdd": FLAG, "ssai": whole(0, 3), "exp": COUNT,
    },
    needs=("id",),
    parts={
        "banner": BANNER,
        "video": VIDEO,
        "audio": AUDIO,
        "native": NATIVE,
        "pmp": Shape({"private_auction": FLAG}, lists={"deals": DEAL}),
    },
    rules=(has_format,),
    moved={"rewarded": "rwdd", "is_rewarded_inventory": "rwdd"},
)  # fmt: skip
