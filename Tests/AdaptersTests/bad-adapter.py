"""An adapter that breaks one rule, named by the argument, and is otherwise the example in Python."""

import importlib.util
import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "Examples" / "adapters" / "adapter.py"
SPEC = importlib.util.spec_from_file_location("adapter", EXAMPLE)
good = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(good)
Adapter, Failure = good.Adapter, good.Failure

bad = {}


def breaks(rule):
    """Marks what makes the adapter break the rule."""

    def note(function):
        bad[rule] = function
        return function

    return note


def around(owner, name, change):
    """Puts a function in the place of another, which it is given."""
    before = getattr(owner, name)
    setattr(owner, name, lambda *args, **named: change(before, *args, **named))


def at_method(method, action):
    """Does something with the messages that call that method: (adapter, message, go on)."""

    def receive(before, self, body):
        try:
            message = json.loads(body)
        except (ValueError, RecursionError):
            message = None
        if isinstance(message, dict) and message.get("method") == method and message.get("params"):
            return action(self, message, lambda: before(self, body))
        return before(self, body)

    around(Adapter, "receive", receive)


def at_send(change):
    """Changes what is sent, where the change gives something."""

    def start(before, self, send):
        before(self, lambda message: send(change(message) or message))

    around(Adapter, "__init__", start)


def after_call(method, message_or_bytes):
    """Says something besides, each time after that method was answered."""

    def act(self, message, go_on):
        go_on()
        self.send(message_or_bytes) if isinstance(message_or_bytes, dict) else raw(message_or_bytes)

    at_method(method, act)


def raw(data):
    """Writes to standard output what it likes."""
    STDOUT.write(data)
    STDOUT.flush()


def of_ad(format, change):
    """Changes the ads of one format."""

    def draw(before, params, place):
        ad = before(params, place)
        if ad and ad["format"] == format:
            ad = change({**ad}) or ad
        return ad

    around(good, "draw", draw)


def of_offer(fits, change):
    """Changes what the network offers where it fits: (params, place)."""

    def offer(before, self, params, place):
        if fits(params, place):
            return change(lambda: before(self, params, place), self, params)
        return before(self, params, place)

    around(Adapter, "offer", offer)


def of_play(change):
    """Changes what happens when the network plays an ad."""
    around(good, "screenplay", lambda before, held, muted: change(before(held, muted)))


def wants(format):
    return lambda params, place: params["formats"][0] == format


def without(values, name):
    return {key: value for key, value in values.items() if key != name}


def fails(code, message="No.", *more):
    def fail(*args):
        raise Failure(code, message, *more)

    return fail


OWN = ("adapterFailed", 199)


@breaks("STARTS")
def _():
    os._exit(3)


@breaks("STAYS_ALIVE")
def _():
    at_method("adapter.release", lambda self, message, go_on: os._exit(3))


@breaks("ANSWERS")
def _():
    of_offer(wants("native"), lambda go_on, self, params: None)


@breaks("ANSWERED_ONCE")
def _():
    at_method("adapter.present", lambda self, message, go_on: (go_on(), go_on()))


@breaks("ANSWERED_ONCE late")
def _():
    def act(self, message, go_on):
        go_on()
        late = {"id": message["id"], "result": {}}
        threading.Timer(0.3, lambda: self.send(late)).start()

    at_method("adapter.load", act)


@breaks("ID_ECHOED")
def _():
    at_send(lambda message: {**message, "id": float(message["id"])} if message.get("id") == 7 else None)


@breaks("ONLY_MESSAGES")
def _():
    after_call("adapter.release", b"released an ad\n")


@breaks("UTF8")
def _():
    after_call("adapter.release", '{"jsonrpc":"2.0","method":"größer"}\n'.encode("latin-1"))


@breaks("ANSWER_SHAPE")
def _():
    def act(self, message, go_on):
        raw(b'{"id":%d,"result":{}}\n' % message["id"])

    at_method("adapter.release", act)


