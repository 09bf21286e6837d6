"""The exchange, asked as an engine asks."""

import base64
import json
import unittest
import xml.etree.ElementTree as ET
from typing import Any

from .rehearsing import Answer, Rehearsing

ASSETS = [
    {"id": 1, "title": {"len": 10}},
    {"id": 2, "img": {"type": 1, "w": 64, "h": 64}},
    {"id": 3, "img": {"type": 3, "wmin": 300, "hmin": 200, "mimes": ["image/jpeg"]}},
    {"id": 4, "data": {"type": 12}},
]
NATIVE = {"ver": "1.2", "assets": ASSETS, "eventtrackers": [{"event": 1, "methods": [1, 2]}]}
MEDIA: dict[str, dict[str, Any]] = {
    "banner": {"format": [{"w": 320, "h": 50}]},
    "video": {"mimes": ["video/mp4"], "protocols": [7], "maxduration": 30, "skip": 1},
    "native": {"ver": "1.2", "request": json.dumps(NATIVE)},
}


def request(
    tag: str, *kinds: str, imp: dict[str, Any] | None = None, **more: Any
) -> dict[str, Any]:
    """A request for one place."""
    media = {kind: MEDIA[kind] for kind in kinds or ("banner",)}
    return {
        "id": "r-1",
        "tmax": 500,
        "imp": [{"id": "i-1", "tagid": tag, **media, **(imp or {})}],
    } | more


class ExchangeCase(unittest.TestCase):
    server: Rehearsing

    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Rehearsing("exchange", "--seed", "7")
        cls.addClassCleanup(cls.server.close)

    def setUp(self) -> None:
        self.server.reset()

    def ask(self, tag: str, *kinds: str, **more: Any) -> Answer:
        return self.server.post("/openrtb2/auction", request(tag, *kinds, **more))

    def bids(self, tag: str, *kinds: str, **more: Any) -> list[dict[str, Any]]:
        answer = self.ask(tag, *kinds, **more)
        if answer.status == 204:
            return []
        self.assertEqual(answer.status, 200, answer.body)
        return [bid for seat in answer.json()["seatbid"] for bid in seat["bid"]]


