#!/usr/bin/env python3
"""An adapter for adpipe, to be copied: it speaks for a network that exists in this file alone.

    networks: {partner: {adapter: process, command: [python3, adapter.py]}}

Put your network where PLACES is used. What travels is described in ADAPTERS.md.
"""

import json
import os
import re
import sys
import threading
import time
import traceback

DOMAIN = "com.example.partner"
FULL_SCREEN = ["interstitial", "rewarded", "rewardedInterstitial", "appOpen"]
PRICE_MICROS = 2_500_000
SITE = "https://example.com/partner"
DOT = "R0lGODlhAQABAAAAACwAAAAAAQABAAA="
HEADERS = "--framing=header" in sys.argv

# The ad server. A parameter that is not here is a place that always fills.
PLACES = {
    "empty": {"fills": False},
    "broken": {"error": (503, "Too many requests.")},
    "slow": {"latency": 0.3},
    "short-lived": {"expiresInMs": 200},
    "withdrawn": {"withdrawn": True},
    "player": {"plays": True},
    "player-late-reward": {"plays": True, "late": True},
}


class Failure(Exception):
    """What is answered instead of a result; the engine passes number and message on."""

    def __init__(self, code, message, kind=None, number=None, **more):
        self.error = {"code": code, "message": message}
        if kind:
            more = {"kind": kind, "domain": DOMAIN, "code": number, "message": message, **more}
            self.error["data"] = more


def text(values, name):
    if isinstance(values.get(name), str) and values[name]:
        return values[name]
    raise Failure(-32602, f"{name} must be a text that is not empty.")


def members(values, name):
    """An object, or an empty one in place of anything else."""
    return values[name] if isinstance(values.get(name), dict) else {}


def parameter(values, code):
    """What the network calls the place."""
    value = members(values, "credentials").get("parameter")
    if value is None:
        raise Failure(code, "The parameter is missing.", "badMediationSettings", 101)
    if not isinstance(value, str) or not re.fullmatch(r"[A-Za-z0-9._/-]{1,100}", value):
        raise Failure(code, "The parameter is malformed.", "badMediationSettings", 102)
    return value


