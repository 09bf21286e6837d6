"""Plays with real demand: an exchange and a video ad server on loopback."""

import contextlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

import adpipe

CONFIGURATION = """
networks:
  exchange: {{adapter: openrtb, endpoint: "{base}/openrtb2/auction"}}
  tags: {{adapter: vast, endpoint: "{base}/vast?kind=wrapper&depth=2&rewarded=1&id=demo"}}
adUnits:
  story: {{formats: [native], waterfall: [
    {{network: exchange, parameter: "story;fill=1;seats=2;price=2.50;format=native", price: 1}}]}}
  lives: {{formats: [rewarded], reward: {{type: lives, amount: 1}}, waterfall: [
    {{network: exchange, parameter: "lives;fault=429:30", price: 9}}, {{network: tags, price: 8}}]}}
outside: {{allowPrivateAddresses: true}}
"""


@contextlib.contextmanager
def servers():
    """The ad servers of Examples/rehearsal, and where they are."""
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__).parent / "rehearsal"), "all", "--parent-pipe"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        yield json.loads(process.stdout.readline())["base"]
        process.stdin.close()


def play(screen, command):
    with servers() as base, tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
        file.write(CONFIGURATION.format(base=base))
        file.flush()
        with adpipe.Engine(config=file.name, command=command) as engine:
            native(engine, screen)
            rewarded(engine, screen)
        with urlopen(base + "/mistakes") as answer:
            mistakes = json.load(answer)["mistakes"]
        print(f"   The servers list what was done wrong: {len(mistakes)} mistakes.")


def native(engine, screen):
    screen.say("9. An exchange sells a native ad. Its image is a file before the load ends.")
    ad = engine.ad.load(ad_unit="story", format="native").ad
    print(f"   {ad.details.seat}: {ad.native.headline}")
    print(f"   {ad.native.images[0].path}")
    engine.ad.present(ad_id=ad.id)
    engine.event.report(ad_id=ad.id, type="impression")
    tell(engine, ad.id)


def rewarded(engine, screen):
    screen.say("10. The exchange wants to be left alone. An ad server fills, behind two wrappers.")
    loaded = engine.ad.load(ad_unit="lives", format="rewarded")
    for source in loaded.explain.sources:
        said = f" ({source.adapter.message})" if source.adapter else ""
        print(f"   {source.network}: {source.state}{said}")
    engine.ad.present(ad_id=loaded.ad.id)
    for event in ("impression", "videoStarted", "midpoint", "videoEnded"):
        engine.event.report(ad_id=loaded.ad.id, type=event)
    tell(engine, loaded.ad.id)


def tell(engine, ad_id):
    """Prints who heard what of an ad, once all of them have."""
    while engine.event.list(deliveries=True, limit=1).deliveries.waiting:
        pass
    for event in engine.event.list(ad_id=ad_id, deliveries=True).events:
        heard = [urlsplit(told.url) for told in event.deliveries or []]
        print(f"   {event.type}" + (f", told to {len(heard)} addresses, first" if heard else ""))
        for url in heard[:1]:
            print(f"      {url.path}?{url.query}"[:96])
