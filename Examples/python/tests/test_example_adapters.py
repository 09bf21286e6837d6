"""The adapters in Examples/adapters, driven over real pipes by what ADAPTERS.md says."""

import json
import queue
import shutil
import subprocess
import sys
import threading
import unittest
from pathlib import Path

ADAPTERS = Path(__file__).resolve().parents[2] / "adapters"
PATIENCE = 20
LOAD = {
    "network": "partner",
    "adUnit": "/21775744923/example/native",
    "isTest": False,
    "currency": "USD",
    "isBidding": False,
    "timeoutMs": 1000,
}


class Conversation:
    """A running adapter, whose lines are read as they come."""

    def __init__(self, command, framing="line"):
        words = command if framing == "line" else [*command, "--framing=header"]
        self.framing = framing
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.heard = queue.Queue()
        self.kept = []
        self.last = 0
        threading.Thread(target=self.listen, daemon=True).start()
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def listen(self):
        output = self.process.stdout
        while line := output.readline():
            if self.framing == "header":
                output.readline()
                line = output.read(int(line.split(b":")[1]))
            self.heard.put(json.loads(line.decode("utf-8")))

    def write(self, body):
        head = b"Content-Length: %d\r\n\r\n" % len(body) if self.framing == "header" else b""
        self.process.stdin.write(head + body + (b"" if head else b"\n"))
        self.process.stdin.flush()

    def send(self, **message):
        self.write(json.dumps({"jsonrpc": "2.0", **message}).encode("utf-8"))

    def begin(self, method, **params):
        self.last += 1
        self.send(id=self.last, method=method, params=params)
        return self.last

    def wait(self, fits):
        for place, message in enumerate(self.kept):
            if fits(message):
                return self.kept.pop(place)
        while True:
            message = self.heard.get(timeout=PATIENCE)
            if fits(message):
                return message
            self.kept.append(message)

    def answer(self, call):
        return self.wait(lambda message: message.get("id") == call)

    def call(self, method, **params):
        return self.answer(self.begin(method, **params))

    def load(self, ad_id="ad-1", parameter="unit-a", formats=("native",), **more):
        credentials = {} if parameter is None else {"parameter": parameter}
        params = {**LOAD, "adId": ad_id, "formats": list(formats), "credentials": credentials}
        return self.call("adapter.load", **{**params, **more})

    def events(self, until):
        heard = []
        while not heard or heard[-1] != until:
            event = self.wait(lambda message: message.get("method") == "adapter.event")
            heard.append(event["params"]["type"])
        return heard

    def close(self):
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()
        return self.process.returncode


