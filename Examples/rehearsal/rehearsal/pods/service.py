"""The paths of the pod server."""

import re
from typing import Any

from ..web.journal import listing
from ..web.messages import Refusal, Request, Response
from ..web.site import Handler, Site
from . import manifests, signals
from .assets import FAULTS, NETWORK, Asset
from .pod import Pod
from .requests import (
    FORMATS,
    PodRequest,
    body,
    check_encoding,
    check_identifier,
    duration,
    refuse,
    stream_needs,
)  # fmt: skip
from .sessions import LOCATION, VOD_SECONDS, Session, Sessions
from .tokens import Keys, Needs, objection
from .verification import Verification

PLACE = r"network/(?P<network>[^/]+)/custom_asset/(?P<asset>[^/]+)"
POD = r"(?P<pod>(?:pod/\d+|ad_break_id/[^/]+))"
LINEAR = "/linear/pods/v1"
PLAYLIST = "application/vnd.apple.mpegurl"


class PodService:
    """Opens sessions, serves pods and what is told of them, and hears what was played."""

    def __init__(self, site: Site, assets: list[Asset], keys: Keys) -> None:
        self.site = site
        self.journal = site.journal
        self.assets = {asset.key: asset for asset in assets}
        self.keys = keys
        self.sessions = Sessions(site.clock, site.chance)
        self.verification = Verification(site, self.sessions)
        site.resets += [self.sessions.reset, self.verification.reset]
        for asset in assets:
            for name in FAULTS:
                if getattr(asset, name):
                    site.faults.parse(getattr(asset, name))
        self.paths: list[tuple[re.Pattern[str], str, Handler]] = []
        api = "/pods/api/v1/network/(?P<network>[^/]+)"
        self.serve(rf"/ssai/pods/api/v1/{PLACE}/stream", "POST", self.register)
        self.serve(rf"/ondemand{api}/stream_registration", "POST", self.register_film)
        self.serve(rf"/ssai{api}/stream/(?P<stream>[^/]+)/update", "POST", self.update)
        self.serve(rf"{LINEAR}/hls/{PLACE}/{POD}\.m3u8", "GET", self.hls)
        self.serve(
            rf"{LINEAR}/hls/{PLACE}/{POD}/profile/(?P<profile>\w+)\.m3u8", "GET", self.rendition
        )
        self.serve(
            rf"{LINEAR}/dash/{PLACE}/stream/(?P<stream>[^/]+)/{POD}/manifest\.mpd", "GET", self.dash
        )
        self.serve(rf"{LINEAR}/seg/{PLACE}/{POD}/profile/\w+/\d{{1,6}}\.\w+", "GET", self.segment)
        self.serve(
            r"/linear/pods/hls/pa/event/(?P<event>[^/]+)/stream/(?P<stream>[^/]+)/metadata",
            "GET", self.metadata,
        )  # fmt: skip
        self.serve(r"/view/p/service/linear/stream/.*", "GET", self.verification.ping)
        self.serve(r"/signals/(?P<asset>[^/]+)/(?P<which>known|upcoming)", "GET", self.signal)
        for folder, words in (
            ("/ssai/", "opens and updates sessions of live streams"),
            ("/ondemand/", "opens sessions of streams on demand"),
            ("/linear/", "pods, their segments and metadata"),
            ("/view/", "is told that an ad was seen"),
            ("/signals/", "the breaks that a publisher tells"),
        ):
            site.add(folder, self.answer, "GET", "POST", words=words)
        site.add("/sessions", self.listed, "GET", words="the sessions opened", is_demand=False)
        site.add("/pods", self.listed_pods, "GET", words="the pods asked for", is_demand=False)
        site.add(
            "/verified", self.verification.listed, "GET", words="the ads seen", is_demand=False
        )

    def serve(self, pattern: str, method: str, handler: Handler) -> None:
        """Serves the paths of a pattern."""
        self.paths.append((re.compile(pattern), method, handler))

    def answer(self, request: Request) -> Response:
        """Finds who answers."""
        for pattern, method, handler in self.paths:
            if found := pattern.fullmatch(request.path):
                if request.method not in (method, "HEAD"):
                    refuse(self.journal, request, 405, f"this path is asked by {method}")
                request.notes["place"] = found.groupdict()
                return handler(request)
        refuse(self.journal, request, 404, "nothing is served there")

    def place(self, request: Request, name: str) -> str:
        """A part of the path."""
        return str(request.notes["place"][name])

    def meet(self, request: Request, fault: str, place: str) -> None:
        """Lets a request meet a fault of its stream, unless it has one of its own."""
        if fault and request.fault is None:
            request.fault = self.site.faults.due(fault, place)

    def asset(self, request: Request) -> Asset:
        """The stream in the path."""
        network, key = self.place(request, "network"), self.place(request, "asset")
        if network != NETWORK:
            refuse(self.journal, request, 404, f"there is no network {network}")
        asset = self.assets.get(key)
        if asset is None or asset.vod:
            refuse(self.journal, request, 404, f"there is no live stream {key}")
        return asset

    def authorise(self, request: Request, token: str | None, key: str, needs: Needs) -> None:
        """Lets nobody through without a token."""
        other = self.keys.pod if key == self.keys.stream else self.keys.stream
        if token is None:
            refuse(self.journal, request, 401, "auth-token is missing")
        words = objection(token, key, other, needs, self.site.clock.seconds())
        if words:
            refuse(self.journal, request, 403, words)

    # Sessions.

    def register(self, request: Request) -> Response:
        """Opens a session of a live stream."""
        asset = self.asset(request)
        self.meet(request, asset.fault, asset.key)
        targeting = body(self.journal, request)
        token = request.query.get("auth-token", targeting.pop("auth-token", None))
        if asset.token:
            self.authorise(request, token, self.keys.stream, stream_needs(asset))
        format = request.query.get("manifest-type", targeting.pop("manifest-type", "hls"))
        if format not in FORMATS:
            refuse(self.journal, request, 400, f"manifest-type={format} must be hls or dash")
        check_encoding(self.journal, request, targeting)
        return self.opened(request, asset, format, targeting)

    def register_film(self, request: Request) -> Response:
        """Opens a session of a stream on demand."""
        if self.place(request, "network") != NETWORK:
            refuse(self.journal, request, 404, "there is no such network")
        asset = next((one for one in self.assets.values() if one.vod), None)
        if asset is None:
            refuse(self.journal, request, 404, "there is no stream on demand")
        self.meet(request, asset.fault, asset.key)
        targeting = body(self.journal, request, only_json=True)
        check_encoding(self.journal, request, targeting)
        return self.opened(request, asset, "hls", targeting)

    def opened(
        self, request: Request, asset: Asset, format: str, targeting: dict[str, str]
    ) -> Response:
        """What is answered when a session is open."""
        session = self.sessions.begin(request.number, asset, format, targeting)
        base, own, event = self.site.base, session.id, asset.event
        answer: dict[str, Any] = {
            "manifest_format": format,
            "media_verification_url": (
                f"{base}/view/p/service/linear/stream/{own}/loc/{LOCATION}"
                f"/network/{NETWORK}/event/{event}/media/"
            ),
            "metadata_url": f"{base}/linear/pods/hls/pa/event/{event}/stream/{own}/metadata",
            "polling_frequency": asset.poll,
            "session_update_url": (
                f"{base}/ssai/pods/api/v1/network/{NETWORK}/stream/{own}/update"
            ),
            "stream_id": own,
        }
        if asset.vod:
            seconds = asset.lasts or VOD_SECONDS
            hours, minutes = seconds // 3600, seconds // 60 % 60
            answer["valid_for"] = f"{hours}h{minutes}m{seconds % 60}.000s"
            answer["valid_until"] = self.site.clock.iso(session.opened_ms + seconds * 1000)
        return Response.json(answer, 201)

    def session(self, request: Request, id: str) -> Session:
        """The session that a request speaks of."""
        session = self.sessions.find(id)
        if session is None:
            refuse(self.journal, request, 404, f"there is no session {id}, or it is over")
        return session

    def update(self, request: Request) -> Response:
        """Replaces everything that was told of a session's viewer."""
        session = self.session(request, self.place(request, "stream"))
        self.meet(request, session.asset.update, session.id)
        targeting = body(self.journal, request)
        check_encoding(self.journal, request, targeting)
        if request.fault is None:
            session.targeting = targeting
            session.updates += 1
        return Response(200)

    def metadata(self, request: Request) -> Response:
        """What is known of the ads of a session, once it is known."""
        session = self.session(request, self.place(request, "stream"))
        if self.place(request, "event") != session.asset.event:
            refuse(self.journal, request, 404, "the session is of another event")
        self.meet(request, session.asset.metadata, session.id)
        told: dict[str, dict[str, Any]] = {"tags": {}, "ads": {}, "ad_breaks": {}}
        for pod in session.pods.values():
            if self.site.clock.milliseconds() >= pod.asked_ms + session.asset.late:
                told["tags"] |= pod.tags()
                told["ads"] |= pod.described(self.site.base)
                told["ad_breaks"][pod.break_id] = pod.summary()
        return Response.json(told)

    # Pods.

    def pod(self, request: Request, stream: str | None) -> Pod:
        """The pod that a request is for."""
        asset, identifier = self.asset(request), self.place(request, "pod")
        if not stream:
            refuse(self.journal, request, 400, "stream_id is missing")
        session = self.session(request, stream)
        if session.asset is not asset:
            refuse(self.journal, request, 404, f"the session is of {session.asset.key}")
        check_identifier(self.journal, request, identifier)
        wanted = PodRequest(asset, identifier, duration(self.journal, request, asset))
        if asset.token:
            needs = wanted.needs(request.query)
            self.authorise(request, request.query.get("auth-token"), self.keys.pod, needs)
        self.meet(request, asset.manifest, session.id + identifier)
        return self.sessions.pod(request.number, session, identifier, wanted.duration_ms)

    def folder(self, kind: str) -> str:
        """Where parts of a pod are, up to its identifier."""
        return f"{self.site.base}{LINEAR}/{kind}"

    def hls(self, request: Request) -> Response:
        """A pod as HLS."""
        made = self.pod(request, request.query.get("stream_id"))
        folder = f"{self.folder('hls')}/network/{NETWORK}/custom_asset/{made.asset.key}"
        text = manifests.variants(made, folder, request.target.partition("?")[2])
        return Response(200, text.encode(), PLAYLIST)

    def rendition(self, request: Request) -> Response:
        """One rendition of a pod as HLS."""
        made = self.pod(request, request.query.get("stream_id"))
        profile = self.place(request, "profile")
        if profile not in [name for name, _, _ in manifests.PROFILES]:
            refuse(self.journal, request, 404, f"there is no profile {profile}")
        folder = f"{self.folder('seg')}/network/{NETWORK}/custom_asset/{made.asset.key}"
        return Response(200, manifests.rendition(made, folder, profile).encode(), PLAYLIST)

    def dash(self, request: Request) -> Response:
        """A pod as DASH, with the session in the path."""
        if "stream_id" in request.query:
            refuse(self.journal, request, 400, "the stream id belongs into the path for DASH")
        made = self.pod(request, self.place(request, "stream"))
        folder = f"{self.folder('seg')}/network/{NETWORK}/custom_asset/{made.asset.key}"
        return Response(200, manifests.dash(made, folder).encode(), "application/dash+xml")

    def segment(self, request: Request) -> Response:
        """A piece of an ad, which is elsewhere."""
        self.asset(request)
        kind = "ts" if request.path.endswith(".ts") else "mp4"
        return Response(302, headers=(("Location", f"{self.site.base}/media.{kind}"),))

    def signal(self, request: Request) -> Response:
        """The breaks that a publisher tells."""
        asset = self.assets.get(self.place(request, "asset"))
        if asset is None:
            raise Refusal(404, "there is no such stream")
        which = self.place(request, "which")
        self.meet(request, asset.signals, asset.key + which)
        return Response.json({"pods": signals.pods(asset, self.site.clock, which)})

    # What happened.

    def listed(self, request: Request) -> Response:
        """Lists the sessions."""
        entries = (session.describe() for session in self.sessions.open.values())
        return listing("sessions", request, entries, ("stream", "asset"))

    def listed_pods(self, request: Request) -> Response:
        """Lists the pods."""
        return listing("pods", request, self.sessions.pods(), ("stream", "asset", "identifier"))
