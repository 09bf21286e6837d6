"""VMAP: where in a programme the breaks are, and what fills them."""

import re
from dataclasses import replace

from ..web.messages import Refusal
from .documents import HEAD, body, told
from .elements import element, linked
from .plan import Plan

OFFSET = re.compile(r"start|end|\d\d:\d\d:\d\d(\.\d{3})?|\d{1,3}(\.\d+)?%|#\d{1,3}")
SOURCES = ("tag", "inline", "custom", "none")
SPACE = {"xmlns:vmap": "http://www.iab.net/videosuite/vmap"}


def schedule(plan: Plan, base: str, query: dict[str, str]) -> bytes:
    """The breaks that the query asks for: breaks=start,00:10:00,50%,#2,end."""
    source = query.get("source", "tag")
    if source not in SOURCES:
        raise Refusal(400, f"source={source} must be one of {', '.join(SOURCES)}")
    repeat = query.get("repeat")
    if repeat and not re.fullmatch(r"\d\d:\d\d:\d\d", repeat):
        raise Refusal(400, f"repeat={repeat} must be a time such as 00:10:00")
    breaks = []
    for index, offset in enumerate(query.get("breaks", "start,00:10:00,end").split(",")):
        if not OFFSET.fullmatch(offset):
            raise Refusal(400, f"{offset} is no offset: use start, end, HH:MM:SS.mmm, n% or #n")
        own = replace(plan, id=f"{plan.id}-{index}")
        events = (
            linked("vmap:Tracking", told(own, base, event), event=event)
            for event in ("breakStart", "breakEnd", "error")
        )
        breaks.append(
            element(
                "vmap:AdBreak",
                ad_source(own, base, source),
                element("vmap:TrackingEvents", *events),
                timeOffset=offset, breakType=query.get("type", "linear"),
                breakId=f"break-{index}", repeatAfter=repeat,
            )
        )  # fmt: skip
    return (HEAD + element("vmap:VMAP", *breaks, version="1.0", **SPACE) + "\n").encode()


def ad_source(plan: Plan, base: str, source: str) -> str:
    """What fills a break."""
    match source:
        case "none":
            return ""
        case "tag":
            within = linked("vmap:AdTagURI", plan.address(base), templateType="vast3")
        case "inline":
            within = element("vmap:VASTAdData", body(plan, base))
        case _:
            within = linked("vmap:CustomAdData", '{"own":1}', templateType="proprietary")
    multiple = "true" if plan.ads > 1 else "false"
    return element(
        "vmap:AdSource", within, id=plan.id, allowMultipleAds=multiple, followRedirects="true"
    )