class AdapterRules:
    """What both have to do."""

    framing = "line"

    def setUp(self):
        self.adapter = Conversation(self.command, self.framing)
        self.addCleanup(lambda: self.assertEqual(self.adapter.close(), 0))

    def load(self, **params):
        answer = self.adapter.load(**params)
        self.assertIn("result", answer, answer)
        return answer["result"].get("ad")

    def refusal(self, answer):
        self.assertNotIn("result", answer)
        return answer["error"]["data"]["kind"], answer["error"]["data"]["code"]

    def test_it_describes_itself(self):
        params = {"engineVersion": "0.2.0", "contractVersion": "0.1.0"}
        described = self.adapter.call("adapter.describe", **params)["result"]
        self.assertEqual(len(described["formats"]), 7)
        self.assertTrue(described["bids"])

    def test_every_format_comes_with_its_content(self):
        contents = {"banner": "html", "native": "native", "customNative": "custom"}
        wanted = [{"id": "7", "name": "Simple", "assets": {"Größe": "text", "Bild": "image"}}]
        described = self.adapter.call("adapter.describe")["result"]
        for format in described["formats"]:
            ad = self.load(formats=[format], customFormats=wanted)
            self.assertEqual(ad["format"], format)
            self.assertIn(contents.get(format, "video"), ad, format)
            self.assertEqual("reward" in ad, format.startswith("rewarded"), format)
        ad = self.load(formats=["customNative"], customFormats=wanted)
        self.assertEqual(list(ad["custom"]["assets"]), ["Größe", "Bild"])

    def test_options_shape_the_ad(self):
        ad = self.load(options={"disableImageLoading": True, "multipleImages": True})
        self.assertEqual(["url" in image for image in ad["native"]["images"]], [True, True])
        self.assertEqual(["data" in image for image in self.load()["native"]["images"]], [True])
        size = {"width": 300, "height": 250}
        html = self.load(formats=["banner"], options={"sizes": [size]})["html"]
        self.assertEqual((html["width"], html["height"]), (300, 250))
        room = {"width": 411, "maxHeight": 60, "kind": "anchored"}
        html = self.load(formats=["banner"], options={"adaptive": room})["html"]
        self.assertEqual((html["width"], html["height"]), (411, 60))

    def test_a_bid_names_its_price_and_keeps_the_floor(self):
        self.assertNotIn("price", self.load())
        ad = self.load(isBidding=True, currency="EUR")
        self.assertEqual(ad["price"], {"cpmMicros": "2500000", "currency": "EUR"})
        self.assertEqual(self.load(isBidding=True, isTest=True)["price"]["cpmMicros"], "0")
        self.assertIsNone(self.load(isBidding=True, floorMicros="2500001"))

    def test_parameters_that_cannot_be_used_are_refused(self):
        missing = self.adapter.load(parameter=None)
        self.assertEqual(self.refusal(missing), ("badMediationSettings", 101))
        malformed = self.adapter.load(parameter=" \u2028")
        self.assertEqual(self.refusal(malformed), ("badMediationSettings", 102))
        self.assertEqual(self.refusal(self.adapter.load(parameter="broken")), ("serverError", 503))
        self.assertIsNone(self.load(parameter="empty"))

    def test_set_up_passes_over_what_cannot_be_used(self):
        good, bad, worse = ({"credentials": {"parameter": one}} for one in ("unit-a", "", "\n"))
        places = [good, bad, good, worse, {"credentials": {}}]
        for _ in range(2):
            answer = self.adapter.call("adapter.setUp", network="partner", placements=places)
            self.assertEqual(answer["result"], {})

    def test_set_up_fails_when_nothing_can_be_used(self):
        places = [{"credentials": {}}, {"credentials": {"parameter": ""}}]
        answer = self.adapter.call("adapter.setUp", network="partner", placements=places)
        self.assertEqual(self.refusal(answer), ("badMediationSettings", 101))

    def test_what_waits_can_be_cancelled_and_others_pass_it(self):
        params = {**LOAD, "formats": ["native"], "credentials": {"parameter": "slow"}}
        first, second = (
            self.adapter.begin("adapter.load", **params, adId=f"ad-{n}") for n in (1, 2)
        )
        self.assertTrue(self.load(ad_id="ad-3"))
        self.assertNotIn(first, [message.get("id") for message in self.adapter.kept])
        self.adapter.send(method="$/cancelRequest", params={"id": first})
        self.assertEqual(self.adapter.answer(first)["error"]["code"], 1)
        self.assertIn("ad", self.adapter.answer(second)["result"])

    def test_an_ad_is_presented_once_and_while_it_lasts(self):
        present = lambda ad_id: self.adapter.call("adapter.present", adId=ad_id)
        self.load(ad_id="ad-1")
        self.assertEqual(present("ad-1")["result"], {})
        self.assertEqual(self.refusal(present("ad-1")), ("adapterFailed", 105))
        self.load(ad_id="ad-2", parameter="withdrawn")
        self.assertEqual(self.refusal(present("ad-2")), ("adapterFailed", 106))
        self.load(ad_id="ad-3", parameter="short-lived")
        threading.Event().wait(0.25)
        self.assertEqual(self.refusal(present("ad-3")), ("adapterFailed", 107))
        self.load(ad_id="ad-4")
        self.assertEqual(self.adapter.call("adapter.release", adId="ad-4")["result"], {})
        self.assertEqual(self.refusal(present("ad-4")), ("adapterFailed", 105))

    def test_what_it_plays_by_itself_is_reported_in_order(self):
        ad = self.load(ad_id="ad-1", formats=["rewarded"], parameter="player")
        self.assertEqual(ad["counts"], {"impressions": True, "clicks": True})
        self.adapter.call("adapter.present", adId="ad-1", muted=True)
        events = "willPresent videoStarted impression muted firstQuartile midpoint thirdQuartile"
        events += " videoEnded rewardEarned willDismiss dismissed"
        self.assertEqual(self.adapter.events("dismissed"), events.split())
        self.load(ad_id="ad-2", formats=["rewarded"], parameter="player-late-reward")
        self.adapter.call("adapter.present", adId="ad-2")
        self.assertEqual(self.adapter.events("rewardEarned")[-2:], ["dismissed", "rewardEarned"])

    def test_no_child_is_followed(self):
        user = {"user": {"id": "viewer-7"}}
        self.assertIn("?viewer=", self.load(context=user)["clicks"]["destination"])
        for mark in ({"childDirected": True}, {"underAge": True}, {"ageRestricted": "child"}):
            answer = self.adapter.load(context={**user, **mark})
            if "error" in answer:
                self.assertEqual(self.refusal(answer), ("adapterFailed", 132))
            else:
                self.assertNotIn("?viewer=", json.dumps(answer))

    def test_whatever_comes_in_it_goes_on(self):
        for body in (b"{", b"\xff", b"[1]", b"7", b"null", b"[" * 100_000, b'{"id":{}}', b"{}"):
            self.adapter.write(body)
            self.assertIn(self.adapter.answer(None)["error"]["code"], (-32700, -32600), body[:20])
        self.adapter.write(b'{"id":5,"result":{}}')
        self.adapter.send(method="adapter.none", params={})
        self.adapter.send(method="adapter.notify", params={"adId": "ad-9", "type": "new"})
        self.assertEqual(self.adapter.call("adapter.none")["error"]["code"], -32601)
        self.assertEqual(self.adapter.call("adapter.load")["error"]["code"], -32602)
        room = {"sizes": 7, "adaptive": {"width": []}}
        wrong = self.adapter.load(formats=["banner"], options=room)
        self.assertTrue("result" in wrong or wrong["error"]["code"] == -32603)
        self.assertTrue(self.load(extras=[], options=7, context=None, unknown={"a": [1]}))
        self.assertEqual(self.adapter.kept, [])


class PythonAdapterTests(AdapterRules, unittest.TestCase):
    command = [sys.executable, str(ADAPTERS / "adapter.py")]


class PythonHeaderTests(PythonAdapterTests):
    framing = "header"


@unittest.skipUnless(shutil.which("node"), "there is no node to run the adapter with")
class NodeAdapterTests(AdapterRules, unittest.TestCase):
    command = ["node", str(ADAPTERS / "adapter.mjs")]


class NodeHeaderTests(NodeAdapterTests):
    framing = "header"


if __name__ == "__main__":
    unittest.main()