class Adapter:
    """Answers the engine. What comes in and what comes later take turns under one lock."""

    def __init__(self, send):
        self.send, self.lock = send, threading.RLock()
        self.places = set()
        self.loads = {}  # What waits for the network, by the id of the call.
        self.ads = {}  # What is not released, by adId.
        self.methods = {
            "adapter.describe": lambda call, params: self.describe(),
            "adapter.setUp": lambda call, params: self.set_up(params),
            "adapter.load": self.load,
            "adapter.present": lambda call, params: self.present(text(params, "adId"), params),
            "adapter.release": lambda call, params: self.release(text(params, "adId")),
            "adapter.notify": lambda call, params: self.notify(text(params, "adId"), params),
            "$/cancelRequest": lambda call, params: self.cancel(params.get("id")),
        }

    def receive(self, body):
        """Does what a message says; whatever comes in, the adapter goes on."""
        try:
            message = json.loads(body.decode("utf-8"))
        except (ValueError, RecursionError):
            return self.reply(None, Failure(-32700, "This is no JSON."))
        call = message.get("id", self) if isinstance(message, dict) else []
        if isinstance(call, (bool, list, dict)) or ("method" not in message and call is self):
            return self.reply(None, Failure(-32600, "This is no call."))
        if "method" not in message:
            return None  # An answer, though nothing was asked.
        with self.lock:
            method = self.methods.get(str(message["method"]), self.refuse)
            outcome = self.attempt(lambda: method(call, members(message, "params")))
            return None if outcome is None else self.reply(call, outcome)

    def refuse(self, call, params):
        raise Failure(-32601, "There is no such method.")

    def attempt(self, action):
        try:
            return action()
        except Failure as failure:
            return failure
        except Exception:
            traceback.print_exc()  # Standard error goes to the log of the engine.
            return Failure(-32603, "The adapter has made a mistake.")

    def reply(self, call, outcome):
        if call is self:
            return  # A notification has no id, and is never answered.
        failed = isinstance(outcome, Failure)
        self.send({"id": call, **({"error": outcome.error} if failed else {"result": outcome})})

    def after(self, seconds, action):
        """Does something later, unless the input ends before."""

        def act():
            with self.lock:
                action()

        timer = threading.Timer(seconds, act)
        timer.daemon = True
        timer.start()
        return timer

    def describe(self):
        extras = {"type": "object", "properties": {"muteAudio": {"type": "boolean"}}}
        formats = ["banner", *FULL_SCREEN, "native", "customNative"]
        versions = {"adapterVersion": "1.4.2.3", "sdkVersion": "7.0.1"}
        return {**versions, "formats": formats, "bids": True, "extras": extras}

    def set_up(self, params):
        """Passes over places that cannot be used, as long as there is another."""
        text(params, "network")
        failures = []
        for place in params.get("placements") or []:
            outcome = self.attempt(lambda: parameter(place, code=9))
            failures.append(outcome) if isinstance(outcome, Failure) else self.places.add(outcome)
        if failures and not self.places:
            raise failures[0]
        return {}

    def load(self, call, params):
        text(params, "adId")
        if not isinstance(params.get("formats"), list):
            raise Failure(-32602, "formats must be a list.")
        place = PLACES.get(parameter(params, code=14), {})
        if "latency" not in place:
            return self.offer(params, place)

        def answer():
            if self.loads.pop(call, None):
                self.reply(call, self.attempt(lambda: self.offer(params, place)))

        self.loads[call] = self.after(place["latency"], answer)
        return None

    def cancel(self, call):
        if isinstance(call, (str, int)) and call in self.loads:
            self.loads.pop(call).cancel()
            self.reply(call, Failure(1, "The engine has cancelled it."))

    def offer(self, params, place):
        """What the network has for the place: an ad, or nothing, or an error."""
        if "error" in place:
            number, message = place["error"]
            raise Failure(14, message, "serverError", number, retryAfterMs=30000)
        ad = draw(params, place) if place.get("fills", True) else None
        price = 0 if params.get("isTest") else PRICE_MICROS  # Nobody pays for test ads.
        if not ad or price and price < int(params.get("floorMicros", 0)):
            return {}
        if params.get("isBidding"):
            ad["price"] = {"cpmMicros": str(price), "currency": params.get("currency", "USD")}
        ad["expiresInMs"] = place.get("expiresInMs", 1_800_000)
        expiry = time.monotonic() + ad["expiresInMs"] / 1000
        muted = members(params, "extras").get("muteAudio") is True
        self.ads[params["adId"]] = {"ad": ad, "place": place, "expiry": expiry, "muted": muted}
        return {"ad": ad}

    def present(self, ad_id, params):
        held = self.ads.get(ad_id)
        if not held or held.get("used"):
            raise Failure(9, "There is no such ad to present.", "adapterFailed", 105)
        if held["place"].get("withdrawn"):
            raise Failure(9, "The ad was withdrawn.", "adapterFailed", 106)
        if time.monotonic() >= held["expiry"]:
            raise Failure(9, "The ad has expired.", "adapterFailed", 107)
        held["used"] = True
        if held["place"].get("plays") and "video" in held["ad"]:
            events = screenplay(held, held["muted"] or params.get("muted") is True)
            self.after(0, lambda: self.play(ad_id, held, events))  # The answer goes first.
        return {}

    def play(self, ad_id, held, events):
        """Reports what happens on the screen, each event after its wait, until the release."""
        for place, (wait, kind) in enumerate(events):
            if self.ads.get(ad_id) is not held:
                return
            if wait:
                rest = [(0, kind), *events[place + 1 :]]
                self.after(wait, lambda: self.play(ad_id, held, rest))
                return
            self.send({"method": "adapter.event", "params": {"adId": ad_id, "type": kind}})

    def release(self, ad_id):
        self.ads.pop(ad_id, None)
        return {}

    def notify(self, ad_id, params):
        """Where a network counts impressions and clicks; an ad that was lost is over."""
        if params.get("type") == "lost":
            self.ads.pop(ad_id, None)


