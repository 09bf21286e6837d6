"""The server as any client meets it, over real sockets."""

import gzip
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import unittest
import urllib.error
import urllib.request

from .rehearsing import PATIENCE, PROGRAM, Rehearsing, Still

GET = b"GET %s HTTP/1.1\r\nHost: x\r\n%s\r\n"
LAST = b"Connection: close\r\n"


class ConnectionTests(unittest.TestCase):
    server: Rehearsing

    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Rehearsing("vast")
        cls.addClassCleanup(cls.server.close)

    def test_what_is_pipelined_is_answered_in_order(self) -> None:
        first = GET % (b"/media.mp4?fault=latency:60", b"")
        heard = self.server.exchange(
            first + GET % (b"/captions.vtt", b"") + GET % (b"/track?event=a", LAST)
        )
        kinds = re.findall(rb"Content-Type: (\S+)", heard)
        self.assertEqual(kinds, [b"video/mp4", b"text/vtt", b"image/gif"])

    def test_whoever_has_said_all_still_hears_what_was_asked(self) -> None:
        with self.server.socket() as own:
            own.sendall(GET % (b"/captions.vtt?fault=latency:50", b"") + GET % (b"/landing", b""))
            own.shutdown(socket.SHUT_WR)
            heard = b""
            while piece := own.recv(65536):
                heard += piece
        self.assertIn(b"WEBVTT", heard)
        self.assertIn(b"Somebody clicked", heard)

    def test_a_connection_stays_unless_the_client_is_done(self) -> None:
        with self.server.socket() as own:
            for _ in range(3):
                own.sendall(GET % (b"/adchoices", b""))
                self.assertIn(b"200 OK", own.recv(65536))
        heard = self.server.exchange(b"GET /adchoices HTTP/1.0\r\n\r\n")
        self.assertIn(b"Connection: close", heard)

    def test_a_head_comes_without_its_body(self) -> None:
        heard = self.server.exchange(b"HEAD /captions.vtt HTTP/1.1\r\nHost: x\r\n" + LAST + b"\r\n")
        self.assertIn(b"Content-Length: 39\r\n", heard)
        self.assertTrue(heard.endswith(b"\r\n\r\n"))

    def test_whoever_takes_gzip_gets_it_when_it_is_worth_it(self) -> None:
        plain = self.server.get("/vast")
        packed = self.server.get("/vast", Accept_Encoding="gzip")
        self.assertEqual(packed.headers["Content-Encoding"], "gzip")
        without_doc = re.compile(rb"doc=\d+")
        opened = gzip.decompress(packed.body)
        self.assertEqual(without_doc.sub(b"", opened), without_doc.sub(b"", plain.body))
        small = self.server.get("/captions.vtt", Accept_Encoding="gzip")
        self.assertIsNone(small.headers["Content-Encoding"])

    def test_a_client_that_waits_is_told_to_go_on(self) -> None:
        with self.server.socket() as own:
            own.sendall(
                b"POST /track?event=a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n"
                b"Expect: 100-continue\r\n\r\n"
            )
            self.assertEqual(own.recv(65536), b"HTTP/1.1 100 Continue\r\n\r\n")
            own.sendall(b"abc")
            self.assertIn(b"200 OK", own.recv(65536))

    def test_a_refusal_is_said_in_words_and_reaches_who_still_sends(self) -> None:
        head = b"POST /track HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n"
        heard = self.server.exchange(head + b"x" * 1_000_000)
        self.assertIn(b"413", heard[:20])
        self.assertIn(b"the body is longer than", heard)
        self.assertEqual(self.server.get("/nothing").status, 404)
        self.assertEqual(self.server.ask("/image", b"").status, 405)

    def test_a_part_of_a_file_can_be_had(self) -> None:
        part = self.server.get("/captions.vtt", Range="bytes=0-5")
        self.assertEqual((part.status, part.body), (206, b"WEBVTT"))
        self.assertEqual(self.server.get("/captions.vtt", Range="bytes=99-").status, 416)

    def test_everything_asked_is_listed_and_can_be_forgotten(self) -> None:
        self.server.reset()
        self.server.post("/vast?id=a", {"x": [1]}, User_Agent="own/1")
        self.server.get("/vast?fault=500")
        first, second = self.server.list("requests", path="/vast")
        self.assertEqual(first["body"], {"x": [1]})
        self.assertEqual(first["headers"]["user-agent"], "own/1")
        self.assertEqual((second["number"], second["status"], second["fault"]), (2, 500, "500"))
        self.assertEqual(self.server.list("requests", since=1, limit=1)[0]["number"], 2)
        self.assertEqual(self.server.get("/requests?colour=red").status, 400)
        self.assertIn(b"/vmap", self.server.get("/").body)


