"""One connection of a client: requests in, answers out, in order."""

import asyncio
import gzip
import socket
import struct
from email.utils import formatdate
from http import HTTPStatus
from typing import TYPE_CHECKING

from .messages import Refusal, Request, Response
from .reader import Reader

if TYPE_CHECKING:
    from .server import Server

REASONS = {status.value: status.phrase for status in HTTPStatus}
READ_AHEAD = 1024 * 1024
LINGER_SECONDS = 1.0


class Connection(asyncio.Protocol):
    """Answers one request after the other; those that are pipelined wait in the buffer."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.reader = Reader(server.limits)
        self.transport: asyncio.Transport
        self.is_busy = False
        self.is_held = False
        self.has_gone = False
        self.is_ending = False
        self.is_last = False
        self.active_at = 0.0
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.room = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.room.set()
        self.active_at = self.server.loop.time()
        self.server.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_gone = True
        self.room.set()
        self.server.connections.discard(self)
        if self.timer:
            self.timer.cancel()
        if self.task:
            self.task.cancel()

    def data_received(self, data: bytes) -> None:
        self.active_at = self.server.loop.time()
        if self.is_ending:
            return
        self.reader.feed(data)
        if not self.is_busy:
            self.proceed()
        elif not self.is_held and len(self.reader.buffer) > READ_AHEAD:
            self.is_held = True
            self.transport.pause_reading()

    def eof_received(self) -> bool:
        # A client that has said all may still want to hear what it asked.
        self.is_last = True
        return self.is_busy and not self.server.is_secure

    def pause_writing(self) -> None:
        self.room.clear()

    def resume_writing(self) -> None:
        self.room.set()
        if not self.is_busy:
            self.proceed()

    def proceed(self) -> None:
        """Answers what is there, as long as nothing has to be waited for."""
        while not self.is_busy and not self.has_gone and not self.is_ending and self.room.is_set():
            try:
                request = self.reader.next()
            except Refusal as refusal:
                self.refuse(refusal)
                return
            if request is None:
                if self.reader.wants_continue:
                    self.reader.wants_continue = False
                    self.transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")
                if self.is_held:
                    self.is_held = False
                    self.transport.resume_reading()
                return
            self.begin(request, self.server.site.answer(request))

    def go_on(self) -> None:
        """Answers what has come while something was waited for."""
        self.proceed()
        if self.is_last and not self.is_busy:
            self.end()

    def refuse(self, refusal: Refusal) -> None:
        """Says why nothing more can be read, and ends the connection."""
        self.write(self.encoded(Response.refusal(refusal), keeps_alive=False))
        self.is_ending = True
        if self.transport.can_write_eof():
            # What the client still sends is read, or the kernel would take the answer back.
            self.transport.write_eof()
            self.server.loop.call_later(LINGER_SECONDS, self.transport.close)
        else:
            self.transport.close()

    def begin(self, request: Request, response: Response) -> None:
        """Sends an answer, now or when its time has come."""
        if response.delay <= 0 and response.play is None:
            self.send(request, response)
            return
        self.is_busy = True
        if response.delay > 0:
            self.timer = self.server.loop.call_later(response.delay, self.due, request, response)
        else:
            self.due(request, response)

    def due(self, request: Request, response: Response) -> None:
        """Sends an answer that was held back or that is played."""
        self.timer = None
        if response.play is None:
            self.is_busy = False
            self.send(request, response)
            self.go_on()
        else:
            self.task = self.server.loop.create_task(self.perform(request, response))

    async def perform(self, request: Request, response: Response) -> None:
        """Lets an answer write itself; the connection goes on only if it stays good."""
        assert response.play is not None
        await response.play(self, response)
        self.task = None
        self.is_busy = False
        if not request.keeps_alive:
            self.end()
        self.go_on()

    def send(self, request: Request, response: Response) -> None:
        """Writes a whole answer."""
        if (
            len(response.body) >= self.server.gzip_from
            and "gzip" in request.headers.get("accept-encoding", "")
            and not any(name == "Content-Encoding" for name, _ in response.headers)
        ):
            response.body = gzip.compress(response.body, 1, mtime=0)
            response.headers += (("Content-Encoding", "gzip"), ("Vary", "Accept-Encoding"))
        self.write(self.encoded(response, request.keeps_alive, request.method == "HEAD"))
        if not request.keeps_alive:
            self.end()

    def encoded(self, response: Response, keeps_alive: bool = True, is_head: bool = False) -> bytes:
        """An answer as it travels."""
        status = response.status
        lines = [
            f"HTTP/1.1 {status} {REASONS.get(status, 'Unknown')}",
            f"Date: {self.date()}",
        ]
        if response.body:
            lines.append(f"Content-Type: {response.kind}")
        if status >= 200 and status != 204:
            lines.append(f"Content-Length: {len(response.body)}")
        if not keeps_alive:
            lines.append("Connection: close")
        lines += [f"{name}: {value}" for name, value in response.headers]
        head = "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n"
        return head if is_head or status == 204 else head + response.body

    def date(self) -> str:
        """The time as headers have it."""
        seconds = self.server.site.clock.seconds()
        if self.server.dated[0] != seconds:
            self.server.dated = (seconds, formatdate(seconds, usegmt=True))
        return self.server.dated[1]

    def write(self, data: bytes) -> None:
        """Writes without waiting."""
        if not self.has_gone:
            self.transport.write(data)

    async def stream(self, data: bytes) -> bool:
        """Writes, and waits until there is room for more; says whether the client is there."""
        self.write(data)
        await self.room.wait()
        # One turn of the loop, so that a client that has gone is noticed.
        await asyncio.sleep(0)
        return not self.has_gone

    def end(self) -> None:
        """Closes when all is written."""
        self.is_ending = True
        self.transport.close()

    def reset(self) -> None:
        """Closes at once, with a reset instead of an end."""
        self.is_ending = True
        own = self.transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()
