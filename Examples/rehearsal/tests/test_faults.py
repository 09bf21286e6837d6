"""The faults, as they arrive."""

import gzip
import unittest
import urllib.parse
import zlib

from .rehearsing import Rehearsing

PATH = "/captions.vtt"
BODY = b"WEBVTT"


class FaultTests(unittest.TestCase):
    server: Rehearsing

    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Rehearsing("exchange")
        cls.addClassCleanup(cls.server.close)

    def setUp(self) -> None:
        self.server.reset()

    def heard(self, fault: str) -> tuple[bytes, bytes]:
        """What comes until the server closes: head and body."""
        request = f"GET {PATH}?fault={fault} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        head, _, body = self.server.exchange(request.encode()).partition(b"\r\n\r\n")
        return head, body

    def test_a_reset_says_nothing_and_a_late_one_half(self) -> None:
        with self.assertRaises(ConnectionResetError):
            self.heard("reset")
        with self.assertRaises(ConnectionResetError):
            self.heard("resetBody")
        self.assertEqual(self.heard("close"), (b"", b""))

    def test_what_is_truncated_promised_more(self) -> None:
        head, body = self.heard("truncated")
        self.assertIn(b"Content-Length: 39", head)
        self.assertEqual(len(body), 19)

    def test_a_gzip_is_cut_or_corrupt_or_a_bomb(self) -> None:
        head, body = self.heard("truncatedGzip")
        self.assertIn(b"Content-Length: %d\r\n" % len(body), head + b"\r\n")
        with self.assertRaises(EOFError):
            gzip.decompress(body)
        with self.assertRaises(gzip.BadGzipFile):
            gzip.decompress(self.heard("corruptGzip")[1])
        _, body = self.heard("bomb:20")
        self.assertLess(len(body), 50_000)
        self.assertEqual(len(zlib.decompress(body, wbits=31)), 20 * 1024 * 1024)

    def test_slow_ones_come_whole_in_the_end(self) -> None:
        for fault in ("slowHeaders:1", "slowBody:1"):
            self.assertIn(BODY, self.heard(fault)[1], fault)

    def test_endless_ones_end_with_the_client(self) -> None:
        for fault, sign in (("endlessHeaders", b"X-More"), ("endlessBody", b"chunked")):
            with self.server.socket() as own:
                own.sendall(f"GET {PATH}?fault={fault} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                heard = b""
                while len(heard) < 1_000_000:
                    heard += own.recv(65536)
            self.assertIn(sign, heard[:2000])
        self.assertEqual(self.server.get(PATH).status, 200)

    def test_framing_can_be_wrong(self) -> None:
        self.assertTrue(self.heard("badChunks")[1].startswith(b"zz\r\n"))
        self.assertEqual(self.heard("badLength")[0].count(b"Content-Length"), 2)
        self.assertFalse(self.heard("noise")[0].startswith(b"HTTP"))

    def test_a_hanging_answer_never_comes(self) -> None:
        with self.server.socket() as own:
            own.sendall(f"GET {PATH}?fault=hang HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            own.settimeout(0.1)
            with self.assertRaises(TimeoutError):
                own.recv(1)

    def test_any_status_can_be_had_with_a_time_to_come_back(self) -> None:
        self.assertEqual(self.server.get(PATH + "?fault=418").status, 418)
        for fault, wait in (("429", "1"), ("429:30", "30"), ("503:5", "5")):
            answer = self.server.get(f"{PATH}?fault={fault}")
            self.assertEqual((answer.headers["Retry-After"], answer.body), (wait, b""))
        self.assertEqual(
            self.server.get(PATH + "?fault=html").headers["Content-Type"][:9], "text/html"
        )
        self.assertEqual(self.server.get(PATH + "?fault=empty").body, b"")

    def test_redirects_end_unless_they_loop(self) -> None:
        place = PATH + "?a=1&fault=redirect:3"
        for left in ("&fault=redirect:2", "&fault=redirect:1", ""):
            place = self.server.get(place).headers["Location"]
            self.assertEqual(place, f"{PATH}?a=1{left}")
        self.assertEqual(self.server.get(place).status, 200)
        loop = PATH + "?fault=redirectLoop"
        self.assertEqual(self.server.get(loop).headers["Location"], loop)

    def test_a_fault_that_is_counted_stops(self) -> None:
        place = PATH + "?fault=" + urllib.parse.quote("500*2")
        self.assertEqual([self.server.get(place).status for _ in range(4)], [500, 500, 200, 200])
        self.server.reset()
        self.assertEqual(self.server.get(place).status, 500)
        place = PATH + "?fault=" + urllib.parse.quote("429:9~1*2")
        statuses = [self.server.get(place).status for _ in range(5)]
        self.assertEqual(statuses, [200, 429, 429, 200, 200])
        self.assertEqual(self.server.list("requests")[-4]["fault"], "429:9~1*2")

    def test_a_header_asks_for_a_fault_and_the_query_comes_first(self) -> None:
        self.assertEqual(self.server.get(PATH, Rehearsal_Fault="502").status, 502)
        self.assertEqual(self.server.get(PATH + "?fault=504", Rehearsal_Fault="502").status, 504)

    def test_an_unknown_fault_is_refused_with_the_known(self) -> None:
        for name in ("unknown", "99", "600", "500*", "reset:x"):
            answer = self.server.get(f"{PATH}?fault={name}")
            self.assertEqual(answer.status, 400, name)
            self.assertIn("truncatedGzip", answer.json()["errors"][0])


if __name__ == "__main__":
    unittest.main()
