"""Bytes to requests, whatever pieces they come in."""

import re
import zlib
from dataclasses import dataclass

from .messages import Refusal, Request

TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
TARGET = re.compile(r"/[\x21-\x7e]*|\*")


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a request may be."""

    head: int = 64 * 1024
    fields: int = 200
    body: int = 8 * 1024 * 1024


class Reader:
    """Cuts what comes in into requests, strictly as RFC 9112 has it."""

    def __init__(self, limits: Limits = Limits()) -> None:
        self.limits = limits
        self.buffer = bytearray()
        self.request: Request | None = None
        self.length: int | None = 0
        self.chunks = bytearray()
        self.in_trailer = False
        self.wants_continue = False

    def feed(self, data: bytes) -> None:
        """Takes the next bytes."""
        self.buffer += data

    @property
    def is_between(self) -> bool:
        """Whether no request has begun that is not complete."""
        return self.request is None and not self.buffer

    def next(self) -> Request | None:
        """The next complete request, if it is there."""
        if self.request is None and not self._begin():
            return None
        request = self.request
        assert request is not None
        body = self._counted(self.length) if self.length is not None else self._chunked()
        if body is None:
            return None
        self.request = None
        self.wants_continue = False
        request.body = self._plain(request.headers.get("content-encoding", ""), body)
        return request

    def _begin(self) -> bool:
        while self.buffer.startswith(b"\r\n"):
            del self.buffer[:2]
        end = self.buffer.find(b"\r\n\r\n")
        if (len(self.buffer) if end < 0 else end) > self.limits.head:
            raise Refusal(431, f"the head is longer than {self.limits.head} bytes")
        if end < 0:
            return False
        lines = self.buffer[:end].decode("latin-1").split("\r\n")
        del self.buffer[: end + 4]
        self.request = request = self._head(lines)
        self.length = self._announced(request.headers)
        self.chunks.clear()
        self.in_trailer = False
        self.wants_continue = request.headers.get("expect", "").lower() == "100-continue"
        return True

    def _head(self, lines: list[str]) -> Request:
        words = lines[0].split(" ")
        if len(words) != 3 or not TOKEN.fullmatch(words[0]) or not TARGET.fullmatch(words[1]):
            raise Refusal(400, f"no request line: {lines[0][:200]!r}")
        method, target, version = words
        if version not in ("HTTP/1.1", "HTTP/1.0"):
            raise Refusal(505, f"this server speaks HTTP/1.1, not {version[:20]}")
        if len(lines) > self.limits.fields:
            raise Refusal(431, f"there are more than {self.limits.fields} header fields")
        headers: dict[str, str] = {}
        for line in lines[1:]:
            name, colon, value = line.partition(":")
            if not colon or not TOKEN.fullmatch(name) or "\n" in value or "\0" in value:
                raise Refusal(400, f"no header field: {line[:200]!r}")
            name = name.lower()
            value = value.strip(" \t")
            if name in headers:
                if name in ("content-length", "host", "transfer-encoding"):
                    raise Refusal(400, f"{name} comes twice")
                value = f"{headers[name]}, {value}"
            headers[name] = value
        if version == "HTTP/1.1" and "host" not in headers:
            raise Refusal(400, "there is no Host")
        wish = headers.get("connection", "").lower()
        stays = "close" not in wish if version == "HTTP/1.1" else "keep-alive" in wish
        return Request(method, target, headers, stays)

    def _announced(self, headers: dict[str, str]) -> int | None:
        coding = headers.get("transfer-encoding")
        length = headers.get("content-length")
        if coding is not None:
            if length is not None:
                raise Refusal(400, "Content-Length and Transfer-Encoding exclude each other")
            if coding.lower() != "chunked":
                raise Refusal(501, f"the transfer coding {coding[:40]} is not known")
            return None
        if length is None:
            return 0
        if not length.isascii() or not length.isdigit():
            raise Refusal(400, f"the Content-Length {length[:40]!r} is no number")
        if int(length) > self.limits.body:
            raise Refusal(413, f"the body is longer than {self.limits.body} bytes")
        return int(length)

    def _counted(self, length: int) -> bytes | None:
        if length == 0:
            return b""
        if len(self.buffer) < length:
            return None
        body = bytes(self.buffer[:length])
        del self.buffer[:length]
        return body

    def _chunked(self) -> bytes | None:
        while not self.in_trailer:
            end = self.buffer.find(b"\r\n", 0, 1024)
            if end < 0:
                if len(self.buffer) >= 1024:
                    raise Refusal(400, "the line of a chunk has no end")
                return None
            digits = bytes(self.buffer[:end]).partition(b";")[0].strip()
            if not re.fullmatch(rb"[0-9A-Fa-f]{1,8}", digits):
                raise Refusal(400, f"the chunk length {digits[:20]!r} is no number")
            size = int(digits, 16)
            if len(self.chunks) + size > self.limits.body:
                raise Refusal(413, f"the body is longer than {self.limits.body} bytes")
            if size == 0:
                del self.buffer[: end + 2]
                self.in_trailer = True
                break
            if len(self.buffer) < end + 2 + size + 2:
                return None
            self.chunks += self.buffer[end + 2 : end + 2 + size]
            if self.buffer[end + 2 + size : end + 4 + size] != b"\r\n":
                raise Refusal(400, "a chunk is longer than it said")
            del self.buffer[: end + 4 + size]
        return bytes(self.chunks) if self._skips_trailer() else None

    def _skips_trailer(self) -> bool:
        while True:
            end = self.buffer.find(b"\r\n")
            if (len(self.buffer) if end < 0 else end) > self.limits.head:
                raise Refusal(431, "the trailer is too long")
            if end < 0:
                return False
            del self.buffer[: end + 2]
            if end == 0:
                return True

    def _plain(self, coding: str, body: bytes) -> bytes:
        if coding in ("", "identity"):
            return body
        if coding.lower() not in ("gzip", "x-gzip"):
            raise Refusal(415, f"the content coding {coding[:40]} is not known")
        inflater = zlib.decompressobj(wbits=31)
        try:
            plain = inflater.decompress(body, self.limits.body)
        except zlib.error as mistake:
            raise Refusal(400, f"the body is no gzip: {mistake}") from None
        if inflater.unconsumed_tail:
            raise Refusal(413, f"the body unpacks to more than {self.limits.body} bytes")
        if not inflater.eof:
            raise Refusal(400, "the gzip of the body is cut off")
        return plain
