"""Faults on demand: which one a request shall meet, and how it is committed."""

import re
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import breakage
from .messages import HTML, Refusal, Request, Response

if TYPE_CHECKING:
    from .site import Site

SPELLING = re.compile(r"(\w+)(?::(\d{1,9}))?(?:~(\d{1,6}))?(?:\*(\d{1,6}))?")
REMEMBERED = 10_000

WIRE = {
    "reset": breakage.reset,
    "resetBody": breakage.reset_body,
    "close": breakage.close,
    "truncated": breakage.truncated,
    "truncatedGzip": breakage.truncated_gzip,
    "corruptGzip": breakage.corrupt_gzip,
    "slowHeaders": breakage.slow_headers,
    "slowBody": breakage.slow_body,
    "endlessHeaders": breakage.endless_headers,
    "endlessBody": breakage.endless_body,
    "bomb": breakage.bomb,
    "badChunks": breakage.bad_chunks,
    "badLength": breakage.bad_length,
    "noise": breakage.noise,
    "hang": breakage.hang,
}
ANSWERS = ("html", "empty", "redirect", "redirectLoop", "downgrade", "latency")


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault by its name, with a number that some take."""

    name: str
    number: int | None = None
    after: int | None = None
    """How many requests go well before it."""
    times: int | None = None
    """How many requests meet it; all that follow, if that is not said."""

    def __str__(self) -> str:
        parts = ((":", self.number), ("~", self.after), ("*", self.times))
        return self.name + "".join(f"{mark}{value}" for mark, value in parts if value is not None)

    def strikes(self, count: int) -> bool:
        """Whether the request of this number, from one, meets it."""
        begins = self.after or 0
        return count > begins and (self.times is None or count <= begins + self.times)


class Faults:
    """Knows the faults, and decides who meets one."""

    def __init__(self, rate: float = 0.0, rated: Iterable[str] = ()) -> None:
        self.content: set[str] = set()
        """Faults that whoever makes the answer commits."""
        self.rate = rate
        self.rated = tuple(rated)
        self.met: OrderedDict[str, int] = OrderedDict()

    def know(self, names: Iterable[str]) -> None:
        """Learns the names of faults that lie in what is said, not in how it travels."""
        self.content.update(names)

    def parse(self, text: str) -> Fault:
        """Reads NAME, with :NUMBER, ~AFTER and *TIMES behind it as they are wanted."""
        spelled = SPELLING.fullmatch(text)
        name = spelled[1] if spelled else ""
        is_status = re.fullmatch(r"[2-5]\d\d", name) is not None
        if spelled is None or not (
            is_status or name in WIRE or name in ANSWERS or name in self.content
        ):
            known = ", ".join(sorted([*WIRE, *ANSWERS, *self.content]))
            raise Refusal(400, f"there is no fault {text!r}; there are any status, {known}")
        return Fault(name, *(int(part) if part else None for part in spelled.groups()[1:]))

    def of(self, request: Request, site: "Site") -> Fault | None:
        """The fault that a request shall meet, by its query, by its header or by chance."""
        wish = request.headers.get("rehearsal-fault")
        if "fault=" in request.target:
            wish = request.query.get("fault", wish)
        if wish is not None:
            return self.due(wish, request.method + request.target)
        if self.rate:
            chance = site.chance("fault", request.number)
            if chance.unit() < self.rate:
                return self.parse(chance.pick(self.rated))
        return None

    def due(self, text: str, place: str) -> Fault | None:
        """The fault a text names, or none if it is not yet or no more the turn of the place."""
        fault = self.parse(text)
        if fault.after is None and fault.times is None:
            return fault
        count = self.met.pop(place, 0) + 1
        self.met[place] = count
        if len(self.met) > REMEMBERED:
            self.met.popitem(last=False)
        return fault if fault.strikes(count) else None

    def reset(self) -> None:
        """Forgets who has met what."""
        self.met.clear()

    def applied(self, fault: Fault, request: Request, response: Response, site: "Site") -> Response:
        """The answer with the fault in it."""
        if fault.name in self.content:
            return response
        script = WIRE.get(fault.name)
        if script is not None:
            response.play = breakage.playing(script, fault.number)
            return response
        match fault.name:
            case "latency":
                response.delay = (fault.number or 1000) / 1000
            case "html":
                response = Response(200, b"<!doctype html><p>Not what you asked for.", HTML)
            case "empty":
                response = Response(200)
            case "redirect":
                response = redirect(request, fault)
            case "redirectLoop":
                response = Response(302, headers=(("Location", request.target),))
            case "downgrade":
                target = without_fault(request.target)
                response = Response(302, headers=(("Location", site.plain + target),))
            case status:
                response = of_status(int(status), fault.number)
        return response


def of_status(status: int, number: int | None) -> Response:
    """A bare status, with a time to come back where there is one."""
    waits = status in (429, 503)
    return Response(status, headers=(("Retry-After", str(number or 1)),) if waits else ())


def redirect(request: Request, fault: Fault) -> Response:
    """Sends on, as often as the number says, to where no fault is left."""
    left = (fault.number or 1) - 1
    target = without_fault(request.target)
    if left:
        target += ("&" if "?" in target else "?") + f"fault=redirect:{left}"
    return Response(302, headers=(("Location", target),))


def without_fault(target: str) -> str:
    """A target that asks for no fault any more."""
    path, _, query = target.partition("?")
    kept = "&".join(pair for pair in query.split("&") if not pair.startswith(("fault=", "at=")))
    return f"{path}?{kept}" if kept else path
