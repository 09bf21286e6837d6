"""The parts that ads in VAST are made of."""

from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from .elements import clock, data, element, linked, said

if TYPE_CHECKING:
    from .plan import Plan

Track = Callable[..., str]
EVENTS = (
    "creativeView", "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "mute",
    "unmute", "pause", "resume", "rewind", "skip", "closeLinear",
)  # fmt: skip
SIZES = ((640, 360, 500), (1280, 720, 1500), (1920, 1080, 4000), (320, 180, 250))
FILES = {"mp4": "video/mp4", "webm": "video/webm", "m3u8": "application/x-mpegURL"}
ENTITY = {"bomb": "&e9;", "external": "&file;", "none": "&name;"}


def entities(kind: str) -> str:
    """The type of the document, with entities that must not be followed."""
    match kind:
        case "bomb":
            steps = "".join(
                f'<!ENTITY e{n} "{f"&e{n - 1};" * 10 if n else "x" * 100}">' for n in range(10)
            )
            return f"<!DOCTYPE VAST [{steps}]>\n"
        case "external":
            return '<!DOCTYPE VAST [<!ENTITY file SYSTEM "file:///etc/hostname">]>\n'
        case "none":
            return '<!DOCTYPE VAST [<!ENTITY name "rehearsal">]>\n'
    return ""


def extensions(plan: "Plan", base: str, track: Track) -> str:
    """What others put into documents, and whom to let measure, which is no extension since 4.1."""
    inside = ""
    if plan.entities:
        inside += element("Extension", ENTITY[plan.entities], type="text")
    measure = verifications(base, track) if plan.verifications else ""
    if measure and plan.version < "4.1":
        inside += element("Extension", measure, type="AdVerifications")
        measure = ""
    if plan.prefixes:
        hint = '<ns1:Hint ns2:of="x">1</ns1:Hint>'
        inside += element("Extension", hint, type="waterfall", fallback_index=0)
    if plan.rewarded:
        inside += element("Extension", said("Rewarded", "1"), type="rewarded")
    return measure + (element("Extensions", inside) if inside else "")


def viewable(track: Track) -> str:
    """Where to tell whether the ad could be seen."""
    names = ("Viewable", "NotViewable", "ViewUndetermined")
    inside = (linked(name, track(name[0].lower() + name[1:])) for name in names)
    return element("ViewableImpression", *inside, id="own")


def verifications(base: str, track: Track) -> str:
    """Whom to let measure."""
    failure = track("verificationNotExecuted", reason="[REASON]")
    script = linked(
        "JavaScriptResource", base + "/verify.js", apiFramework="omid", browserOptional="true"
    )
    return element(
        "AdVerifications",
        element(
            "Verification",
            script,
            tracking([("verificationNotExecuted", failure)]),
            linked("VerificationParameters", "key=own"),
            vendor="birch.example-omid",
        ),
    )


def tracking(events: list[tuple[str, str]], *more: str) -> str:
    """Whom to tell of which event."""
    told = (linked("Tracking", address, event=event) for event, address in events)
    return element("TrackingEvents", *told, *more)


def still(base: str, width: int, height: int) -> str:
    """An image of a size."""
    return linked(
        "StaticResource", f"{base}/image?w={width}&h={height}&type=png", creativeType="image/png"
    )


def icons(base: str, track: Track) -> str:
    """The AdChoices mark, as an image to be fetched."""
    clicks = element(
        "IconClicks",
        linked("IconClickThrough", base + "/adchoices"),
        linked("IconClickTracking", track("iconClick")),
    )
    icon = element(
        "Icon", still(base, 16, 16), clicks, linked("IconViewTracking", track("iconView")),
        program="AdChoices", width=16, height=16, xPosition="right", yPosition="top",
        offset="00:00:00", duration="00:00:15",
    )  # fmt: skip
    return element("Icons", icon)


def creatives(plan: "Plan", base: str, number: int, track: Track) -> str:
    """All that an ad shows."""
    shown = []
    if plan.linear:
        # The name of the mark changed its case in version 4.
        mark = {"adId" if plan.version >= "4.0" else "AdID": f"{plan.id}-creative-{number}"}
        inside = (universal(plan), linear(plan, base, number, track))
        shown.append(element("Creative", *inside, id=number, sequence=1, **mark))
    if plan.nonlinear:
        shown.append(element("Creative", nonlinear(base, track), id=f"{number}-banner"))
    if plan.companions:
        shown.append(element("Creative", companions(plan, base, track), id=f"{number}-beside"))
    return element("Creatives", *shown)