@breaks("ANSWER_SHAPE both")
def _():
    at_send(lambda message: {**message, "error": {"code": 0, "message": ""}} if message.get("result") == {} else None)


@breaks("RESULT_SHAPE")
def _():
    of_ad("appOpen", lambda ad: {**ad, "expiresInMs": "soon", "clicks": "here"})


@breaks("WRONG_CONTENT none")
def _():
    of_ad("appOpen", lambda ad: without(ad, "video"))


@breaks("RESULT_SHAPE null")
def _():
    at_method("adapter.release", lambda self, message, go_on: self.send({"id": message["id"], "result": None}))


@breaks("ERROR_SHAPE")
def _():
    of_offer(lambda params, place: "error" in place, fails(14, "No.", "oops", 1))


@breaks("ERROR_NAMED")
def _():
    of_offer(lambda params, place: "error" in place, fails(14))


@breaks("SILENT_ON_NOTICES")
def _():
    after_call("adapter.notify", {"id": None, "result": {}})


@breaks("CALLS_NOTHING")
def _():
    after_call("adapter.release", {"id": 1, "method": "engine.hello", "params": {}})


@breaks("KNOWN_NOTIFICATIONS")
def _():
    after_call("adapter.release", {"method": "adapter.log", "params": {}})


@breaks("UNKNOWN_METHOD")
def _():
    around(Adapter, "refuse", lambda before, self, call, params: {})


@breaks("UNKNOWN_MEMBERS")
def _():
    def act(self, message, go_on):
        if "x-unknown" in message["params"]:
            return self.reply(message["id"], Failure(-32602, "What is x-unknown?"))
        return go_on()

    for method in ("adapter.describe", "adapter.setUp"):
        at_method(method, act)


@breaks("GARBAGE_ANSWERED")
def _():
    def receive(before, self, body):
        try:
            is_call = isinstance(json.loads(body), dict)
        except (ValueError, RecursionError):
            is_call = False
        if not is_call:
            while True:
                time.sleep(1)
        return before(self, body)

    around(Adapter, "receive", receive)


@breaks("MISSING_PARAMS")
def _():
    def present(before, self, call, params):
        return before(call, params) if params else {}

    def start(before, self, send):
        before(self, send)
        known = self.methods["adapter.present"]
        self.methods["adapter.present"] = lambda call, params: present(known, self, call, params)

    around(Adapter, "__init__", start)


@breaks("LARGE_MESSAGES")
def _():
    around(Adapter, "receive", lambda before, self, body: len(body) > 500_000 or before(self, body))


@breaks("DESCRIBES_QUICKLY")
def _():
    around(Adapter, "describe", lambda before, self: (time.sleep(0.012), before(self))[1])


@breaks("DESCRIBES_ALIKE")
def _():
    def describe(before, self):
        return {**before(self), "adapterVersion": "1.4.2." + str(len(self.places))}

    around(Adapter, "describe", describe)


@breaks("VERSIONS")
def _():
    around(Adapter, "describe", lambda before, self: {**before(self), "sdkVersion": "7.0-beta"})


@breaks("FORMATS")
def _():
    around(Adapter, "describe", lambda before, self: {**before(self), "formats": ["native", "native"]})


@breaks("SETS_UP")
def _():
    around(Adapter, "set_up", fails(9, "No.", *OWN))


@breaks("SETS_UP_AGAIN")
def _():
    def set_up(before, self, params):
        if self.places:
            raise Failure(9, "It is set up.", *OWN)
        return before(self, params)

    around(Adapter, "set_up", set_up)


@breaks("TOLERATES_PLACES")
def _():
    def set_up(before, self, params):
        for place in params.get("placements") or []:
            good.parameter(place, code=9)
        return before(self, params)

    around(Adapter, "set_up", set_up)


@breaks("FILLS")
def _():
    of_offer(wants("interstitial"), lambda go_on, self, params: {})


@breaks("LOADS_IN_TIME")
def _():
    of_offer(wants("appOpen"), lambda go_on, self, params: (time.sleep(1.2), go_on())[1])


