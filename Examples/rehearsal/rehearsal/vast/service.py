"""The paths of the video ad server."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from ..web.journal import listing
from ..web.messages import HTML, XML, Refusal, Request, Response
from ..web.site import Site
from .documents import document
from .images import MAKERS, image
from .ledger import Ledger
from .plan import Plan, plan
from .vmap import schedule

if TYPE_CHECKING:
    from ..web.connection import Connection

MEGABYTE = 1024 * 1024
DOT = image("gif", 1, 1, (0, 0, 0))
MP4 = (
    b"\0\0\0\x18ftypisom\0\0\2\0isommp41"  # A file of this type, with nothing to show in it.
    b"\0\0\0\x08free\0\0\0\x08mdat"
)
FILES = {
    "mp4": ("video/mp4", MP4),
    "webm": ("video/webm", b"\x1aE\xdf\xa3\x87B\x82\x84webm"),
    "m3u8": ("application/vnd.apple.mpegurl", b"#EXTM3U\n#EXT-X-ENDLIST\n"),
    "ts": ("video/mp2t", b"G\x1f\xff\x10" + b"\xff" * 184),
    "swf": ("application/x-shockwave-flash", b"FWS\x06"),
    "js": ("text/javascript", b"/* nothing runs here */\n"),
    "html": (HTML, b"<!doctype html><title>Nothing runs here</title>\n"),
    "vtt": ("text/vtt", b"WEBVTT\n\n00:00.000 --> 00:05.000\nAn ad.\n"),
}


class VideoService:
    """Serves documents and what they point to, and keeps the books on tracking."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.ledger = Ledger(site.journal)
        site.resets.append(self.ledger.reset)
        site.add("/vast", self.vast, "GET", "POST", words="a VAST document; the query plans it")
        site.add("/vast/big", self.big, "GET", words="?mb= of VAST, streamed")
        site.add("/vmap", self.vmap, "GET", words="breaks in a programme")
        site.add("/image", self.image, "GET", words="?w=&h=&type=png|jpeg|gif|webp&colour=RRGGBB")
        site.add("/track", self.track, "GET", "POST", words="tells of an event")
        site.add("/landing", self.landing, "GET", words="where clicks lead")
        site.add("/adchoices", self.landing, "GET", words="where the AdChoices mark leads")
        for path in (*(f"media.{kind}" for kind in MEDIA), *OTHERS):
            site.add(f"/{path}", self.file, "GET", words="a file of a video ad")
        site.add("/tracked", self.tracked, "GET", words="the events told of", is_demand=False)

    def planned(self, request: Request, *others: str) -> Plan:
        """What a request wants, with the fault of its level of a chain."""
        planned = replace(plan(request.query, *others), doc=request.number)
        level, _, fault = planned.at.partition(":")
        if fault and level == str(planned.level):
            request.fault = self.site.faults.due(fault, request.method + request.target)
        return planned

    def vast(self, request: Request) -> Response:
        """A document."""
        return Response(200, document(self.planned(request), self.site.base), XML, OPEN)

    def vmap(self, request: Request) -> Response:
        """A schedule of documents."""
        planned = self.planned(request, "breaks", "source", "repeat", "type")
        return Response(200, schedule(planned, self.site.base, request.query), XML, OPEN)

    def big(self, request: Request) -> Response:
        """A document of so many megabytes, which is never held as a whole."""
        count = request.whole("mb", 100, least=1, most=10_000)

        async def play(connection: "Connection", _: Response) -> None:
            head = (
                "HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\nContent-Length: "
                f"{count * MEGABYTE}\r\n\r\n"
            )
            begin, end = b'<VAST version="4.2"><!--', b"--></VAST>"
            connection.write(head.encode() + begin)
            left = count * MEGABYTE - len(begin) - len(end)
            piece = b"x" * (64 * 1024)
            while left:
                part = piece[:left]
                if not await connection.stream(part):
                    return
                left -= len(part)
            connection.write(end)

        return Response(200, play=play)

    def image(self, request: Request) -> Response:
        """An image in one colour."""
        kind = request.query.get("type", "png").replace("jpg", "jpeg")
        if kind not in MAKERS:
            raise Refusal(400, f"type={kind} must be one of {', '.join(MAKERS)}")
        width = request.whole("w", 320, 1, 16_383)
        height = request.whole("h", 180, 1, 16_383)
        if kind in ("gif", "jpeg") and width * height > 2_000_000:
            raise Refusal(400, f"a {kind} may have two million pixels here; a png may have more")
        text = request.query.get("colour", "3366cc")
        if not re.fullmatch("[0-9a-fA-F]{6}", text):
            raise Refusal(400, f"colour={text} must be six digits such as 3366cc")
        red, green, blue = bytes.fromhex(text)
        made = image(kind, width, height, (red, green, blue))
        return Response(200, made, request.query.get("as", f"image/{kind}"), STORED)

    def track(self, request: Request) -> Response:
        """Takes note of an event."""
        self.ledger.enter(request)
        return Response(200, DOT, "image/gif", FRESH)

    def tracked(self, request: Request) -> Response:
        """Lists the events that were told."""
        filters = ("id", "ad", "level", "event", "doc", "status")
        return listing("tracked", request, self.ledger.entries(), filters)

    def landing(self, _: Request) -> Response:
        """Where clicks lead."""
        return Response(200, b"<!doctype html><p>Somebody clicked.</p>\n", HTML)

    def file(self, request: Request) -> Response:
        """A file of few bytes, as a whole or a range of it."""
        kind, content = FILES[request.path.rpartition(".")[2]]
        wanted = re.fullmatch(r"bytes=(\d{1,9})-(\d{0,9})", request.headers.get("range", ""))
        if not wanted:
            return Response(200, content, kind, (("Accept-Ranges", "bytes"), *STORED))
        first, last = int(wanted[1]), min(int(wanted[2] or len(content)), len(content) - 1)
        if first > last:
            return Response(416, headers=(("Content-Range", f"bytes */{len(content)}"),))
        told = ("Content-Range", f"bytes {first}-{last}/{len(content)}")
        return Response(206, content[first : last + 1], kind, (told,))


MEDIA = ("mp4", "webm", "m3u8", "ts", "swf")
OTHERS = ("unit.js", "verify.js", "simid.html", "captions.vtt")
OPEN = (("Access-Control-Allow-Origin", "*"), ("Cache-Control", "no-store"))
FRESH = (("Cache-Control", "no-store"),)
STORED = (("Cache-Control", "max-age=3600"),)
