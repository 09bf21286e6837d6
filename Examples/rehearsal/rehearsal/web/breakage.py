"""Answers that break HTTP, each in its own way.

A script writes to the connection itself. It ends when the client has gone, or when it has sent as
much as it ever does.
"""

import asyncio
import gzip
import zlib
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING

from .messages import Response

if TYPE_CHECKING:
    from .connection import Connection

Script = Callable[["Connection", Response, int | None], Awaitable[None]]
MEGABYTE = 1024 * 1024
ENDLESS = 256 * MEGABYTE


def playing(
    script: Script, number: int | None
) -> Callable[["Connection", Response], Awaitable[None]]:
    """A script with the number it was given."""

    async def play(connection: "Connection", response: Response) -> None:
        await script(connection, response, number)

    return play


async def reset(connection: "Connection", _: Response, __: int | None) -> None:
    """Resets the connection before a word is said."""
    connection.reset()


async def reset_body(connection: "Connection", response: Response, _: int | None) -> None:
    """Resets the connection in the middle of the body."""
    whole = connection.encoded(response)
    await connection.stream(whole[: len(whole) - (len(response.body) + 1) // 2])
    connection.reset()


async def close(connection: "Connection", _: Response, __: int | None) -> None:
    """Closes the connection before a word is said."""
    connection.end()


async def truncated(connection: "Connection", response: Response, _: int | None) -> None:
    """Closes the connection in the middle of the body."""
    whole = connection.encoded(response)
    connection.write(whole[: len(whole) - (len(response.body) + 1) // 2])
    connection.end()


async def truncated_gzip(connection: "Connection", response: Response, _: int | None) -> None:
    """Sends half of a gzip as if it were whole."""
    packed = gzip.compress(response.body or bytes(64), 1, mtime=0)
    response.body = packed[: len(packed) // 2]
    response.headers += (("Content-Encoding", "gzip"),)
    connection.write(connection.encoded(response))


async def corrupt_gzip(connection: "Connection", response: Response, _: int | None) -> None:
    """Sends a gzip whose checksum is wrong."""
    packed = bytearray(gzip.compress(response.body or bytes(64), 1, mtime=0))
    packed[-8] ^= 0xFF
    response.body = bytes(packed)
    response.headers += (("Content-Encoding", "gzip"),)
    connection.write(connection.encoded(response))


async def slow_headers(connection: "Connection", response: Response, pause: int | None) -> None:
    """Sends the head in pieces of 16 bytes, with a pause after each, in ms; 200 unless told."""
    whole = connection.encoded(response)
    head = whole.index(b"\r\n\r\n") + 4
    if await trickle(connection, whole[:head], pause):
        connection.write(whole[head:])


async def slow_body(connection: "Connection", response: Response, pause: int | None) -> None:
    """Sends the body in pieces of 16 bytes, with a pause after each, in ms; 200 unless told."""
    whole = connection.encoded(response)
    head = whole.index(b"\r\n\r\n") + 4
    connection.write(whole[:head])
    await trickle(connection, whole[head:], pause)


async def trickle(connection: "Connection", data: bytes, pause: int | None) -> bool:
    """Sends small pieces with pauses; says whether the client is still there."""
    for start in range(0, len(data), 16):
        if not await connection.stream(data[start : start + 16]):
            return False
        await asyncio.sleep((200 if pause is None else pause) / 1000)
    return not connection.has_gone


async def endless_headers(connection: "Connection", _: Response, __: int | None) -> None:
    """Sends header fields until the client has had enough."""
    field = b"X-More: " + b"x" * 990 + b"\r\n"
    connection.write(b"HTTP/1.1 200 OK\r\n")
    await endless(connection, field * 16)


async def endless_body(connection: "Connection", _: Response, __: int | None) -> None:
    """Sends chunks until the client has had enough."""
    connection.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    await endless(connection, b"4000\r\n" + b" " * 0x4000 + b"\r\n")


async def endless(connection: "Connection", piece: bytes) -> None:
    """Repeats a piece, up to what no client may take."""
    for _ in range(ENDLESS // len(piece)):
        if not await connection.stream(piece):
            return
    connection.end()


@cache
def packed_spaces(megabytes: int) -> bytes:
    """So many megabytes of spaces, as gzip."""
    deflater = zlib.compressobj(9, wbits=31)
    spaces = b" " * MEGABYTE
    return b"".join(deflater.compress(spaces) for _ in range(megabytes)) + deflater.flush()


async def bomb(connection: "Connection", response: Response, megabytes: int | None) -> None:
    """Sends a small gzip that unpacks to 100 megabytes unless told."""
    response.body = packed_spaces(min(megabytes or 100, 1024))
    response.headers += (("Content-Encoding", "gzip"),)
    connection.write(connection.encoded(response))


async def bad_chunks(connection: "Connection", response: Response, _: int | None) -> None:
    """Sends a chunk whose length is no number."""
    connection.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
    connection.write(response.body)
    connection.end()


async def bad_length(connection: "Connection", response: Response, _: int | None) -> None:
    """Says two different lengths."""
    length = len(response.body)
    head = f"HTTP/1.1 200 OK\r\nContent-Length: {length}\r\nContent-Length: {length + 7}\r\n\r\n"
    connection.write(head.encode() + response.body)
    connection.end()


async def noise(connection: "Connection", _: Response, __: int | None) -> None:
    """Sends what is no HTTP at all."""
    connection.write(bytes(range(256)) * 4)
    connection.end()


async def hang(_: "Connection", __: Response, ___: int | None) -> None:
    """Says nothing until the client goes, which cancels this."""
    await asyncio.Event().wait()
