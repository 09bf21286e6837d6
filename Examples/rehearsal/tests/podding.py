"""A running pod server for tests, asked as a player asks."""

import unittest
from typing import Any
from urllib.parse import urlencode

from .rehearsing import Answer, Rehearsing

NETWORK = "21775744923"
START = "2026-05-01T12:00:00Z"
NOW = 1_777_636_800
LINEAR = "/linear/pods/v1"
STREAMS = (
    "live", "secure;token=1", "film;vod=1", "late;late=5000", "short;lasts=60", "two;ads=2;ad=5000",
    "conflict;verify=409", "shaky;fault=503*1;metadata=500*1;manifest=404*1;verify=500*1",
    "told;every=120;length=30;ahead=2;scte35=/DAA;cust_params=a=1",
)  # fmt: skip


def place(asset: str) -> str:
    return f"network/{NETWORK}/custom_asset/{asset}"


class PodCase(unittest.TestCase):
    server: Rehearsing

    @classmethod
    def setUpClass(cls) -> None:
        streams = [word for stream in STREAMS for word in ("--stream", stream)]
        cls.server = Rehearsing("pods", "--clock", START, "--seed", "7", *streams)
        cls.addClassCleanup(cls.server.close)

    def setUp(self) -> None:
        self.server.reset()

    def register(self, asset: str = "live", query: str = "", **form: str) -> Answer:
        body = urlencode(form).encode()
        kind = "application/x-www-form-urlencoded"
        path = f"/ssai/pods/api/v1/{place(asset)}/stream{query}"
        return self.server.ask(path, body, Content_Type=kind)

    def open(self, asset: str = "live", **form: str) -> Any:
        answer = self.register(asset, **form)
        self.assertEqual(answer.status, 201, answer.body)
        return answer.json()

    def hls(self, session: Any, pod: str = "pod/1", asset: str = "live", **query: str) -> Answer:
        told = {"stream_id": session["stream_id"], "pd": "30000"} | query
        return self.server.get(f"{LINEAR}/hls/{place(asset)}/{pod}.m3u8?{urlencode(told)}")

    def media(self, kind: str) -> list[str]:
        pod = self.server.list("pods")[-1]
        return [one["id"] for one in pod["media"] if one["type"] == kind]

    def ping(self, session: Any, media: str) -> int:
        return self.server.get(session["media_verification_url"] + media).status

    def mistakes(self) -> list[str]:
        return [mistake["what"] for mistake in self.server.list("mistakes")]

    def blamed(self, answer: Answer, status: int, words: str) -> None:
        self.assertEqual((answer.status, answer.body), (status, b""))
        self.assertIn(words, self.mistakes()[-1])
