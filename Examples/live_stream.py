#!/usr/bin/env python3
"""Watches a live stream with an ad break, as a player does: open, schedule, play, events.

The ad server is the one in Examples/rehearsal: python3 Examples/live_stream.py [path/to/adpipe]
"""

import json
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parent / "python"))

import adpipe

STREAM = "live;poll=1;ads=2;ad=5000"
SERVER = [sys.executable, str(Path(__file__).parent / "rehearsal"), "pods", "--parent-pipe"]
CONFIG = """outside: {allowPrivateAddresses: true}
streams: {live: {networkCode: "21775744923", customAssetKey: live, breakDurationMs: 12000,
  adServer: {register: true, endpoint: "%s"}}}"""


def watch(engine, base):
    session = engine.pod.open(stream="live", targeting={"section": "news & sport"}).session
    print(f"{session.id} is {session.stream_id or session.registration.remedy}")
    start = datetime.now(timezone.utc).replace(microsecond=0)

    def clock(position_ms):
        return (start + timedelta(milliseconds=position_ms)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")

    at = adpipe.types.BreakTime(clock=clock(10_000))
    planned = engine.pod.schedule(session=session.id, at=at).break_
    urlopen(planned.manifest_url).read()  # The player loads the ads, which have ids in them.
    media = json.load(urlopen(f"{base}/pods"))["pods"][0]["media"]
    while not engine.pod.explain(session=session.id).breaks[0].ads:
        time.sleep(0.1)  # The ad server tells of them once a second.
    for position in range(0, 25_001, 1000):
        met = [m["id"] for m in media if position - 1000 <= 10_000 + m["atMs"] < position]
        moved = engine.pod.playhead(
            session=session.id, position_ms=position, at=clock(position), media_ids=met
        )
        for event in moved.events:
            print(f"{position:6} {event.type} {event.pod.ad_title if event.pod else ''}".rstrip())
    while engine.pod.explain(session=session.id).session.verification.accepted < 10:
        time.sleep(0.1)  # Five moments of each ad are verified, beside the playing.
    print(engine.pod.close(session=session.id).session.verification)


with subprocess.Popen(
    [*SERVER, "--stream", STREAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE
) as server, tempfile.NamedTemporaryFile("w", suffix=".yaml") as config:
    base = json.loads(server.stdout.readline())["base"]
    print(CONFIG % base, file=config, flush=True)
    with adpipe.Engine(config=config.name, command=(sys.argv[1:] or [None])[0]) as engine:
        watch(engine, base)
