"""Listens, and looks after the connections."""

import asyncio
import ssl
import sys

from .connection import Connection
from .reader import Limits
from .site import Site

IDLE_SECONDS = 120.0
HALF_SECONDS = 30.0
SWEEP_SECONDS = 5.0


class Server:
    """Serves one site on one port."""

    def __init__(self, site: Site, gzip_from: int = 1024, limits: Limits = Limits()) -> None:
        self.site = site
        self.gzip_from = gzip_from
        self.limits = limits
        self.loop = asyncio.get_running_loop()
        self.is_secure = False
        self.connections: set[Connection] = set()
        self.dated = (-1, "")
        self.listener: asyncio.Server | None = None
        self.sweeper: asyncio.TimerHandle | None = None

    async def listen(self, host: str, port: int, tls: ssl.SSLContext | None = None) -> int:
        """Begins to listen and gives the port."""
        self.loop.set_exception_handler(ignoring_broken_connections)
        self.is_secure = tls is not None
        self.listener = await self.loop.create_server(
            lambda: Connection(self), host, port, ssl=tls, backlog=1024
        )
        self.sweep()
        return int(self.listener.sockets[0].getsockname()[1])

    def sweep(self) -> None:
        """Ends connections whose clients have fallen silent."""
        now = self.loop.time()
        for connection in list(self.connections):
            limit = IDLE_SECONDS if connection.reader.is_between else HALF_SECONDS
            if not connection.is_busy and now - connection.active_at > limit:
                connection.end()
        self.sweeper = self.loop.call_later(SWEEP_SECONDS, self.sweep)

    async def close(self) -> None:
        """Stops listening and lets go of all who are there."""
        if self.sweeper:
            self.sweeper.cancel()
        if self.listener:
            self.listener.close()
            await self.listener.wait_closed()
        for connection in list(self.connections):
            connection.transport.abort()


def ignoring_broken_connections(
    loop: asyncio.AbstractEventLoop, context: dict[str, object]
) -> None:
    """Says nothing of clients that went away or never finished their handshake."""
    if not isinstance(context.get("exception"), (OSError, ssl.SSLError)):
        loop.default_exception_handler(context)
        sys.stderr.flush()
