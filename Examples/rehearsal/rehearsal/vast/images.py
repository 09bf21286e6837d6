"""Small images in one colour, each valid in its format, of any size."""

import struct
import zlib
from collections.abc import Callable
from functools import lru_cache

Colour = tuple[int, int, int]


@lru_cache(maxsize=256)
def image(kind: str, width: int, height: int, colour: Colour) -> bytes:
    """An image of a format."""
    return MAKERS[kind](width, height, colour)


def png(width: int, height: int, colour: Colour) -> bytes:
    """A PNG with a palette of one colour, at one bit for each pixel."""

    def chunk(name: bytes, content: bytes) -> bytes:
        checksum = zlib.crc32(name + content)
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", checksum)

    rows = (b"\0" + bytes((width + 7) // 8)) * height
    header = struct.pack(">IIBBBBB", width, height, 1, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"PLTE", bytes(colour))
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


class Bits:
    """Collects bits into bytes, the lowest first or the highest first."""

    def __init__(self, highest_first: bool = False) -> None:
        self.highest_first = highest_first
        self.bits: list[int] = []

    def put(self, value: int, count: int) -> None:
        """Adds a number of so many bits."""
        order = range(count - 1, -1, -1) if self.highest_first else range(count)
        self.bits += [value >> place & 1 for place in order]

    def bytes(self, fill: int = 0) -> bytes:
        """What has been collected; the last byte is filled up."""
        bits = self.bits + [fill] * (-len(self.bits) % 8)
        weights = range(7, -1, -1) if self.highest_first else range(8)
        return bytes(
            sum(bit << weight for bit, weight in zip(bits[at : at + 8], weights, strict=True))
            for at in range(0, len(bits), 8)
        )


def gif(width: int, height: int, colour: Colour) -> bytes:
    """A GIF whose LZW is restarted before its codes become longer."""
    stream = Bits()
    clear, end = 4, 5
    for index in range(width * height):
        if index % 2 == 0:
            stream.put(clear, 3)
        stream.put(0, 3)
    stream.put(end, 3)
    packed = stream.bytes()
    blocks = b"".join(
        bytes([len(packed[at : at + 255])]) + packed[at : at + 255]
        for at in range(0, len(packed), 255)
    )
    head = b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80, 0, 0) + bytes(colour) + bytes(3)
    frame = b"," + struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\x02"
    return head + frame + blocks + b"\0;"


def webp(width: int, height: int, colour: Colour) -> bytes:
    """A lossless WebP in which a pixel takes no bits, because there is only one code."""
    stream = Bits()
    stream.put(0x2F, 8)
    stream.put(width - 1, 14)
    stream.put(height - 1, 14)
    stream.put(0, 1 + 3)  # No alpha; version 0.
    stream.put(0, 1 + 1 + 1)  # No transform, no cache of colours, one group of codes.
    red, green, blue = colour
    for symbol in (green, red, blue, 255):
        stream.put(0b1, 1)  # A simple code,
        stream.put(0, 1)  # of one symbol,
        stream.put(1, 1)  # which has eight bits.
        stream.put(symbol, 8)
    stream.put(0b1, 1)
    stream.put(0, 1 + 1 + 1)  # The distances: one symbol of one bit, which is 0.
    body = stream.bytes()
    body += bytes(len(body) % 2)
    chunk = b"VP8L" + struct.pack("<I", len(stream.bytes())) + body
    return b"RIFF" + struct.pack("<I", 4 + len(chunk)) + b"WEBP" + chunk


def jpeg(width: int, height: int, colour: Colour) -> bytes:
    """A baseline JPEG in grey: the first block has the brightness, and no other differs."""
    red, green, blue = colour
    level = round((0.299 * red + 0.587 * green + 0.114 * blue - 128) / 2)

    def segment(marker: int, content: bytes) -> bytes:
        return struct.pack(">BBH", 0xFF, marker, len(content) + 2) + content

    # Lengths of the code words: for the first values of blocks nine words of four bits, one for
    # each size from 0 to 8; for the rest one word of one bit, the end of the block.
    firsts = bytes([0, 0, 0, 9] + [0] * 12) + bytes(range(9))
    others = bytes([1] + [0] * 15) + b"\0"
    stream = Bits(highest_first=True)
    for index in range(((width + 7) // 8) * ((height + 7) // 8)):
        value = level if index == 0 else 0
        size = abs(value).bit_length()
        stream.put(size, 4)
        stream.put(value if value > 0 else value + (1 << size) - 1, size)
        stream.put(0, 1)
    scan = stream.bytes(fill=1).replace(b"\xff", b"\xff\0")
    quantities = bytes([16] + [1] * 63)
    return (
        b"\xff\xd8"
        + segment(0xE0, b"JFIF\0\1\1\0\0\1\0\1\0\0")
        + segment(0xDB, b"\0" + quantities)
        + segment(0xC0, struct.pack(">BHHB", 8, height, width, 1) + b"\1\x11\0")
        + segment(0xC4, b"\0" + firsts)
        + segment(0xC4, b"\x10" + others)
        + segment(0xDA, b"\1\1\0\0\x3f\0")
        + scan
        + b"\xff\xd9"
    )


MAKERS: dict[str, Callable[[int, int, Colour], bytes]] = {
    "png": png,
    "gif": gif,
    "webp": webp,
    "jpeg": jpeg,
}
