"""The requests that are sent: all of one length, so that a file of them can be cut anywhere."""

import dataclasses
import functools
import json

from tools import ROOM

FIRST_ID = 1_000_000

AD_UNIT = "/21775744923/example/native"


@dataclasses.dataclass(frozen=True, eq=False)
class Call:
    """A method and its params."""

    method: str
    params: dict


CHECK = Call("health.check", {})
LOAD = Call("ad.load", {"adUnit": AD_UNIT, "format": "customNative", "formatIds": ["10063170"]})

PARTNER = Call("ad.load", {"adUnit": "partner", "format": "native"})

PARTNER_CONFIGURATION = """\
networks:
  partner: {{adapter: process, command: [{program}]}}
  sample: {{adapter: sample}}
adUnits:
  partner: {{formats: [native], waterfall: [{{network: partner, price: 2.50}}]}}
  sample: {{formats: [native], waterfall: [{{network: sample, price: 2.50}}]}}
"""

CONFIGURATION = """\
networks:
  sample: {{adapter: sample, latencyMs: {latency_ms}}}
adUnits:
  {ad_unit}:
    formats: [native, customNative]
    customFormats: ["10063170"]
    waterfall:
      - {{network: sample, price: 2.50}}
customFormats:
  "10063170":
    name: Simple
    assets: {{Headline: text, MainImage: image, Caption: text}}
    clickable: [MainImage]
"""


def configuration(latency_ms):
    """The path of a configuration with one network, which answers after that time."""
    path = ROOM / f"latency-{latency_ms}.yaml"
    path.write_text(CONFIGURATION.format(latency_ms=latency_ms, ad_unit=AD_UNIT))
    return path


def partner_configuration():
    """The path of a configuration with an adapter in C, and the sample network beside it."""
    path = ROOM / "partner.yaml"
    path.write_text(PARTNER_CONFIGURATION.format(program=ROOM / "adapter"))
    return path


def request(call, number, size=None):
    """The text of one request, filled up to a size by what _meta may carry besides."""
    message = {"jsonrpc": "2.0", "id": number, "method": call.method}
    if size is None:
        return _text(message | ({"params": call.params} if call.params else {}))
    meta = {"baggage": []}
    message["params"] = call.params | {"_meta": meta}
    while size - len(_text(message)) > 100:
        place = len(meta["baggage"])
        meta["baggage"].append({"key": f"screen.{place:02}", "value": place * 250, "seen": True})
    meta["note"] = ""
    meta["note"] = "a" * (size - len(_text(message)))
    assert len(_text(message)) == size, f"{call.method} does not fit into {size} bytes"
    return _text(message)


def one_request(contender, call):
    """The path of a file with one small request."""
    path = ROOM / f"{call.method}-{contender.framing}.txt"
    path.write_bytes(contender.frame(request(call, 1)))
    return path


@functools.cache
def many_requests(contender, call, size, count):
    """The path of a file with many requests of a size, their frames not counted."""
    path = ROOM / f"{call.method}-{contender.framing}-{size}-{count}.txt"
    before, after = request(call, FIRST_ID, size).split(str(FIRST_ID), 1)
    with path.open("wb") as file:
        for number in range(FIRST_ID, FIRST_ID + count):
            file.write(contender.frame(f"{before}{number}{after}"))
    return path


def forget():
    """Removes the files of requests, which are large."""
    for path in ROOM.glob("*.txt"):
        path.unlink()


def _text(message):
    return json.dumps(message, separators=(",", ":"))