class AuctionTests(ExchangeCase):
    def test_the_same_seed_gives_the_same_auctions(self) -> None:
        runs = []
        for _ in range(2):
            self.server.reset()
            runs.append([self.ask("home", "banner", "video", "native").body for _ in range(20)])
        self.assertEqual(runs[0], runs[1])
        self.assertGreater(len(set(runs[0])), 15)
        other = Rehearsing("exchange", "--seed", "8")
        self.addCleanup(other.close)
        body = request("home", "banner", "video", "native")
        prices = [other.post("/openrtb2/auction", body).body for _ in range(20)]
        self.assertNotEqual([len(one) for one in prices], [len(one) for one in runs[0]])

    def test_one_place_does_not_disturb_another(self) -> None:
        def prices() -> list[float]:
            return [bid["price"] for _ in range(5) for bid in self.bids("home")]

        alone = prices()
        self.server.reset()
        self.bids("elsewhere")
        self.assertEqual(prices(), alone)

    def test_seats_bid_as_often_as_they_shall(self) -> None:
        self.assertEqual(len(self.bids("home;fill=1;seats=3")), 3)
        self.assertEqual(self.ask("home;fill=0").status, 204)
        count = sum(len(self.bids("home;seats=1")) for _ in range(200))
        self.assertTrue(150 < count < 190, count)

    def test_floors_are_kept_in_every_currency(self) -> None:
        for floor, currency, answered in (
            (3, "USD", "USD"),
            (300, "JPY", "EUR"),
            (2, "EUR", "GBP"),
        ):
            imp = {"bidfloor": floor, "bidfloorcur": currency}
            answer = self.ask("home;fill=1", imp=imp, cur=[answered]).json()
            self.assertEqual(answer["cur"], answered)
            rates = {"USD": 1.0, "EUR": 0.9, "GBP": 0.8, "JPY": 150.0}
            least = floor / rates[currency] * rates[answered]
            for seat in answer["seatbid"]:
                self.assertGreaterEqual(seat["bid"][0]["price"], round(least, 2))
        self.assertEqual(self.bids("home;fill=1;price=2.5", imp={"bidfloor": 2.6}), [])
        self.assertEqual(self.bids("home;fill=1;price=2.5")[0]["price"], 2.5)

    def test_deals_are_taken_up_and_private_ones_alone(self) -> None:
        pmp = {"private_auction": 1, "deals": [{"id": "d-1", "bidfloor": 9, "wseat": ["alder"]}]}
        answer = self.ask("home;fill=1", imp={"pmp": pmp}).json()
        self.assertEqual([seat["seat"] for seat in answer["seatbid"]], ["alder"])
        bid = answer["seatbid"][0]["bid"][0]
        self.assertEqual(bid["dealid"], "d-1")
        self.assertGreater(bid["price"], 9)
        self.assertEqual(self.bids("home;fill=1;deals=0", imp={"pmp": pmp}), [])

    def test_who_is_not_wanted_does_not_bid(self) -> None:
        for rule in ({"bseat": ["birch"]}, {"wseat": ["alder"]}, {"badv": ["birch.example"]},
                     {"bcat": ["IAB8"]}):  # fmt: skip
            bids = self.bids("home;fill=1", **rule)
            self.assertEqual([bid["adomain"] for bid in bids], [["alder.example"]], rule)

    def test_each_format_comes_as_it_was_asked_for(self) -> None:
        kinds = {self.bids("any;fill=1", *MEDIA)[0]["mtype"] for _ in range(30)}
        self.assertEqual(kinds, {1, 2, 4})
        (banner, *_) = self.bids("home;fill=1", "banner")
        self.assertEqual((banner["w"], banner["h"]), (320, 50))
        (video, *_) = self.bids("home;fill=1;format=video", *MEDIA)
        linear = next(ET.fromstring(video["adm"]).iter("{http://www.iab.com/VAST}Linear"))
        self.assertEqual(linear.get("skipoffset"), "00:00:05")
        (wrapped, *_) = self.bids("home;fill=1;vast=depth=2+version=3.0", "video")
        self.assertEqual(next(ET.fromstring(wrapped["adm"]).iter("Wrapper")).tag, "Wrapper")
        self.assertNotIn("mtype", self.bids("home;fill=1;mtype=0")[0])

    def test_a_native_ad_has_the_assets_in_each_spelling(self) -> None:
        for wish, opened in (
            ("text", json.loads),
            ("object", lambda adm: adm),
            ("wrapped", lambda adm: json.loads(adm)["native"]),
        ):
            ad = opened(self.bids(f"home;fill=1;native={wish}", "native")[0]["adm"])
            self.assertEqual([asset["id"] for asset in ad["assets"]], [1, 2, 3, 4])
            self.assertLessEqual(len(ad["assets"][0]["title"]["text"]), 10)
            image = self.server.get(ad["assets"][2]["img"]["url"])
            self.assertEqual(image.headers["Content-Type"], "image/jpeg")
            self.assertEqual(ad["eventtrackers"][0]["method"], 1)

    def test_a_prebid_server_says_more(self) -> None:
        ext = {"prebid": {"returnallbidstatus": True}}
        answer = self.ask("home;fill=1;seats=1;mtype=0", "video", ext=ext).json()
        self.assertEqual(answer["seatbid"][0]["bid"][0]["ext"]["prebid"]["type"], "video")
        self.assertEqual(answer["ext"]["responsetimemillis"], {"birch": 0})
        self.assertEqual(answer["ext"]["tmaxrequest"], 500)
        silent = self.ask("home;fill=1;price=1", imp={"bidfloor": 2}, ext=ext)
        self.assertEqual(silent.status, 204)

    def test_no_bid_is_said_in_each_way(self) -> None:
        self.assertEqual(self.ask("home;fill=0").status, 204)
        self.assertEqual(self.ask("home;fill=0;nobid=empty").json()["seatbid"], [])
        self.assertEqual(self.ask("home;fill=0;nobid=8").json(), {"id": "r-1", "nbr": 8})

    def test_what_breaks_a_rule_is_answered_in_words(self) -> None:
        answer = self.ask("home", "banner", app={}, site={})
        self.assertEqual(answer.status, 400)
        self.assertEqual(
            answer.json()["errors"], ["request: has app and site, which exclude each other"]
        )
        self.assertEqual(self.server.list("requests")[0]["problems"], answer.json()["errors"])
        self.assertEqual(self.ask("home;fil=1").status, 400)
        self.assertEqual(self.ask("home;fill=2").status, 400)
        self.assertEqual(self.server.ask("/openrtb2/auction", b"{}").status, 415)
        broken = self.server.ask("/openrtb2/auction", b"{", Content_Type="application/json")
        self.assertEqual(broken.status, 400)


