"""A chain of VAST documents, followed by the engine's own code and read by xmlwf from Debian.

xmlwf only checks that the same bytes are well-formed. Both are measured by their time on a core.
"""

import os
import resource
import shutil
import statistics
import subprocess

import tools

DEPTH = 3
SIZE = 20_000
READS = 200
EVENTS = ("start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "mute", "pause", "skip")


def compare(repetitions):
    """The nanoseconds that the whole chain takes each of them, in turn; xmlwf if it is there."""
    files = documents()
    program = tools.helper("VASTBench")
    samples = {"adpipe": []}
    if shutil.which("xmlwf") is not None:
        samples["xmlwf"] = []
        idle = min(processor_time(["-v"]) for _ in range(5))
    for _ in range(repetitions):
        samples["adpipe"].append(followed(program, files))
        if "xmlwf" in samples:
            chain = [name for _ in range(READS) for name in files]
            samples["xmlwf"].append((processor_time(chain) - idle) / READS)
    return samples


def followed(program, files):
    """The nanoseconds that following the chain takes, on average after some warmth."""
    done = subprocess.run(
        [program, str(READS), *files], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise tools.Failure(f"VASTBench ended with {done.returncode}: {done.stdout[-500:]}")
    return statistics.mean(int(line) for line in done.stdout.split())


def processor_time(files):
    """The nanoseconds on a core that xmlwf takes for these files."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(["xmlwf", *files], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e9


def documents():
    """Writes the chain: wrappers, and the ad last; as long as large ones of ad servers are."""
    names = []
    for level in range(DEPTH):
        is_last = level == DEPTH - 1
        extensions = []
        while len(text := document(level, is_last, "".join(extensions))) < SIZE:
            extensions.append(f"<Extension type=\"x\"><![CDATA[{len(extensions):0200}]]></Extension>")
        name = tools.ROOM / f"vast-{level}.xml"
        name.write_text(text, encoding="utf-8")
        names.append(os.fspath(name))
    return names


def document(level, is_last, extensions):
    """One document; trackers are most of what real ones have."""
    host = f"https://track{level}.example/event"
    query = "id=0123456789abcdef&amp;campaign=987654321&amp;ts=[TIMESTAMP]&amp;cb=[CACHEBUSTING]"
    tracking = "\n".join(
        f"<Tracking event=\"{event}\"><![CDATA[{host}/{event}/{number}?{query}]]></Tracking>"
        for event in EVENTS for number in range(5))
    impressions = "\n".join(
        f"<Impression id=\"{number}\"><![CDATA[ {host}/impression/{number}?{query} ]]></Impression>"
        for number in range(8))
    media = "\n".join(
        "<MediaFile delivery=\"progressive\" type=\"video/mp4\" "
        f"width=\"{width}\" height=\"{width * 9 // 16}\" bitrate=\"{width}\">"
        f"<![CDATA[https://media.example/{width}.mp4?{query}]]></MediaFile>"
        for width in (320, 640, 960, 1280, 1920))
    video = f"<Duration>00:00:30</Duration><MediaFiles>{media}</MediaFiles>" if is_last else ""
    kind = "InLine" if is_last else "Wrapper"
    head = (
        "<AdTitle>Tea</AdTitle>" if is_last else
        f"<VASTAdTagURI><![CDATA[https://bench.example/{level + 1}]]></VASTAdTagURI>")
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
<Ad id="{level}"><{kind}><AdSystem>bench</AdSystem>{head}
<Error><![CDATA[{host}/error?code=[ERRORCODE]]]></Error>
{impressions}
<Creatives><Creative id="{level}"><Linear skipoffset="00:00:05"><TrackingEvents>
{tracking}
</TrackingEvents>{video}<VideoClicks><ClickTracking><![CDATA[{host}/click?{query}]]></ClickTracking>
</VideoClicks></Linear></Creative></Creatives><Extensions>{extensions}</Extensions></{kind}></Ad></VAST>
"""