@breaks("NOTHING_IS_NOTHING")
def _():
    of_offer(lambda params, place: "fills" in place, fails(14, "No.", *OWN))


@breaks("FAILURE_TOLD")
def _():
    of_offer(lambda params, place: "error" in place, lambda go_on, self, params: {})


@breaks("BAD_PLACE_TOLD")
def _():
    def load(before, self, call, params):
        try:
            return before(self, call, params)
        except Failure as failure:
            return {} if failure.error["code"] == 14 and failure.error["data"]["code"] < 103 else failure

    around(Adapter, "load", load)


@breaks("WRONG_FORMAT")
def _():
    of_ad("appOpen", lambda ad: {**ad, "format": "interstitial"})


@breaks("WRONG_CONTENT")
def _():
    of_ad("appOpen", lambda ad: {**without(ad, "video"), "native": good.native({})})


@breaks("WRONG_CUSTOM_FORMAT")
def _():
    of_ad("customNative", lambda ad: {**ad, "custom": {**ad["custom"], "formatId": "0"}})


@breaks("MISSING_ASSET")
def _():
    def change(ad):
        assets = dict(list(ad["custom"]["assets"].items())[1:])
        return {**ad, "custom": {**ad["custom"], "assets": assets}}

    of_ad("customNative", change)


@breaks("WRONG_ASSET_KIND")
def _():
    def change(ad):
        assets = {name: {"text": name} for name in ad["custom"]["assets"]}
        return {**ad, "custom": {**ad["custom"], "assets": assets}}

    of_ad("customNative", change)


@breaks("WRONG_SIZE")
def _():
    of_ad("banner", lambda ad: {**ad, "html": {**ad["html"], "width": 321}})


@breaks("NO_MEDIA")
def _():
    of_ad("appOpen", lambda ad: {**ad, "video": good.video(0)})


@breaks("NO_MARKUP")
def _():
    of_ad("banner", lambda ad: {**ad, "html": {**ad["html"], "markup": ""}})


@breaks("ADCHOICES_MISSING")
def _():
    of_ad("native", lambda ad: {**ad, "reserved": True, "native": without(ad["native"], "adChoices")})


@breaks("IMAGES_LOADED")
def _():
    of_ad("native", lambda ad: {**ad, "native": good.native({"disableImageLoading": True})})


@breaks("LIFETIME")
def _():
    of_offer(wants("appOpen"), lambda go_on, self, params: {"ad": {**go_on()["ad"], "expiresInMs": 0}})


@breaks("NO_PRICE")
def _():
    def change(go_on, self, params):
        result = go_on()
        return {"ad": without(result["ad"], "price")} if "ad" in result else result

    of_offer(lambda params, place: params.get("isBidding"), change)


@breaks("BELOW_FLOOR")
def _():
    around(Adapter, "offer", lambda before, self, params, place: before(self, without(params, "floorMicros"), place))


@breaks("TEST_UNPAID")
def _():
    around(Adapter, "offer", lambda before, self, params, place: before(self, {**params, "isTest": False}, place))


@breaks("EXTRAS_TAKEN")
def _():
    of_offer(lambda params, place: params.get("extras"), lambda go_on, self, params: {})


@breaks("CHILD_UNFOLLOWED")
def _():
    def draw(before, params, place):
        ad = before(params, place)
        viewer = good.members(good.members(params, "context"), "user").get("id", "")
        return ad and {**ad, "clicks": {"destination": "https://example.com/" + viewer}}

    around(good, "draw", draw)


@breaks("WAITS_APART")
def _():
    def load(before, self, call, params):
        place = good.PLACES.get(good.parameter(params, code=14), {}) if params else {}
        if "latency" not in place:
            return before(self, call, params)
        time.sleep(place["latency"])
        return self.offer(params, place)

    around(Adapter, "load", load)


@breaks("ADS_APART")
def _():
    around(Adapter, "release", lambda before, self, ad_id: self.ads.clear() or {})


@breaks("CANCEL_HARMLESS")
def _():
    def cancel(before, self, call):
        for waiting in list(self.loads):
            before(self, waiting)

    around(Adapter, "cancel", cancel)


