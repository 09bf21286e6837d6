"""VAST documents, written as their plan says."""

from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import urlencode

from . import parts
from .elements import clock, data, element, linked, said
from .plan import Plan

ENDLESS = 1_000_000
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
CATEGORIES = "https://www.iabtechlab.com/categories"


def document(plan: Plan, base: str) -> bytes:
    """The document of a plan, with addresses that begin with the base."""
    text = HEAD + parts.entities(plan.entities) + body(plan, base) + "\n"
    if plan.pad > len(text):
        text += f"<!--{'x' * (plan.pad - len(text))}-->\n"
    match plan.broken:
        case "cut":
            return text.encode()[: len(text) // 2]
        case "utf16":
            return text.replace('encoding="UTF-8"', 'encoding="UTF-16"').encode("utf-16")
        case "latin1":
            text = text.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
            return text.replace("birch", "b\u00fcche").encode("latin-1")
        case "control":
            return text.encode().replace(b"<AdTitle>", b"<AdTitle>\x01\x08")
        case "html":
            return b"<!doctype html><html><body><p>There is no ad here<br></body></html>"
    return text.encode()


def body(plan: Plan, base: str) -> str:
    """The one element that everything is in."""
    if plan.version == "1.0":
        return element("VideoAdServingTemplate", first_version(plan, base))
    version: str | None = plan.version
    if plan.broken in ("noversion", "badversion"):
        version = None if plan.broken == "noversion" else "9.9"
    space = "http://www.iab.com/VAST" if plan.version >= "4.0" else None
    return element("VAST", *inside(plan, base), version=version, xmlns=space)


def inside(plan: Plan, base: str) -> Iterator[str]:
    """The ads of a document, or what is in place of them."""
    if plan.broken == "deep":
        yield "<Extension>" * 5000 + "</Extension>" * 5000
    if plan.broken == "noad":
        return
    if plan.kind == "empty":
        yield linked("Error", told(plan, base, "noad", code="[ERRORCODE]"))
    elif plan.kind == "loop" or (plan.kind == "wrapper" and plan.level < plan.depth):
        yield wrapper(plan, base)
    elif plan.kind == "endless":
        yield wrapper(replace(plan, depth=ENDLESS), base)
    elif plan.kind == "wrappers":
        for sequence in range(1, max(plan.ads, 1) + 1):
            yield wrapper(plan, base, sequence)
        for number in range(plan.ads + 1, plan.ads + plan.buffet + 1):
            yield ad(plan, base, number, None)
    else:
        for sequence in range(1, plan.ads + 1):
            yield ad(plan, base, sequence, sequence)
        alone = plan.buffet if plan.ads or plan.buffet else 1
        for number in range(plan.ads + 1, plan.ads + alone + 1):
            yield ad(plan, base, number, None)


def told(plan: Plan, base: str, event: str, number: int = 1, **macros: str) -> str:
    """The address that is told of an event; macros stand in it as they are."""
    query: dict[str, object] = {"id": plan.id, "ad": number, "level": plan.level, "event": event}
    if plan.doc:
        query["doc"] = plan.doc
    if plan.status:
        query["fault"] = plan.status
    more = "".join(f"&{name}={macro}" for name, macro in macros.items())
    return f"{base}/track?{urlencode(query, safe='*:')}{more}"


def ad(plan: Plan, base: str, number: int, sequence: int | None) -> str:
    """One ad with its content, in the order that the schemas have."""

    def track(event: str, **macros: str) -> str:
        return told(plan, base, event, number, **macros)

    def since(version: str, *texts: str) -> str:
        return "".join(texts) if plan.version >= version else ""

    shown = track("impression", stamp="[TIMESTAMP]", no="[CACHEBUSTING]")
    categories = (
        said("Category", category, authority=CATEGORIES)
        for category in filter(None, plan.categories.split(","))
    )
    price = linked("Pricing", plan.price, model="CPM", currency="USD") if plan.price else ""
    content = element(
        "InLine",
        said("AdSystem", "Rehearsal", version="1.0"),
        said("AdTitle", f"Ad {number} of {plan.id}"),
        linked("Description", "An ad that is not for sale."),
        since("3.0", said("Advertiser", plan.advertiser)),
        linked("Error", track("error", code="[ERRORCODE]")),
        linked("Impression", shown, id="own"),
        since("3.0", price),
        since("4.1", said("AdServingId", f"{plan.id}-{number}")),
        since("4.0", *categories),
        since("4.0", parts.viewable(track) if plan.viewable else ""),
        since("4.1", said("Expires", str(plan.expires)) if plan.expires else ""),
        parts.extensions(plan, base, track),
        parts.creatives(plan, base, number, track),
    )
    order = sequence if plan.version >= "3.0" else None
    kind = "video" if plan.version >= "4.1" else None
    return element("Ad", content, id=number, sequence=order, adType=kind)


def further(plan: Plan, base: str, sequence: int | None) -> str:
    """The address that a wrapper leads to: of one ad if the wrapper is one of a pod."""
    if plan.kind == "loop":
        return plan.address(base)
    if sequence is None:
        return plan.address(base, level=plan.level + 1)
    kind = "empty" if sequence == plan.bad else "inline"
    alone = {"kind": kind, "ads": 0, "buffet": 0, "bad": 0, "id": f"{plan.id}-{sequence}"}
    return plan.address(base, level=plan.level + 1, **alone)


def wrapper(plan: Plan, base: str, sequence: int | None = None) -> str:
    """An ad that stands elsewhere."""

    def track(event: str, **macros: str) -> str:
        return told(plan, base, event, sequence or 0, **macros)

    is_third = plan.version >= "3.0"
    rules = (
        ("followAdditionalWrappers", plan.follow, True),
        ("allowMultipleAds", plan.multiple, False),
        ("fallbackOnNoAd", plan.fallback, False),
    )
    following = {
        name: str(says).lower() for name, says, usual in rules if says != usual and is_third
    }
    linear = element(
        "Linear",
        parts.tracking([(event, track(event)) for event in parts.EVENTS]),
        element("VideoClicks", linked("ClickTracking", track("click"))),
        parts.icons(base, track) if plan.icons and is_third else "",
    )
    content = element(
        "Wrapper",
        said("AdSystem", "Rehearsal"),
        linked("VASTAdTagURI", further(plan, base, sequence)),
        linked("Error", track("error", code="[ERRORCODE]")),
        linked("Impression", track("impression")),
        parts.extensions(plan, base, track),
        element("Creatives", element("Creative", linear)),
        **following,
    )
    number = f"wrapper-{plan.level}" + (f"-{sequence}" if sequence else "")
    return element("Ad", content, id=number, sequence=sequence if is_third else None)


def first_version(plan: Plan, base: str) -> str:
    """An ad as VAST 1 had it."""

    def own(name: str, address: str, **attributes: object) -> str:
        return element(name, linked("URL", address), **attributes)

    if plan.kind == "empty":
        return ""
    if plan.kind == "loop" or (plan.kind == "wrapper" and plan.level < plan.depth):
        target = further(plan, base, None)
        shown = own("Impression", told(plan, base, "impression", 0))
        tag = own("VASTAdTagURL", target)
        return element("Ad", element("Wrapper", said("AdSystem", "Rehearsal"), tag, shown), id="1")
    events = (
        own("Tracking", told(plan, base, event), event=event)
        for event in ("start", "midpoint", "firstQuartile", "thirdQuartile", "complete")
    )
    file = own(
        "MediaFile", base + "/media.mp4", delivery="progressive", type="video/mp4", width=640,
        height=360, bitrate=500,
    )  # fmt: skip
    video = element(
        "Video",
        said("Duration", clock(plan.duration)),
        said("AdID", plan.id),
        element("VideoClicks", own("ClickThrough", base + "/landing")),
        element("MediaFiles", file),
    )
    content = element(
        "InLine",
        said("AdSystem", "Rehearsal"),
        element("AdTitle", data("Ad 1")),
        own("Impression", told(plan, base, "impression")),
        element("TrackingEvents", *events),
        video,
    )
    return element("Ad", content, id="1")
