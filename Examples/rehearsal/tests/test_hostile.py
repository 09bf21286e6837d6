"""Requests that nobody would send: whatever comes, the answer is no defect of the server."""

import copy
import json
import random
import unittest
from typing import Any

from rehearsal.clock import Clock
from rehearsal.exchange.service import Exchange
from rehearsal.pods.assets import USUAL, asset
from rehearsal.pods.service import PodService
from rehearsal.pods.tokens import Keys
from rehearsal.vast.service import VideoService
from rehearsal.web.messages import Request
from rehearsal.web.site import Site

from .test_rules import GOOD

STRANGE: list[Any] = [
    None, True, 0, -1, 1, 2**70, 1e300, 0.5, "", "x", "\ud800", "1;fill=1", [], [1], [None], {},
    {"id": []}, [[]], "{}", "[]",
]  # fmt: skip
NAMES = ("format", "w", "h", "rqddurs", "pmp", "deals", "wseat", "ext", "prebid", "mimes", "cur",
         "tagid", "skip", "maxduration", "minduration", "bidfloorcur", "bcat", "badv")  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every member of every object and list inside of a value."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            found.append((value, key))
            found += places(value[key])
    return found


class HostileTests(unittest.TestCase):
    def setUp(self) -> None:
        self.site = Site(7, Clock(0))
        VideoService(self.site)
        Exchange(self.site)
        PodService(self.site, [asset(text, 7) for text in USUAL], Keys("a", "b"))
        self.random = random.Random(7)

    def status(self, request: Request) -> int:
        status = self.site.answer(request).status
        self.assertNotEqual(status, 500, request.describe())
        return status

    def test_bid_requests_of_every_shape_are_answered(self) -> None:
        good = copy.deepcopy(GOOD)
        for imp in good["imp"]:
            imp["tagid"] = "home;fill=1"
        statuses = set()
        for _ in range(3000):
            value = copy.deepcopy(good)
            for _ in range(self.random.randint(1, 3)):
                holder, key = self.random.choice(places(value))
                if isinstance(holder, dict) and self.random.random() < 0.3:
                    key = self.random.choice(NAMES)
                holder[key] = copy.deepcopy(self.random.choice(STRANGE))
            request = Request(
                "POST", "/openrtb2/auction", {"content-type": "application/json", "host": "x"}
            )
            request.body = json.dumps(value).encode()
            statuses.add(self.status(request))
        self.assertLessEqual({200, 400}, statuses)

    def test_addresses_of_every_shape_are_answered(self) -> None:
        pieces = (
            "/vast", "/vmap", "/image", "/track", "/notice/win", "/media.mp4", "/requests",
            "/tracked", "/notices", "/pods", "/clock", "/linear/pods/v1/hls/network/21775744923",
            "/custom_asset/sgai-hls-live", "/pod/1", ".m3u8", "/stream", "?", "&", "=", "kind=",
            "wrapper", "depth=9", "ads=3", "pad=99", "w=", "5", "%", "%ff", "%00", "fault=", "hang",
            "500*1", "at=0:", "bid=", "stream_id=", "pd=1", "since=", "limit=", "type=gif", "skip=",
            "25%25", "version=1", "breaks=", "end", "source=inline", "status=", "ms=1", "/", ":",
            "/view/p/service/linear/stream/", "/signals/sgai-hls-live/known", "id=", "\u0661",
        )  # fmt: skip
        for _ in range(5000):
            target = "/" + "".join(self.random.choices(pieces, k=self.random.randint(1, 6)))
            method = self.random.choice(("GET", "POST", "HEAD", "PUT"))
            request = Request(method, target.replace("//", "/"), {"range": "bytes=1-"})
            request.body = self.random.choice((b"", b"{}", b"a=b", b"\xff"))
            self.status(request)


if __name__ == "__main__":
    unittest.main()
