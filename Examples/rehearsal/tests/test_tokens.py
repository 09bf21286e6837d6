"""Tokens of the pod server."""

import re
import shutil
import subprocess
import unittest
from urllib.parse import quote

from rehearsal.pods.tokens import objection, signature, signed

from .podding import NETWORK, NOW, PodCase
from .rehearsing import Answer


class TokenTests(PodCase):
    pod = {
        "ad_break_id": "mid-roll-1", "custom_asset_key": "secure", "network_code": NETWORK,
        "pd": "30000", "exp": str(NOW + 60),
    }  # fmt: skip
    stream = {"custom_asset_key": "secure", "network_code": NETWORK, "exp": str(NOW + 60)}

    def opening(self, token: str) -> Answer:
        return self.register("secure", f"?auth-token={quote(token, safe='')}")

    def test_whoever_has_the_right_tokens_gets_in(self) -> None:
        keys = self.server.told
        answer = self.opening(signed(self.stream, keys["streamKey"]))
        self.assertEqual(answer.status, 201)
        token = signed(self.pod, keys["podKey"])
        pod = "ad_break_id/mid-roll-1"
        served = self.hls(answer.json(), pod, "secure", **{"auth-token": token})
        self.assertEqual(served.status, 200)
        rendition = re.findall(r"^http.*$", served.body.decode(), re.M)[0]
        self.assertEqual(self.server.get(rendition).status, 200)
        told = {"cust_params": "a=1&b=2", "scte35": "/DAA+A=="}
        token = signed(self.pod | told, keys["podKey"])
        served = self.hls(answer.json(), pod, "secure", **told, **{"auth-token": token})
        self.assertEqual(served.status, 200)
        event = answer.json()["metadata_url"].split("/")[8]
        token = signed({"event": event, "exp": str(NOW + 60)}, keys["streamKey"])
        self.assertEqual(self.opening(token).status, 201)
        self.assertEqual(self.mistakes(), [])

    def test_nobody_else_does(self) -> None:
        self.blamed(self.register("secure"), 401, "auth-token is missing")
        wrong = signed(self.stream, self.server.told["podKey"])
        self.blamed(self.opening(wrong), 403, "the key that is for the other purpose")
        session = self.opening(signed(self.stream, self.server.told["streamKey"])).json()
        pod = "ad_break_id/mid-roll-1"
        self.blamed(self.hls(session, pod, "secure"), 401, "auth-token is missing")
        token = signed(self.pod, self.server.told["podKey"])
        longer = self.hls(session, pod, "secure", **{"auth-token": token}, pd="40000")
        self.blamed(longer, 403, "the token is for another pd")
        more = self.hls(session, pod, "secure", **{"auth-token": token}, scte35="x")
        self.blamed(more, 403, "the token does not say scte35")

    def test_each_mistake_in_a_token_has_its_words(self) -> None:
        needs = [{name: value} for name, value in self.pod.items() if name != "exp"]
        good = signed(self.pod, "k")
        text = good.partition("~hmac=")[0]
        backwards = "~".join(reversed(text.split("~")))
        for token, words in (
            ("", "has no hmac"),
            (f"{backwards}~hmac={signature(backwards, 'k')}", "not sorted"),
            (signed(self.pod | {"stream_id": "x"}, "k"), "one token is for all sessions"),
            (good[:-64] + good[-64:].upper(), "in lower case"),
            (signed(self.pod, "other"), "for the other purpose"),
            (signed(self.pod, "x"), "does not fit"),
            (signed(self.pod | {"exp": str(NOW * 1000)}, "k"), "in milliseconds"),
            (signed(self.pod | {"exp": str(NOW)}, "k"), "ended 0 s ago"),
            (signed(self.pod | {"exp": "soon"}, "k"), "must be seconds"),
            (signed(self.pod | {"pd": "1"}, "k"), "for another pd"),
            (signed(self.pod | {"x": "1"}, "k"), "x does not belong"),
            (signed({"exp": self.pod["exp"]}, "k"), "does not say ad_break_id"),
        ):
            self.assertIn(words, objection(token, "k", "other", needs, NOW) or "", token)
        self.assertIsNone(objection(good, "k", "other", needs, NOW))

    @unittest.skipUnless(shutil.which("openssl"), "there is no openssl to compare with")
    def test_openssl_signs_alike(self) -> None:
        text = "custom_asset_key=sgai-hls-live~exp=1777636860~network_code=21775744923"
        words = ["openssl", "dgst", "-sha256", "-mac", "HMAC", "-macopt", "key:secret"]
        done = subprocess.run(words, input=text.encode(), capture_output=True, check=True)
        self.assertEqual(signature(text, "secret"), done.stdout.decode().split()[-1])


if __name__ == "__main__":
    unittest.main()
