"""Bytes to requests."""

import gzip
import unittest

from rehearsal.web.messages import Refusal
from rehearsal.web.reader import Limits, Reader

POST = b"POST /a?b=1 HTTP/1.1\r\nHost: x\r\nX-Two:  one \r\nx-two: two\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


def read(data: bytes, limits: Limits | None = None) -> list[tuple[str, bytes]]:
    reader = Reader(limits or Limits())
    reader.feed(data)
    found = []
    while request := reader.next():
        found.append((request.target, request.body))
    return found


class ReaderTests(unittest.TestCase):
    def test_requests_are_cut_wherever_the_pieces_end(self) -> None:
        data = POST + b"Content-Length: 3\r\n\r\nabc" + CHUNKED
        data += (
            b"3;x=1\r\nabc\r\n02\r\nde\r\n0\r\nTrailer: 1\r\n\r\nGET /c HTTP/1.1\r\nHost: x\r\n\r\n"
        )
        whole = [("/a?b=1", b"abc"), ("/a?b=1", b"abcde"), ("/c", b"")]
        self.assertEqual(read(data), whole)
        for size in (1, 2, 3, 7, 50):
            reader, found = Reader(), []
            for start in range(0, len(data), size):
                reader.feed(data[start : start + size])
                while request := reader.next():
                    found.append((request.target, request.body))
            self.assertEqual(found, whole, size)
            self.assertTrue(reader.is_between)

    def test_fields_of_one_name_are_joined(self) -> None:
        reader = Reader()
        reader.feed(POST + b"\r\n")
        request = reader.next()
        assert request
        self.assertEqual(request.headers["x-two"], "one, two")
        self.assertEqual(request.query, {"b": "1"})
        self.assertTrue(request.keeps_alive)

    def test_what_is_packed_is_unpacked(self) -> None:
        packed = gzip.compress(b"hello" * 100)
        head = POST + b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n"
        self.assertEqual(read(head % len(packed) + packed)[0][1], b"hello" * 100)
        self.refused(head % 10 + packed[:10], 400)
        self.refused(head % 10 + b"0123456789", 400)
        self.refused(head % len(packed) + packed, 413, Limits(body=400))

    def refused(self, data: bytes, status: int, limits: Limits | None = None) -> None:
        with self.assertRaises(Refusal) as raised:
            read(data, limits)
        self.assertEqual(raised.exception.status, status, data[:80])

    def test_what_is_no_request_is_refused(self) -> None:
        host = b"Host: x\r\n"
        for data in (
            b"GET\r\n\r\n",
            b"GET  / HTTP/1.1\r\n" + host + b"\r\n",
            b"G ET / HTTP/1.1\r\n" + host + b"\r\n",
            b"GET http://x/ HTTP/1.1\r\n" + host + b"\r\n",
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + host + host + b"\r\n",
            b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + host + b" folded\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"A: b\nC: d\r\n\r\n",
            POST + b"Content-Length: +3\r\n\r\nabc",
            POST + b"Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
            POST + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc",
            CHUNKED + b"zz\r\n",
            CHUNKED + b"-1\r\n",
            CHUNKED + b"3\r\nabcde\r\n",
        ):
            self.refused(data, 400)
        self.refused(b"GET / HTTP/2.0\r\n" + host + b"\r\n", 505)
        self.refused(POST + b"Transfer-Encoding: gzip\r\n\r\n", 501)

    def test_nothing_may_be_without_end(self) -> None:
        limits = Limits(head=1000, fields=10, body=100)
        self.refused(b"GET /" + b"x" * 1000, 431, limits)
        self.refused(POST + b"A: b\r\n" * 20 + b"\r\n", 431, limits)
        self.refused(POST + b"Content-Length: 101\r\n\r\n", 413, limits)
        self.refused(CHUNKED + b"65\r\n", 413, limits)
        self.refused(CHUNKED + b"32\r\n" + b"x" * 50 + b"\r\n33\r\n", 413, limits)
        self.refused(CHUNKED + b"1;" + b"x" * 2000, 400, limits)
        self.refused(CHUNKED + b"0\r\n" + b"x" * 2000, 431, limits)


if __name__ == "__main__":
    unittest.main()
