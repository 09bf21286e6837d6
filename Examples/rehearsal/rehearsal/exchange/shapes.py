"""What an object of OpenRTB may hold: the language in which the rules are written."""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Check = Callable[[Any], bool]
Rule = Callable[[dict[str, Any], str, "Findings"], None]


class Findings:
    """What is wrong with a request, and what is only unwise."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.advice: list[str] = []

    def problem(self, place: str, words: str) -> None:
        """Notes a rule that is broken."""
        self.problems.append(f"{place}: {words}")

    def advise(self, place: str, words: str) -> None:
        """Notes what is recommended and missing."""
        self.advice.append(f"{place}: {words}")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value, with the words for what it must be."""

    words: str
    fits: Check


def is_whole(value: Any) -> bool:
    """Whether it is a whole number, which true and false are not."""
    return type(value) is int


def is_number(value: Any) -> bool:
    """Whether it is a number that is finite."""
    return type(value) is int or (type(value) is float and math.isfinite(value))


def whole(least: int, most: int | None = None) -> Kind:
    """A whole number within bounds."""
    if most is None:
        return Kind(
            f"must be a whole number from {least}", lambda value: is_whole(value) and value >= least
        )
    return Kind(
        f"must be a whole number from {least} to {most}",
        lambda value: is_whole(value) and least <= value <= most,
    )


def listed(kind: Kind) -> Kind:
    """A list whose items are all of a kind."""
    return Kind(
        f"must be a list of which each {kind.words}",
        lambda value: type(value) is list and all(map(kind.fits, value)),
    )


def matching(pattern: str, words: str) -> Kind:
    """A text of a form."""
    form = re.compile(pattern)
    return Kind(words, lambda value: type(value) is str and form.fullmatch(value) is not None)


TEXT = Kind("must be a text", lambda value: type(value) is str)
ID = Kind("must be a text that is not empty", lambda value: type(value) is str and value != "")
FLAG = Kind("must be 0 or 1", lambda value: is_whole(value) and value in (0, 1))
COUNT = whole(0)
SIZE = whole(1)
INTEGER = Kind("must be a whole number", is_whole)
AMOUNT = Kind(
    "must be a number from 0 to a million", lambda value: is_number(value) and 0 <= value <= 1e6
)
TEXTS = listed(TEXT)
INTEGERS = listed(INTEGER)
CURRENCY = matching("[A-Z]{3}", "must be a currency of three capitals, as ISO 4217 has it")
COUNTRY = matching("[A-Z]{3}", "must be a country of three capitals, as ISO 3166-1 has it")
LANGUAGE = matching("[a-z]{2}", "must be a language of two letters, as ISO 639-1 has it")
OBJECT = Kind("must be an object", lambda value: type(value) is dict)


@dataclass(frozen=True, slots=True)
class Shape:
    """An object: what it needs, what it may have, and the rules over it as a whole."""

    known: dict[str, Kind] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    parts: dict[str, "Shape"] = field(default_factory=dict)
    lists: dict[str, "Shape"] = field(default_factory=dict)
    rules: tuple[Rule, ...] = ()
    moved: dict[str, str] = field(default_factory=dict)
    """Members of ext that have a place of their own since 2.6."""

    def check(self, value: Any, place: str, found: Findings) -> None:
        """Finds what is wrong with an object."""
        if type(value) is not dict:
            found.problem(place, OBJECT.words)
            return
        for name in self.needs:
            if name not in value:
                found.problem(f"{place}.{name}", "is missing")
        for name, member in value.items():
            kind = self.known.get(name)
            if kind is not None:
                if not kind.fits(member):
                    found.problem(f"{place}.{name}", kind.words)
            elif name in self.parts:
                self.parts[name].check(member, f"{place}.{name}", found)
            elif name in self.lists:
                self._check_list(name, member, f"{place}.{name}", found)
        for name in self.moved.keys() & members(value, "ext").keys():
            found.problem(f"{place}.ext.{name}", f"stands in {place}.{self.moved[name]} since 2.6")
        for rule in self.rules:
            rule(value, place, found)

    def _check_list(self, name: str, value: Any, place: str, found: Findings) -> None:
        if type(value) is not list:
            found.problem(place, "must be a list of objects")
            return
        shape = self.lists[name]
        for index, item in enumerate(value):
            shape.check(item, f"{place}[{index}]", found)


def members(value: dict[str, Any], name: str) -> dict[str, Any]:
    """An object inside of another, empty if it is none."""
    inner = value.get(name)
    return inner if type(inner) is dict else {}


def excludes(*names: str) -> Rule:
    """The rule that at most one of these may be there."""

    def rule(value: dict[str, Any], place: str, found: Findings) -> None:
        present = [name for name in names if name in value]
        if len(present) > 1:
            found.problem(place, f"has {' and '.join(present)}, which exclude each other")

    return rule


def ordered(lower: str, upper: str) -> Rule:
    """The rule that one number is not above another."""

    def rule(value: dict[str, Any], place: str, found: Findings) -> None:
        low, high = value.get(lower, 0), value.get(upper, math.inf)
        if is_number(low) and is_number(high) and low > high:
            found.problem(place, f"has a {lower} of {low} above its {upper} of {high}")

    return rule


def distinct(list_name: str, member: str) -> Rule:
    """The rule that the items of a list have ids of their own."""

    def rule(value: dict[str, Any], place: str, found: Findings) -> None:
        items = value.get(list_name)
        if type(items) is not list:
            return
        ids = [item.get(member) for item in items if type(item) is dict]
        texts = [id for id in ids if type(id) in (str, int)]
        if len(set(texts)) < len(texts):
            found.problem(f"{place}.{list_name}", f"has two with the same {member}")

    return rule


def filled(name: str) -> Rule:
    """The rule that a list is not empty."""

    def rule(value: dict[str, Any], place: str, found: Findings) -> None:
        if value.get(name) == []:
            found.problem(f"{place}.{name}", "is empty")

    return rule


def advised(*names: str) -> Rule:
    """What is recommended."""

    def rule(value: dict[str, Any], place: str, found: Findings) -> None:
        for name in names:
            if name not in value:
                found.advise(f"{place}.{name}", "is recommended")

    return rule
