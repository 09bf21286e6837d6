"""Verification: the media ids that players met, each told once."""

import re
from collections import deque
from collections.abc import Iterator
from typing import Any

from ..web.journal import listing
from ..web.messages import Request, Response
from ..web.site import Site
from .requests import refuse
from .sessions import Sessions

KEEPS = 50_000
PATH = re.compile(
    r"/view/p/service/linear/stream/(?P<stream>[^/]+)/loc/(?P<location>[^/]+)"
    r"/network/(?P<network>[^/]+)/event/(?P<event>[^/]+)/media/(?P<media>[^/]+)"
)


class Verification:
    """Hears of media ids, and tells right from wrong."""

    def __init__(self, site: Site, sessions: Sessions) -> None:
        self.site = site
        self.sessions = sessions
        self.pings: deque[Request] = deque(maxlen=KEEPS)

    def ping(self, request: Request) -> Response:
        """Hears of one media id."""
        self.pings.append(request)
        journal = self.site.journal
        found = PATH.fullmatch(request.path)
        if found is None:
            refuse(journal, request, 404, "a media id belongs behind media_verification_url")
        stream, media = found["stream"], found["media"]
        session = self.sessions.find(stream)
        if session is None or found["event"] != session.asset.event:
            refuse(journal, request, 404, f"there is no session {stream}, or it is over")
        mark = session.mark(media)
        if mark is None:
            refuse(journal, request, 404, f"{media} begins with no prefix of this session")
        request.notes["media"] = {"type": mark.type, "ad": mark.ad}
        if media == mark.prefix:
            refuse(journal, request, 404, f"{media} is a prefix; the whole id is to be told")
        if media != mark.id:
            refuse(journal, request, 404, f"{media} stands nowhere in the pod")
        if mark.type == "progress":
            refuse(journal, request, 404, f"{media} is progress, which is not verified")
        if media in session.verified:
            refuse(journal, request, 404, f"{media} was verified before")
        if session.asset.verify and request.fault is None:
            request.fault = self.site.faults.due(session.asset.verify, session.id + media)
        if request.fault is None or request.fault.name == "409":
            # Somebody else told it, or this one did: either way it is done.
            session.verified.add(media)
        return Response(session.asset.verified)

    def entries(self) -> Iterator[dict[str, Any]]:
        """The pings as /verified shows them."""
        for ping in self.pings:
            found = PATH.fullmatch(ping.path)
            told: dict[str, Any] = {"number": ping.number, "atMs": ping.at_ms}
            told |= {"stream": found["stream"], "id": found["media"]} if found else {}
            told |= ping.notes.get("media", {})
            told["status"] = ping.status
            if "why" in ping.notes:
                told["why"] = ping.notes["why"]
            yield told

    def listed(self, request: Request) -> Response:
        """Lists what was verified."""
        filters = ("stream", "id", "type", "ad", "status")
        return listing("verified", request, self.entries(), filters)

    def reset(self) -> None:
        """Forgets everything."""
        self.pings.clear()