@breaks("PRESENTS")
def _():
    def present(before, self, ad_id, params):
        if self.ads.get(ad_id, {}).get("ad", {}).get("format") == "appOpen":
            raise Failure(9, "No.", *OWN)
        return before(self, ad_id, params)

    around(Adapter, "present", present)


@breaks("PRESENT_REFUSED")
def _():
    around(Adapter, "present", lambda before, self, ad_id, params: {} if ad_id == "ad-none" else before(self, ad_id, params))


@breaks("STALE_REFUSED")
def _():
    def present(before, self, ad_id, params):
        if ad_id in self.ads:
            self.ads[ad_id]["expiry"] = float("inf")
        return before(self, ad_id, params)

    around(Adapter, "present", present)


@breaks("RELEASES")
def _():
    around(Adapter, "release", fails(9, "No.", *OWN))


@breaks("RELEASED_GONE")
def _():
    def release(before, self, ad_id):
        if ad_id in self.ads:
            self.ads[ad_id] = {**self.ads[ad_id], "used": False}
        return {}

    around(Adapter, "release", release)


@breaks("RELEASED_SILENT")
def _():
    def release(before, self, ad_id):
        held = self.ads.get(ad_id)
        if not held or not held["place"].get("plays"):
            return before(self, ad_id)
        return {}

    around(Adapter, "release", release)


@breaks("NOTICES_TAKEN")
def _():
    def notify(before, self, ad_id, params):
        while params["type"] == "muted":
            time.sleep(1)

    around(Adapter, "notify", notify)


@breaks("EVENT_SHAPE")
def _():
    of_play(lambda events: [*events[:2], (0, "hovered"), *events[2:]])


@breaks("EVENT_OF_NOBODY")
def _():
    def change(message):
        params = message.get("params", {})
        return {**message, "params": {**params, "adId": "ad-zero"}} if params.get("type") == "midpoint" else None

    at_send(change)


@breaks("EVENT_ONCE")
def _():
    of_play(lambda events: [one for event in events for one in [event] * (1 + (event[1] == "midpoint"))])


@breaks("EVENT_ORDER")
def _():
    of_play(lambda events: [*events[:4], events[6], *events[4:6], *events[7:]])


@breaks("EVENT_ORDER early")
def _():
    def present(before, self, ad_id, params):
        if ad_id in self.ads and self.ads[ad_id]["place"].get("plays"):
            self.send({"method": "adapter.event", "params": {"adId": ad_id, "type": "willPresent"}})
        return before(self, ad_id, params)

    around(Adapter, "present", present)


@breaks("COUNTS_AS_SAID")
def _():
    around(good, "draw", lambda before, params, place: without(before(params, place), "counts"))


@breaks("IMPRESSION_TOLD")
def _():
    of_play(lambda events: [event for event in events if event[1] != "impression"])


@breaks("DISMISSAL_TOLD")
def _():
    of_play(lambda events: [event for event in events if event[1] != "dismissed"])


@breaks("REWARD_TOLD")
def _():
    of_play(lambda events: [event for event in events if event[1] != "rewardEarned"])


@breaks("ENDS_WITH_INPUT")
def _():
    os._exit = lambda code: time.sleep(60)


@breaks("ENDS_WHEN_ASKED")
def _():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


@breaks("RESTARTS")
def _():
    known = {"ad-none"}

    def load(before, self, call, params):
        known.add(params.get("adId"))
        return before(self, call, params)

    def present(before, self, ad_id, params):
        return before(self, ad_id, params) if ad_id in known else {}

    around(Adapter, "load", load)
    around(Adapter, "present", present)


@breaks("nothing: it floods its log")
def _():
    def receive(before, self, body):
        os.write(2, b"a line of the log that nobody needs\n" * 2000)
        return before(self, body)

    around(Adapter, "receive", receive)


STDOUT = os.fdopen(os.dup(1), "wb")
bad[sys.argv[1]]()
good.main()