@unittest.skipUnless(shutil.which("openssl"), "there is no openssl to make certificates with")
class SecureTests(unittest.TestCase):
    server: Rehearsing
    trust: ssl.SSLContext
    opener: urllib.request.OpenerDirector

    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Rehearsing("vast", "--tls")
        cls.addClassCleanup(cls.server.close)
        cls.trust = ssl.create_default_context(cafile=cls.server.told["ca"])
        handler = urllib.request.HTTPSHandler(context=cls.trust)
        cls.opener = urllib.request.build_opener(handler)

    def answer(self, url: str) -> bytes:
        with self.opener.open(url, timeout=PATIENCE) as answer:
            body: bytes = answer.read()
            return body

    def test_the_authority_vouches_for_the_server_and_for_no_other(self) -> None:
        self.assertIn(self.server.base.encode(), self.answer(self.server.base + "/vast"))
        for name in ("stranger", "wrongHost", "expired"):
            with self.assertRaises(urllib.error.URLError) as raised:
                self.answer(self.server.told[name] + "/vast")
            self.assertIsInstance(raised.exception.reason, ssl.SSLCertVerificationError, name)

    def test_a_downgrade_leads_to_where_nothing_is_hidden(self) -> None:
        plain = self.server.told["plain"]
        self.assertTrue(self.server.base.startswith("https:") and plain.startswith("http:"))
        handler = urllib.request.HTTPSHandler(context=self.trust)
        opener = urllib.request.build_opener(Still, handler)
        with self.assertRaises(urllib.error.HTTPError) as raised:
            opener.open(self.server.base + "/vast?id=a&fault=downgrade", timeout=PATIENCE)
        with raised.exception as error:
            self.assertEqual(error.headers["Location"], plain + "/vast?id=a")
        self.assertEqual(self.server.get(plain + "/vast?id=a").status, 200)

    def test_the_dead_host_refuses(self) -> None:
        with self.assertRaises(urllib.error.URLError) as raised:
            self.server.get(self.server.told["dead"])
        self.assertIsInstance(raised.exception.reason, ConnectionRefusedError)


class ProgramTests(unittest.TestCase):
    def refusal(self, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, str(PROGRAM), *words],
            capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        self.assertNotEqual(done.returncode, 0)
        self.assertEqual(done.stdout, "")
        return done.stderr

    def test_it_ends_with_its_parent_or_at_a_signal(self) -> None:
        self.assertEqual(Rehearsing("vast").close(), 0)
        server = Rehearsing("exchange")
        with server.socket() as own:
            own.sendall(GET % (b"/vast?fault=hang", b""))
            server.process.send_signal(signal.SIGTERM)
            self.assertEqual(server.process.wait(PATIENCE), 0)
        self.assertEqual(server.close(), 0)

    def test_what_it_cannot_do_it_says(self) -> None:
        self.assertIn("--key go together", self.refusal("vast", "--cert", "a"))
        self.assertIn("shares from 0 to 1", self.refusal("exchange", "--fill", "2"))
        self.assertIn(
            "no fault 'nope'", self.refusal("vast", "--fault-rate", "1", "--faults", "nope")
        )
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            self.assertIn("in use", self.refusal("vast", "--port", str(taken.getsockname()[1])))

    def test_a_fixed_clock_stands_until_it_is_moved(self) -> None:
        server = Rehearsing("vast", "--clock", "2026-05-01T12:00:00Z")
        self.addCleanup(server.close)
        self.assertEqual(server.get("/adchoices").headers["Date"], "Fri, 01 May 2026 12:00:00 GMT")
        moved = server.ask("/clock?ms=61000", b"").json()
        self.assertEqual(moved, {"now": "2026-05-01T12:01:01.000Z"})
        server.reset()
        self.assertEqual(server.get("/adchoices").headers["Date"], "Fri, 01 May 2026 12:00:00 GMT")

    def test_chance_strikes_as_the_seed_says(self) -> None:
        runs = []
        for seed in ("7", "7", "8"):
            server = Rehearsing(
                "vast", "--fault-rate", "0.5", "--faults", "500,404", "--seed", seed
            )
            runs.append([server.get(f"/adchoices?{n}").status for n in range(30)])
            server.close()
        self.assertEqual(runs[0], runs[1])
        self.assertNotEqual(runs[0], runs[2])
        self.assertEqual(set(runs[0]), {200, 404, 500})


class ReadyTests(unittest.TestCase):
    def test_the_line_says_where_everything_is(self) -> None:
        server = Rehearsing("exchange")
        self.addCleanup(server.close)
        self.assertEqual(server.told["exchange"], server.base + "/openrtb2/auction")
        for name in ("notices", "vast", "vmap", "image", "tracked", "requests", "mistakes"):
            self.assertEqual(server.get(server.told[name]).status, 200, name)


if __name__ == "__main__":
    unittest.main()
