"""Pods as players read them."""

from ..vast.elements import element
from .pod import Pod, PodAd

SEGMENT_MS = 5000
PROFILES = (("low", 800_000, "640x360"), ("high", 3_000_000, "1280x720"))
DAI = "urn:google:dai:2018"


def variants(pod: Pod, folder: str, query: str) -> str:
    """The HLS playlist that a player begins with."""
    lines = ["#EXTM3U", "#EXT-X-VERSION:6", "#EXT-X-INDEPENDENT-SEGMENTS"]
    for name, bandwidth, size in PROFILES:
        lines.append(
            f'#EXT-X-STREAM-INF:BANDWIDTH={bandwidth},RESOLUTION={size},CODECS="avc1.4d401f"'
        )
        lines.append(f"{folder}/{pod.identifier}/profile/{name}.m3u8?{query}")
    return "\n".join(lines) + "\n"


def segments(pod: Pod) -> list[tuple[PodAd, int]]:
    """The segments with their durations; none goes over the end of its ad."""
    return [
        (ad, min(SEGMENT_MS, ad.duration_ms - at))
        for ad in pod.ads
        for at in range(0, ad.duration_ms, SEGMENT_MS)
    ]


def rendition(pod: Pod, folder: str, profile: str) -> str:
    """The HLS playlist of one rendition."""
    lines = [
        "#EXTM3U", "#EXT-X-VERSION:6", f"#EXT-X-TARGETDURATION:{SEGMENT_MS // 1000}",
        "#EXT-X-MEDIA-SEQUENCE:0", "#EXT-X-PLAYLIST-TYPE:VOD",
    ]  # fmt: skip
    last = pod.ads[0].id if pod.ads else ""
    for number, (ad, duration) in enumerate(segments(pod)):
        if ad.id != last:
            lines.append("#EXT-X-DISCONTINUITY")
            last = ad.id
        lines.append(f"#EXTINF:{duration / 1000:.3f},")
        lines.append(f"{folder}/{pod.identifier}/profile/{profile}/{number}.ts")
    return "\n".join([*lines, "#EXT-X-ENDLIST"]) + "\n"


def dash(pod: Pod, folder: str) -> str:
    """The DASH manifest: a period for each ad, with its media ids as events."""
    periods: list[str] = []
    first = 0
    for ad in pod.ads:
        events = (
            element(
                "Event", presentationTime=mark.at_ms - ad.start_ms, id=number, messageData=mark.id
            )
            for number, mark in enumerate(pod.marks)
            if mark.ad == ad.id
        )
        stream = element("EventStream", *events, schemeIdUri=DAI, timescale=1000)
        template = element(
            "SegmentTemplate",
            media=f"{folder}/{pod.identifier}/profile/low/$Number$.mp4", timescale=1000,
            duration=SEGMENT_MS, startNumber=first,
        )  # fmt: skip
        shown = element("Representation", id="low", bandwidth=800_000, width=640, height=360)
        sets = element("AdaptationSet", template, shown, mimeType="video/mp4")
        duration = f"PT{ad.duration_ms / 1000:g}S"
        periods.append(element("Period", stream, sets, id=ad.id, duration=duration))
        first += -(-ad.duration_ms // SEGMENT_MS)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + element(
        "MPD", *periods, xmlns="urn:mpeg:dash:schema:mpd:2011", type="static",
        profiles="urn:mpeg:dash:profile:isoff-live:2011", minBufferTime="PT2S",
        mediaPresentationDuration=f"PT{pod.duration_ms / 1000:g}S",
    )  # fmt: skip