def universal(plan: "Plan") -> str:
    """The id of a creative in a register."""
    register, _, value = plan.universal.partition(":")
    if not value or plan.version < "4.0":
        return ""
    attribute = value if plan.version < "4.1" else None
    return said("UniversalAdId", value, idRegistry=register, idValue=attribute)


def linear(plan: "Plan", base: str, number: int, track: Track) -> str:
    """The video."""
    skip = plan.skip if plan.skip.endswith("%") else clock(int(plan.skip)) if plan.skip else None
    is_third = plan.version >= "3.0"
    names = [*EVENTS, "loaded"] if plan.version >= "4.0" else EVENTS
    offsets = (("00:00:05", "5s"), ("80%", "80p")) if is_third else ()
    progress = (
        linked("Tracking", track("progress", at=name), event="progress", offset=offset)
        for offset, name in offsets
    )
    landing = f"{base}/landing?{urlencode({'id': plan.id, 'ad': number})}"
    clicks = linked("ClickThrough", landing) + linked("ClickTracking", track("click"))
    return element(
        "Linear",
        said("Duration", clock(plan.seconds(number))),
        tracking([(name, track(name)) for name in names], *progress),
        element("VideoClicks", clicks),
        element("MediaFiles", media(plan, base, number)),
        icons(base, track) if plan.icons and is_third else "",
        skipoffset=skip if is_third and not plan.rewarded else None,
    )


def media(plan: "Plan", base: str, number: int) -> str:
    """The files of a video, for every taste that was asked for."""
    unit = {"delivery": "progressive", "width": 640, "height": 360}
    if number == plan.bad:
        flash = {"type": "application/x-shockwave-flash", "apiFramework": "VPAID"}
        return linked("MediaFile", base + "/media.swf", **unit, **flash)
    script = {"type": "application/javascript", "apiFramework": "VPAID"}
    captions = linked("ClosedCaptionFile", base + "/captions.vtt", type="text/vtt", language="en")
    page = {"type": "text/html", "apiFramework": "SIMID"}
    original = base + "/media.mp4?of=mezzanine"
    extra = {
        "vpaid": linked("MediaFile", base + "/unit.js", **unit, **script),
        "simid": linked("InteractiveCreativeFile", base + "/simid.html", **page),
        "mezzanine": linked("Mezzanine", original, **unit, type="video/mp4"),
        "captions": element("ClosedCaptionFiles", captions),
    }
    found = ""
    for kind in plan.types.split(","):
        if kind in extra:
            found += extra[kind]
            continue
        for index in range(plan.media):
            width, height, bitrate = SIZES[index % len(SIZES)]
            found += linked(
                "MediaFile", f"{base}/media.{kind}?w={width}", id=f"{number}-{kind}-{index}",
                delivery="streaming" if kind == "m3u8" else "progressive",
                type=FILES.get(kind, kind), bitrate=bitrate, width=width, height=height,
            )  # fmt: skip
    return found


def nonlinear(base: str, track: Track) -> str:
    """An image over the video."""
    ad = element(
        "NonLinear",
        still(base, 320, 50),
        linked("NonLinearClickThrough", base + "/landing"),
        width=320, height=50, minSuggestedDuration="00:00:05",
    )  # fmt: skip
    return element("NonLinearAds", ad, tracking([("creativeView", track("overlay"))]))


def companions(plan: "Plan", base: str, track: Track) -> str:
    """What stands beside the video, in each kind of resource."""
    resources = (
        ("static", still(base, 300, 250)),
        ("html", element("HTMLResource", data("<p>Beside the ad</p>"))),
        ("frame", linked("IFrameResource", base + "/landing")),
    )
    beside = (
        element(
            "Companion",
            resource,
            tracking([("creativeView", track("companion", of=name))]),
            linked("CompanionClickThrough", base + "/landing"),
            linked("CompanionClickTracking", track("companionClick", of=name)),
            id=name, width=300, height=250,
        )
        for name, resource in resources
    )  # fmt: skip
    return element("CompanionAds", *beside, required="any" if plan.version >= "3.0" else None)
