"""The rules of OpenRTB 2.6 for a whole request."""

from typing import Any

from .formats import IMP
from .shapes import (
    AMOUNT,
    COUNT,
    COUNTRY,
    CURRENCY,
    FLAG,
    ID,
    INTEGER,
    INTEGERS,
    LANGUAGE,
    SIZE,
    TEXT,
    TEXTS,
    Findings,
    Kind,
    Shape,
    advised,
    distinct,
    excludes,
    filled,
    is_number,
    listed,
    members,
    whole,
)  # fmt: skip

LATITUDE = Kind("must lie from -90 to 90", lambda value: is_number(value) and -90 <= value <= 90)
LONGITUDE = Kind(
    "must lie from -180 to 180", lambda value: is_number(value) and -180 <= value <= 180
)
GEO = Shape(
    {
        "lat": LATITUDE, "lon": LONGITUDE, "type": whole(1, 3), "accuracy": COUNT,
        "lastfix": COUNT, "ipservice": whole(1, 4), "country": COUNTRY, "region": TEXT,
        "metro": TEXT, "city": TEXT, "zip": TEXT, "utcoffset": whole(-780, 840),
    }
)  # fmt: skip

DEVICE = Shape(
    known={
        "ua": TEXT, "dnt": FLAG, "lmt": FLAG, "ip": TEXT, "ipv6": TEXT, "devicetype": whole(1, 8),
        "make": TEXT, "model": TEXT, "os": TEXT, "osv": TEXT, "hwv": TEXT, "h": SIZE, "w": SIZE,
        "ppi": SIZE, "pxratio": AMOUNT, "js": FLAG, "geofetch": FLAG, "flashver": TEXT,
        "language": LANGUAGE, "langb": TEXT, "carrier": TEXT, "mccmnc": TEXT,
        "connectiontype": whole(0, 7), "ifa": TEXT,
    },
    parts={"geo": GEO},
    rules=(excludes("language", "langb"), advised("ua", "lmt")),
)  # fmt: skip

EID = Shape(
    known={"source": ID, "inserter": TEXT, "matcher": TEXT, "mm": COUNT},
    needs=("source", "uids"),
    lists={"uids": Shape({"id": ID, "atype": INTEGER}, needs=("id",))},
    rules=(filled("uids"),),
)

USER = Shape(
    known={
        "id": TEXT, "buyeruid": TEXT, "yob": whole(1900, 2100), "gender": TEXT,
        "keywords": TEXT, "kwarray": TEXTS, "customdata": TEXT, "consent": TEXT,
    },
    parts={"geo": GEO},
    lists={"eids": EID, "data": Shape({"id": TEXT, "name": TEXT})},
    rules=(excludes("keywords", "kwarray"),),
    moved={"consent": "consent", "eids": "eids"},
)  # fmt: skip

REGS = Shape(
    known={
        "coppa": FLAG, "gdpr": FLAG, "gpp": TEXT, "gpp_sid": INTEGERS,
        "us_privacy": Kind(
            "must be four letters of US Privacy",
            lambda value: type(value) is str and len(value) == 4 and value[0] == "1",
        ),
    },
    moved={"gdpr": "gdpr", "us_privacy": "us_privacy", "gpp": "gpp", "gpp_sid": "gpp_sid"},
)  # fmt: skip

NODE = Shape(
    known={
        "asi": ID, "sid": ID, "rid": TEXT, "name": TEXT, "domain": TEXT,
        "hp": Kind("must be 1", lambda value: type(value) is int and value == 1),
    },
    needs=("asi", "sid", "hp"),
)  # fmt: skip
CHAIN = Shape(
    known={"complete": FLAG, "ver": ID},
    needs=("complete", "ver", "nodes"),
    lists={"nodes": NODE},
    rules=(filled("nodes"),),
)
SOURCE = Shape(
    known={"fd": FLAG, "tid": TEXT, "pchain": TEXT},
    parts={"schain": CHAIN},
    moved={"schain": "schain"},
)

PLACE = {
    "id": TEXT, "name": TEXT, "domain": TEXT, "cattax": SIZE, "cat": TEXTS, "sectioncat": TEXTS,
    "pagecat": TEXTS, "privacypolicy": FLAG, "keywords": TEXT, "kwarray": TEXTS,
}  # fmt: skip
PARTS = {
    "publisher": Shape({"id": TEXT, "name": TEXT, "domain": TEXT, "cat": TEXTS}),
    "content": Shape({"id": TEXT, "title": TEXT, "series": TEXT, "len": COUNT, "language": TEXT}),
}
APP = Shape(
    {**PLACE, "bundle": TEXT, "storeurl": TEXT, "ver": TEXT, "paid": FLAG},
    parts=PARTS,
    rules=(advised("bundle"), excludes("keywords", "kwarray")),
)
SITE = Shape(
    {**PLACE, "page": TEXT, "ref": TEXT, "search": TEXT, "mobile": FLAG},
    parts=PARTS,
    rules=(advised("page"), excludes("keywords", "kwarray")),
)


def comes_from_somewhere(value: dict[str, Any], place: str, found: Findings) -> None:
    """A request tells where the ads will be shown."""
    if not {"app", "site", "dooh"} & value.keys():
        found.advise(place, "should have app, site or dooh")


def keeps_children_unknown(value: dict[str, Any], place: str, found: Findings) -> None:
    """What identifies a child is not handed on."""
    if members(value, "regs").get("coppa") != 1:
        return
    user, device = members(value, "user"), members(value, "device")
    told = [f"user.{name}" for name in ("id", "buyeruid", "eids") if user.get(name)]
    told += ["device.ifa"] if device.get("ifa") else []
    for name in told:
        found.advise(f"{place}.{name}", "should not be told of a child (regs.coppa is 1)")


AUCTION = Kind(
    "must be 1, 2, 3 or a number from 500",
    lambda value: type(value) is int and (value in (1, 2, 3) or value >= 500),
)
REQUEST = Shape(
    known={
        "id": ID, "test": FLAG, "at": AUCTION, "tmax": SIZE, "wseat": TEXTS, "bseat": TEXTS,
        "allimps": FLAG, "cur": listed(CURRENCY), "wlang": listed(LANGUAGE), "wlangb": TEXTS,
        "acat": TEXTS, "bcat": TEXTS, "cattax": SIZE, "badv": TEXTS, "bapp": TEXTS,
    },
    # tmax may be absent by the standard; an engine with deadlines has no reason to hide them.
    needs=("id", "imp", "tmax"),
    parts={
        "app": APP, "site": SITE, "dooh": Shape(PLACE), "device": DEVICE, "user": USER,
        "regs": REGS, "source": SOURCE,
    },
    lists={"imp": IMP},
    rules=(
        filled("imp"), distinct("imp", "id"), excludes("app", "site", "dooh"),
        excludes("wseat", "bseat"), excludes("wlang", "wlangb"), excludes("acat", "bcat"),
        comes_from_somewhere, keeps_children_unknown,
    ),
)  # fmt: skip


def findings(request: Any) -> Findings:
    """Checks a request against all of the rules."""
    found = Findings()
    REQUEST.check(request, "request", found)
    return found
