"""What is served where, and the paths by which one looks into the server."""

import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass

from ..chance import Chance
from ..clock import Clock
from .faults import Faults
from .journal import Journal, listing
from .messages import HTML, Refusal, Request, Response

Handler = Callable[[Request], Response]


@dataclass(frozen=True, slots=True)
class Route:
    """A path that is served, and how."""

    handler: Handler
    methods: tuple[str, ...]
    words: str
    is_demand: bool
    """Whether clients under test ask for it: then it is kept in the journal and may fail."""


class Site:
    """Finds out who answers a request, and keeps the books."""

    def __init__(
        self, seed: int = 1, clock: Clock | None = None, faults: Faults | None = None
    ) -> None:
        self.seed = seed
        self.clock = clock or Clock()
        self.journal = Journal(self.clock)
        self.faults = faults or Faults()
        self.base = "http://127.0.0.1"
        self.plain = self.base
        self.routes: dict[str, Route] = {}
        self.folders: dict[str, Route] = {}
        self.resets: list[Callable[[], None]] = []
        self.add("/", self.index, "GET", words="this page", is_demand=False)
        self.add("/requests", self.requests, "GET", words="what was asked", is_demand=False)
        self.add("/mistakes", self.mistakes, "GET", words="what was done wrong", is_demand=False)
        self.add("/reset", self.reset, "POST", words="forgets everything", is_demand=False)
        self.add("/clock", self.moved, "POST", words="?ms= moves a fixed clock", is_demand=False)

    def chance(self, *words: object) -> Chance:
        """Chance for whatever the words name."""
        return Chance(self.seed, *words)

    def add(
        self, path: str, handler: Handler, *methods: str, words: str, is_demand: bool = True
    ) -> None:
        """Serves a path, or all below it if it ends with a slash."""
        route = Route(handler, methods, words, is_demand)
        (self.folders if path.endswith("/") and path != "/" else self.routes)[path] = route

    def route(self, request: Request) -> Route:
        """Who serves a request."""
        route = self.routes.get(request.path)
        if route is None:
            for folder, below in self.folders.items():
                if request.path.startswith(folder):
                    route = below
                    break
            else:
                raise Refusal(404, f"nothing is served at {request.path}; GET / lists what is")
        method = "GET" if request.method == "HEAD" else request.method
        if method not in route.methods:
            raise Refusal(405, f"{request.path} is asked by {' or '.join(route.methods)}")
        return route

    def answer(self, request: Request) -> Response:
        """Answers one request, whatever it is."""
        try:
            route = self.route(request)
        except Refusal as refusal:
            self.journal.enter(request)
            request.status = refusal.status
            return Response.refusal(refusal)
        if route.is_demand:
            self.journal.enter(request)
        try:
            response = self.demanded(route, request) if route.is_demand else route.handler(request)
        except Refusal as refusal:
            response = Response.refusal(refusal)
        except Exception:
            traceback.print_exc(file=sys.stderr)
            response = Response.refusal(Refusal(500, "the rehearsal server has a defect"))
        request.status = response.status
        return response

    def demanded(self, route: Route, request: Request) -> Response:
        """Answers a client under test, perhaps with a fault."""
        request.fault = self.faults.of(request, self)
        response = route.handler(request)
        if request.fault is None:
            return response
        return self.faults.applied(request.fault, request, response, self)

    def requests(self, request: Request) -> Response:
        """Lists what was asked."""
        entries = (entry.describe() for entry in self.journal.requests)
        return listing("requests", request, entries, ("path", "method", "status"))

    def mistakes(self, request: Request) -> Response:
        """Lists what clients did wrong."""
        return listing("mistakes", request, self.journal.mistakes)

    def reset(self, _: Request) -> Response:
        """Makes everything as it was at the start."""
        self.clock.reset()
        self.journal.reset()
        self.faults.reset()
        for reset in self.resets:
            reset()
        return Response(204)

    def moved(self, request: Request) -> Response:
        """Lets a fixed time pass."""
        try:
            self.clock.move(request.whole("ms", 0, most=1_000_000_000))
        except ValueError as mistake:
            raise Refusal(409, str(mistake)) from None
        return Response.json({"now": self.clock.iso()})

    def index(self, _: Request) -> Response:
        """Tells people what is here."""
        served = sorted((self.routes | self.folders).items())
        rows = "".join(
            f"<tr><td>{' '.join(route.methods)}<td><code>{path}</code><td>{route.words}"
            for path, route in served
        )
        page = f"<!doctype html><title>Rehearsal</title><table>{rows}</table>\n"
        return Response(200, page.encode(), HTML)