def draw(params, place):
    """An ad of the first wanted format that there is."""
    context, options = members(params, "context"), members(params, "options")
    # Nobody is followed who is a child, or may be.
    grown = context.get("ageRestricted", "unspecified") == "unspecified"
    viewer = members(context, "user").get("id")
    is_known = viewer and grown and not context.get("childDirected") and not context.get("underAge")
    landing = f"{SITE}/landing?viewer={viewer.encode().hex()}" if is_known else f"{SITE}/landing"
    ad = {"clicks": {"deepLinks": ["tea://shop"], "destination": landing}}
    if options.get("customMute"):
        ad["muteReasons"] = ["Not interested", "Seen too often"]
    for ad["format"] in params["formats"]:
        if ad["format"] == "banner":
            return {**ad, "html": banner(options)}
        if ad["format"] == "native":
            return {**ad, "native": native(options)}
        if ad["format"] == "customNative" and params.get("customFormats"):
            return {**ad, "custom": custom(params["customFormats"][0], options)}
        if ad["format"] in FULL_SCREEN:
            ad["video"] = video(400 if place.get("plays") else 15000)
            if ad["format"].startswith("rewarded"):
                ad["reward"] = {"type": "coins", "amount": 10}
            if place.get("plays"):  # Who plays the ad is who counts.
                ad["counts"] = {"impressions": True, "clicks": True}
            return ad
    return None


def image(name, options):
    """The bytes, unless their address is enough."""
    address = options.get("disableImageLoading")
    return {"scale": 1, **({"url": f"{SITE}/{name}.gif"} if address else {"data": DOT})}


def choices(options):
    return {"icon": image("adchoices", options), "url": f"{SITE}/why"}


def banner(options):
    """A page in the size that was asked for first, or as large as there is room."""
    room = members(options, "adaptive")
    height = min(90, room.get("maxHeight", 90))
    size = {"width": room["width"], "height": height} if room else {"width": 320, "height": 50}
    return {"markup": "<p>A quiet cup of tea</p>", **(options.get("sizes") or [size])[0]}


def native(options):
    names = ["tea", "leaves"] if options.get("multipleImages") else ["tea"]
    shape = {"portrait": 0.5, "square": 1.0}.get(options.get("mediaAspectRatio"), 1.5)
    return {
        "headline": "A quiet cup of tea",
        "body": "Forty kinds of leaf tea, sent the day you order.",
        "callToAction": "Have a look",
        "advertiser": "Teehaus Größing",
        "icon": image("icon", options),
        "images": [image(name, options) for name in names],
        "media": {"hasVideo": False, "aspectRatio": shape},
        "adChoices": choices(options),
    }


def custom(wanted, options):
    """Every asset that the format names, of the kind that it says."""
    assets = {
        name: {"text": f"{name} of tea"} if kind == "text" else {"image": image(name, options)}
        for name, kind in wanted["assets"].items()
    }
    ad = {"formatId": wanted["id"], "assets": assets, "adChoices": choices(options)}
    return {**ad, "video": video(15000)} if wanted.get("hasVideo") else ad


def video(milliseconds):
    media = {"url": f"{SITE}/video.mp4", "mimeType": "video/mp4", "width": 1280, "height": 720}
    return {"media": [media], "durationMs": milliseconds}


def screenplay(held, is_muted):
    """What happens when the network plays an ad by itself, with the seconds before each event."""
    quarter = held["ad"]["video"]["durationMs"] / 4000
    reward = [(0.05, "rewardEarned")] if "reward" in held["ad"] else []
    late = held["place"].get("late")
    events = [(0, "willPresent"), (0, "videoStarted"), (0, "impression")]
    events += [(0, "muted")] if is_muted else []
    quartiles = ["firstQuartile", "midpoint", "thirdQuartile", "videoEnded"]
    events += [(quarter, kind) for kind in quartiles]
    events += [] if late else reward
    return [*events, (0, "willDismiss"), (0, "dismissed"), *(reward if late else [])]


def bodies(source):
    """The messages of the input: one a line, or each as long as its headers say."""
    while line := source.readline():
        if not HEADERS and line.strip():
            yield line
        length = re.match(rb"(?i)content-length: *(\d{1,9})\s*$", line) if HEADERS else None
        if length:
            while source.readline().strip():
                pass  # No other header matters.
            yield source.read(int(length[1]))


def main():
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What prints by accident prints to standard error.

    def send(message):
        line = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False)
        body = line.encode("utf-8", "replace")
        head = b"Content-Length: %d\r\n\r\n" % len(body)
        try:
            output.write(head + body if HEADERS else body + b"\n")
            output.flush()
        except OSError:
            os._exit(0)  # Nobody reads any more.

    adapter = Adapter(send)
    for body in bodies(sys.stdin.buffer):
        adapter.receive(body)
    os._exit(0)  # The end of the input is the end, whatever still waits.


if __name__ == "__main__":
    main()
