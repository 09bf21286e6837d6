"""Chance that is the same in every run with the same seed."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Item = TypeVar("Item")


class Chance:
    """Draws that depend on a seed and on words, and on nothing else.

    What is drawn for one place does not depend on when others are asked for, so requests may come
    in any order.
    """

    __slots__ = ("key", "left", "round")

    def __init__(self, seed: int, *words: object) -> None:
        self.key = "|".join(map(str, (seed, *words))).encode()
        self.left: list[int] = []
        self.round = 0

    def number(self) -> int:
        """Draws a number of 32 bits."""
        if not self.left:
            drawn = blake2b(self.key + self.round.to_bytes(4, "big")).digest()
            self.left = [int.from_bytes(drawn[i : i + 4], "big") for i in range(0, 64, 4)]
            self.round += 1
        return self.left.pop()

    def unit(self) -> float:
        """Draws from 0 up to, but not, 1."""
        return self.number() / 4_294_967_296

    def below(self, limit: int) -> int:
        """Draws a whole number from 0 up to, but not, the limit."""
        return self.number() * limit >> 32

    def pick(self, items: Sequence[Item]) -> Item:
        """Draws one of them."""
        return items[self.below(len(items))]
