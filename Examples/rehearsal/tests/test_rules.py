"""The rules of OpenRTB 2.6, each broken once."""

import copy
import json
import unittest
from typing import Any

from rehearsal.exchange.rules import findings

NATIVE: dict[str, Any] = {
    "ver": "1.2",
    "context": 1,
    "plcmttype": 1,
    "assets": [
        {"id": 1, "title": {"len": 90}},
        {"id": 2, "img": {"type": 3, "wmin": 1, "hmin": 1}},
    ],
    "eventtrackers": [{"event": 1, "methods": [1]}],
}
GOOD: dict[str, Any] = {
    "id": "r1",
    "tmax": 500,
    "imp": [
        {"id": "1", "banner": {"format": [{"w": 320, "h": 50}]}, "bidfloor": 0.5},
        {
            "id": "2",
            "rwdd": 1,
            "video": {
                "mimes": ["video/mp4"], "protocols": [7], "plcmt": 3, "minduration": 5,
                "maxduration": 30, "skip": 1, "skipafter": 5,
            },
        },
        {"id": "3", "native": {"ver": "1.2", "request": json.dumps(NATIVE)}},
    ],
    "app": {"bundle": "com.example"},
    "device": {"ua": "own", "lmt": 0, "language": "en", "geo": {"lat": 1.5, "country": "DEU"}},
    "user": {"consent": "CP", "eids": [{"source": "id.example", "uids": [{"id": "x"}]}]},
    "regs": {"coppa": 0, "gdpr": 1, "us_privacy": "1YNN", "gpp": "D", "gpp_sid": [7]},
    "source": {
        "schain": {
            "complete": 1, "ver": "1.0", "nodes": [{"asi": "own.example", "sid": "1", "hp": 1}],
        }
    },
}  # fmt: skip

BROKEN: list[tuple[str, Any, str]] = [
    ("id", "", "request.id: must be a text that is not empty"),
    ("tmax", None, "request.tmax: is missing"),
    ("tmax", 0.5, "request.tmax: must be a whole number from 1"),
    ("imp", [], "request.imp: is empty"),
    ("imp", {}, "request.imp: must be a list of objects"),
    ("imp.0", 7, "request.imp[0]: must be an object"),
    ("imp.0.id", None, "request.imp[0].id: is missing"),
    ("imp.1.id", "1", "request.imp: has two with the same id"),
    ("imp.0.banner", None, "request.imp[0]: has none of banner, video, audio and native"),
    ("imp.0.banner.format", [], "request.imp[0].banner: has no size"),
    ("imp.0.banner.format.0.w", 0, "request.imp[0].banner.format[0].w: must be a whole number"),
    ("imp.0.bidfloor", -1, "request.imp[0].bidfloor: must be a number from 0"),
    ("imp.0.bidfloor", float("nan"), "request.imp[0].bidfloor: must be a number from 0"),
    ("imp.0.bidfloorcur", "usd", "request.imp[0].bidfloorcur: must be a currency"),
    ("imp.0.instl", True, "request.imp[0].instl: must be 0 or 1"),
    ("imp.0.ext", {"rewarded": 1}, "request.imp[0].ext.rewarded: stands in request.imp[0].rwdd"),
    ("imp.0.pmp", {"deals": [{}]}, "request.imp[0].pmp.deals[0].id: is missing"),
    ("imp.1.video.mimes", None, "request.imp[1].video.mimes: is missing"),
    ("imp.1.video.mimes", [], "request.imp[1].video.mimes: is empty"),
    ("imp.1.video.plcmt", 5, "request.imp[1].video.plcmt: must be a whole number from 1 to 4"),
    ("imp.1.video.minduration", 60, "a minduration of 60 above its maxduration of 30"),
    ("imp.1.video.rqddurs", [15], "has rqddurs, which excludes minduration and maxduration"),
    ("imp.1.video.skip", 0, "need skip to be 1"),
    ("imp.2.native.request", None, "request.imp[2].native.request: is missing"),
    ("imp.2.native.request", "[", "must be an object of Native 1.2 as a text of JSON"),
    ("imp.2.native.request", "{}", "request.imp[2].native.request.assets: is missing"),
    ("native.assets.0.id", 2, "assets: has two with the same id"),
    ("native.assets.0.title", None, "must be one of title, img, video and data, and is 0"),
    ("native.assets.0.title.len", None, "assets[0].title.len: is missing"),
    ("native.assets.0", {"id": 9, "video": {}}, "assets[0].video.protocols: is missing"),
    ("native.eventtrackers.0.methods", [], "eventtrackers[0].methods: is empty"),
    ("site", {"page": "https://own.example"}, "has app and site, which exclude each other"),
    ("wseat", ["a"], "has wseat and bseat, which exclude each other"),
    ("cur", ["dollar"], "request.cur: must be a list of which each must be a currency"),
    ("at", 4, "request.at: must be 1, 2, 3 or a number from 500"),
    ("device.language", "eng", "request.device.language: must be a language"),
    ("device.geo.lat", 91, "request.device.geo.lat: must lie from -90 to 90"),
    ("device.geo.country", "DE", "request.device.geo.country: must be a country"),
    ("regs.us_privacy", "no", "request.regs.us_privacy: must be four letters"),
    ("regs.ext", {"gdpr": 1}, "request.regs.ext.gdpr: stands in request.regs.gdpr since 2.6"),
    ("user.ext", {"consent": "x"}, "request.user.ext.consent: stands in request.user.consent"),
    ("user.eids.0.uids", [], "request.user.eids[0].uids: is empty"),
    ("source.ext", {"schain": {}}, "source.ext.schain: stands in request.source.schain"),
    ("source.schain.nodes.0.hp", 0, "source.schain.nodes[0].hp: must be 1"),
]


def changed(path: str, value: Any) -> dict[str, Any]:
    """The good request with one member changed, or removed."""
    request = copy.deepcopy(GOOD)
    native = copy.deepcopy(NATIVE)
    place: Any = {"native": native} if path.startswith("native") else request
    *steps, last = path.split(".")
    for step in steps:
        place = place[int(step)] if step.isdigit() else place[step]
    key = int(last) if last.isdigit() else last
    if value is None:
        del place[key]
    else:
        place[key] = value
    if path.startswith("native"):
        request["imp"][2]["native"]["request"] = json.dumps(native)
    if path == "wseat":
        request["bseat"] = ["b"]
    return request


class RuleTests(unittest.TestCase):
    def test_a_good_request_has_no_fault_and_nothing_to_wish_for(self) -> None:
        found = findings(GOOD)
        self.assertEqual((found.problems, found.advice), ([], []))

    def test_each_rule_is_found_broken_in_words(self) -> None:
        for path, value, words in BROKEN:
            with self.subTest(path=path, value=value):
                self.assertIn(words, "\n".join(findings(changed(path, value)).problems))

    def test_what_is_no_object_is_said_to_be_none(self) -> None:
        values: tuple[Any, ...] = (None, [], 7, "x", True)
        for value in values:
            self.assertEqual(findings(value).problems, ["request: must be an object"])

    def test_what_is_only_recommended_is_advice(self) -> None:
        advice = findings(changed("imp.1.video.plcmt", None)).advice
        self.assertEqual(advice, ["request.imp[1].video.plcmt: is recommended"])
        child = changed("regs.coppa", 1) | {"user": {"id": "x"}}
        self.assertIn("should not be told of a child", findings(child).advice[0])


if __name__ == "__main__":
    unittest.main()
