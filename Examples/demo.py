#!/usr/bin/env python3
"""Plays one session with the engine and prints every line that travels, then one with ad servers.

python3 Examples/demo.py [--config config.yaml] [path/to/adpipe]
"""

import argparse
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "python"))

import adpipe
import real_demand

AD_UNIT = "/21775744923/example/native"


class Screen:
    """Prints what happens, in colours where the reader has some."""

    def __init__(self):
        self.has_colours = sys.stdout.isatty()

    def say(self, text):
        print(f"\n{self.coloured('1', text)}", flush=True)

    def line(self, direction, line):
        colour = "36" if direction == ">>" else "31" if '"error"' in line[:60] else "32"
        print(f"{self.coloured(colour, direction)} {line}", flush=True)

    def coloured(self, colour, text):
        return f"\033[{colour}m{text}\033[0m" if self.has_colours else text


def play(engine, screen):
    screen.say("1. An app wants a native ad. The engine asks the networks and keeps the winner.")
    loaded = engine.ad.load(ad_unit=AD_UNIT, format="customNative", format_ids=["10063170"])
    ad = loaded.ad
    explain(loaded.explain)

    screen.say("2. The app takes it for the screen, and draws what it is told to.")
    creative = engine.ad.present(ad_id=ad.id).creative
    for name, asset in creative.custom.assets.items():
        print(f"   {name}: {asset.text or asset.image.url}")

    screen.say("3. The ad was seen. The engine records it once, however often it is told.")
    for _ in range(2):
        outcome = engine.event.report(ad_id=ad.id, type="impression", event_id="seen-1").events[0]
        print(f"   {outcome.status}")

    screen.say(
        "4. What happened to this ad. The impression was worth money; the engine says how much."
    )
    for event in engine.event.list(ad_id=ad.id).events:
        worth = (
            f", {event.value_micros / 1e6:g} {event.currency}"
            if event.value_micros is not None
            else ""
        )
        print(f"   {event.cursor}: {event.type} at {event.at}{worth}")

    screen.say("5. The viewer clicks the image. The engine says what to open.")
    action = engine.ad.click(ad_id=ad.id, asset="MainImage", can_open=["https"]).action
    destination = action.deep_link or action.browser
    print(f"   {action.which}: {destination.url if destination else 'the app acts by itself'}")

    screen.say(
        "6. A live stream has a break in half a minute. The player gets what it needs to play it."
    )
    start = (datetime.now(timezone.utc) + timedelta(seconds=30)).strftime("%Y-%m-%dT%H:%M:%SZ")
    planned = engine.pod.schedule(
        stream="live", stream_id="6e69425c:TUL", at=adpipe.types.BreakTime(clock=start)
    ).break_
    print(f"   {planned.identifier} at {planned.start}, {planned.duration_ms} ms")
    print(f"   {planned.manifest_url}")

    screen.say("7. A call that cannot succeed says why, and what to do about it.")
    try:
        engine.ad.present(ad_id=ad.id)
    except adpipe.RPCFailure as failure:
        print("   " + str(failure).replace("\n", "\n   "))

    screen.say(
        "8. The program closes the pipe. The engine finishes what it has, and ends by itself."
    )


def explain(explanation):
    for source in explanation.sources:
        print(
            f"   {source.network}: {source.state}"
            + (f" ({source.remedy})" if source.remedy else "")
        )


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument(
        "command", nargs="?", help="the engine, if it is not where it is looked for"
    )
    arguments.add_argument("--config", help="the configuration; the one built in if there is none")
    given = arguments.parse_args()
    screen = Screen()
    try:
        with adpipe.Engine(
            config=given.config, command=given.command, on_line=screen.line
        ) as engine:
            play(engine, screen)
        print("   It has ended.")
        real_demand.play(screen, given.command)
    except adpipe.AdpipeError as mistake:
        sys.exit(f"{mistake}")


if __name__ == "__main__":
    main()