class MischiefTests(ExchangeCase):
    def answer(self, fault: str) -> Any:
        return self.ask(f"home;fill=1;seats=1;fault={fault}").json()

    def bid(self, fault: str) -> Any:
        return self.answer(fault)["seatbid"][0]["bid"][0]

    def test_a_place_meets_its_fault(self) -> None:
        self.assertEqual(self.ask("home;fault=429:7").headers["Retry-After"], "7")
        statuses = [self.ask("home;fill=1;fault=500*2").status for _ in range(3)]
        self.assertEqual(statuses, [500, 500, 200])

    def test_answers_are_wrong_in_what_they_say(self) -> None:
        self.assertEqual(self.answer("wrongCurrency")["cur"], "XTS")
        self.assertNotEqual(self.answer("wrongId")["id"], "r-1")
        self.assertEqual(self.answer("nbr:4"), {"id": "r-1", "nbr": 4})
        self.assertEqual(self.answer("nullSeat")["seatbid"][0], None)
        self.assertEqual(len(self.answer("bidTwice")["seatbid"][0]["bid"]), 2)
        self.assertEqual(self.bid("unknownImp")["impid"], "of-nothing")
        self.assertEqual(self.bid("negativePrice")["price"], -1)
        self.assertNotIn("price", self.bid("noPrice"))
        self.assertNotIn("adm", self.bid("noMarkup"))
        self.assertEqual(self.bid("unknownMtype")["mtype"], 99)
        self.assertIn('"id":"one"', self.bid("badNative")["adm"])

    def test_answers_are_wrong_in_their_spelling(self) -> None:
        for fault in ("wrongJson", "badText", "deepJson"):
            with self.assertRaises((ValueError, RecursionError)):
                self.answer(fault)
        twins = self.ask("home;fill=1;fault=twinMembers").body
        self.assertEqual(twins.count(b'"id":"twin"'), 1)


class NoticeTests(ExchangeCase):
    def told(self, bid: dict[str, Any], kind: str, **changes: str) -> str:
        truth = {
            "AUCTION_ID": "r-1", "AUCTION_BID_ID": "r1", "AUCTION_IMP_ID": "i-1",
            "AUCTION_SEAT_ID": "birch", "AUCTION_AD_ID": bid["adid"], "AUCTION_CURRENCY": "USD",
            "AUCTION_PRICE": str(bid["price"]), "AUCTION_LOSS": "102", "AUCTION_MBR": "",
            "AUCTION_MIN_TO_WIN": "", "AUCTION_MULTIPLIER": "", "AUCTION_IMP_TS": "",
        } | changes  # fmt: skip
        price = truth["AUCTION_PRICE"].encode()
        url: str = bid[kind].replace("${AUCTION_PRICE:B64}", base64.b64encode(price).decode())
        for name, value in truth.items():
            url = url.replace(f"${{{name}}}", value)
        return url.replace("=&", "=&")

    def mistakes(self) -> list[str]:
        return [mistake["what"] for mistake in self.server.list("mistakes")]

    def test_what_is_right_is_listed_and_no_mistake(self) -> None:
        first, second = self.bids("home;fill=1")
        self.server.get(self.told(first, "nurl"))
        self.server.get(self.told(first, "burl"))
        self.server.get(self.told(second, "lurl", AUCTION_SEAT_ID="alder"))
        notices = self.server.list("notices")
        self.assertEqual([notice["kind"] for notice in notices], ["win", "bill", "loss"])
        self.assertEqual(notices[0]["price"], str(first["price"]))
        self.assertEqual(self.server.list("notices", kind="loss")[0]["loss"], "102")
        self.assertEqual(self.mistakes(), [])

    def test_each_mistake_is_noted(self) -> None:
        (bid,) = self.bids("home;fill=1;seats=1")
        for url, words in (
            (bid["burl"], "the macro in auction was left as it was: ${AUCTION_ID}"),
            (self.told(bid, "nurl", AUCTION_PRICE="99"), "the price 99 is above the bid"),
            (self.told(bid, "nurl"), "the win was told again"),
            (self.told(bid, "nurl", AUCTION_ID="x"), "auction is 'x' and must be 'r-1'"),
            (self.told(bid, "lurl"), "one bid cannot win and lose"),
            (self.told(bid, "burl", AUCTION_PRICE=""), "the price is missing"),
            (self.told(bid, "burl").replace("B64=", "B64=x"), "priceB64 does not hold the price"),
        ):
            self.server.get(url)
            self.assertTrue(any(words in mistake for mistake in self.mistakes()), words)
        self.assertIn("the bill came before the win", self.mistakes())
        self.assertEqual(self.server.get("/notice/win?bid=none").status, 404)
        self.assertIn("for a bid that was never made", self.mistakes()[-1])

    def test_two_cannot_win_one_impression(self) -> None:
        first, second = self.bids("home;fill=1")
        self.server.get(self.told(first, "nurl"))
        self.server.get(self.told(second, "nurl", AUCTION_SEAT_ID="alder"))
        self.assertIn("has won the same impression", self.mistakes()[0])

    def test_a_notice_that_failed_may_be_told_again(self) -> None:
        (bid,) = self.bids("home;fill=1;seats=1;track=500*1")
        statuses = [self.server.get(self.told(bid, "nurl")).status for _ in range(2)]
        self.assertEqual(statuses, [500, 204])
        self.assertEqual(self.mistakes(), [])


if __name__ == "__main__":
    unittest.main()
