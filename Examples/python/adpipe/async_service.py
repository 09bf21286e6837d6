# Made by `make generate` from Schemas. Edit the schema, not this file.
"""The calls of the service, for asyncio."""

from __future__ import annotations

from typing import TYPE_CHECKING, Mapping, Optional, Sequence

from .streams import AsyncCaller, AsyncStream, Meta
from .types import (
    AdEvent,
    AdFormat,
    AdInteraction,
    AdState,
    BreakCue,
    BreakSnap,
    BreakTime,
    BreakTimeline,
    CancelPodResult,
    ClickAdResult,
    ClosePodResult,
    Context,
    DiscoverRPCResult,
    EventReport,
    ExplainAdResult,
    ExplainPodResult,
    FillPodResult,
    GetAdResult,
    GetConfigResult,
    Health,
    InfoServerResult,
    IngestPodResult,
    JoinPodResult,
    ListAdResult,
    ListEventResult,
    ListNetworkResult,
    ListPodResult,
    LoadAdResult,
    LoadOptions,
    MuteAdResult,
    NetworkStatus,
    OpenPodResult,
    PlayheadPodResult,
    PodAd,
    PollAdResult,
    PreloadAdResult,
    PresentAdResult,
    ReleaseAdResult,
    ReloadConfigResult,
    RenderedAssets,
    RenderPodResult,
    RenderTarget,
    ReportedEventType,
    ReportEventResult,
    Restriction,
    SchedulePodResult,
    ServerSideVerification,
    SetContextResult,
    ShutdownServerResult,
    SkipControl,
    UpdatePodResult,
)
from .wire import INT64, Message, written

if TYPE_CHECKING:
    from typing_extensions import Unpack


class AsyncAdCalls:
    """The calls whose names begin with `ad.`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def click(
        self,
        *,
        ad_id: str,
        asset: str,
        handled: Optional[bool] = None,
        can_open: Optional[Sequence[str]] = None,
        **meta: Unpack[Meta],
    ) -> ClickAdResult:
        """Records a click on an asset of an ad and says what the app has to do.

        `ad_id`: The ad that was clicked.

        `asset`: The asset that was clicked.

        `handled`: True if the app acts by itself.

        `can_open`: The URL schemes that some app on the device opens.
        """
        params = {
            "adId": ad_id,
            "asset": asset,
            "handled": handled,
            "canOpen": can_open,
        }
        return await self._caller.call("ad.click", params, Message(ClickAdResult), **meta)

    async def explain(
        self,
        *,
        load_id: Optional[str] = None,
        ad_id: Optional[str] = None,
        **meta: Unpack[Meta],
    ) -> ExplainAdResult:
        """Says again why a load ended as it did.

        `load_id`: The load, as its answer or its error named it.

        `ad_id`: An ad that came out of the load.
        """
        params = {
            "loadId": load_id,
            "adId": ad_id,
        }
        return await self._caller.call("ad.explain", params, Message(ExplainAdResult), **meta)

    async def get(
        self,
        *,
        ad_id: str,
        **meta: Unpack[Meta],
    ) -> GetAdResult:
        """Says how an ad is, and again what to draw of it.

        `ad_id`: The ad to look at.
        """
        params = {
            "adId": ad_id,
        }
        return await self._caller.call("ad.get", params, Message(GetAdResult), **meta)

    async def list(
        self,
        *,
        ad_unit: Optional[str] = None,
        state: Optional[AdState] = None,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        **meta: Unpack[Meta],
    ) -> ListAdResult:
        """Lists the ads that the engine holds, oldest first.

        `ad_unit`: Only ads of this ad unit.

        `state`: Only ads in this state.

        `after`: Only ads after this one, which may have been released since.

        `limit`: How many at most.
        """
        params = {
            "adUnit": ad_unit,
            "state": state,
            "after": after,
            "limit": limit,
        }
        return await self._caller.call("ad.list", params, Message(ListAdResult), **meta)

    async def load(
        self,
        *,
        ad_unit: str,
        format: Optional[AdFormat] = None,
        formats: Optional[Sequence[AdFormat]] = None,
        format_ids: Optional[Sequence[str]] = None,
        options: Optional[LoadOptions] = None,
        context: Optional[Context] = None,
        count: Optional[int] = None,
        **meta: Unpack[Meta],
    ) -> LoadAdResult:
        """Asks the networks of an ad unit for an ad and keeps the one that wins.

        `ad_unit`: The ad unit to fill, as config.yaml names it.

        `format`: The one format that is wanted.

        `formats`: The formats that are wanted; the ad says which one came.

        `format_ids`: The custom formats that are wanted; all of the ad unit's if absent.

        `options`: What the ad should be like.

        `context`: What is known for this load; it is merged over what context.set said for the
        session.

        `count`: How many ads are wanted: each is loaded for itself, within the ad unit's time
        for all.
        """
        params = {
            "adUnit": ad_unit,
            "format": format,
            "formats": formats,
            "formatIds": format_ids,
            "options": options,
            "context": context,
            "count": count,
        }
        return await self._caller.call("ad.load", params, Message(LoadAdResult), **meta)

    async def mute(
        self,
        *,
        ad_id: str,
        reason: Optional[str] = None,
        **meta: Unpack[Meta],
    ) -> MuteAdResult:
        """Tells the network that the viewer does not want to see an ad, and why.

        `ad_id`: The ad that is not wanted.

        `reason`: The reason, one of those of the ad; absent if the viewer gave none.
        """
        params = {
            "adId": ad_id,
            "reason": reason,
        }
        return await self._caller.call("ad.mute", params, Message(MuteAdResult), **meta)

    async def poll(
        self,
        *,
        ad_unit: str,
        **meta: Unpack[Meta],
    ) -> PollAdResult:
        """Takes the best of the ads that are kept at hand.

        `ad_unit`: The ad unit, as config.yaml names it.
        """
        params = {
            "adUnit": ad_unit,
        }
        return await self._caller.call("ad.poll", params, Message(PollAdResult), **meta)

    async def preload(
        self,
        *,
        ad_unit: str,
        format: Optional[AdFormat] = None,
        formats: Optional[Sequence[AdFormat]] = None,
        format_ids: Optional[Sequence[str]] = None,
        options: Optional[LoadOptions] = None,
        context: Optional[Context] = None,
        buffer_size: Optional[int] = None,
        **meta: Unpack[Meta],
    ) -> PreloadAdResult:
        """Keeps fresh ads of an ad unit at hand, for ad.poll to take.

        `ad_unit`: The ad unit, as config.yaml names it.

        `format`: The one format that is wanted.

        `formats`: The formats that are wanted; each ad says which one came.

        `format_ids`: The custom formats that are wanted; all of the ad unit's if absent.

        `options`: What the ads should be like.

        `context`: What is known for these loads beyond the context of the session.

        `buffer_size`: How many ads are kept.
        """
        params = {
            "adUnit": ad_unit,
            "format": format,
            "formats": formats,
            "formatIds": format_ids,
            "options": options,
            "context": context,
            "bufferSize": buffer_size,
        }
        return await self._caller.call("ad.preload", params, Message(PreloadAdResult), **meta)

    async def present(
        self,
        *,
        ad_id: str,
        ssv: Optional[ServerSideVerification] = None,
        rendered: Optional[RenderedAssets] = None,
        **meta: Unpack[Meta],
    ) -> PresentAdResult:
        """Takes an ad for the screen and says what to draw.

        `ad_id`: The ad to present.

        `ssv`: What the network's server is to tell the publisher's with the reward.

        `rendered`: What the client draws, for networks that count by themselves.
        """
        params = {
            "adId": ad_id,
            "ssv": ssv,
            "rendered": rendered,
        }
        return await self._caller.call("ad.present", params, Message(PresentAdResult), **meta)

    async def release(
        self,
        *,
        ad_id: str,
        **meta: Unpack[Meta],
    ) -> ReleaseAdResult:
        """Gives an ad back that is not needed any more.

        `ad_id`: The ad to give back.
        """
        params = {
            "adId": ad_id,
        }
        return await self._caller.call("ad.release", params, Message(ReleaseAdResult), **meta)


class AsyncConfigCalls:
    """The calls whose names begin with `config.`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(
        self,
        **meta: Unpack[Meta],
    ) -> GetConfigResult:
        """Shows the configuration in effect, with every default written out and every secret
        hidden.
        """
        return await self._caller.call("config.get", {}, Message(GetConfigResult), **meta)

    async def reload(
        self,
        **meta: Unpack[Meta],
    ) -> ReloadConfigResult:
        """Reads the configuration file again and puts it into effect."""
        return await self._caller.call("config.reload", {}, Message(ReloadConfigResult), **meta)


class AsyncContextCalls:
    """The calls whose names begin with `context.`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def set(
        self,
        *,
        context: Context,
        replace: Optional[bool] = None,
        **meta: Unpack[Meta],
    ) -> SetContextResult:
        """Says what is known of the app, the device and the viewer, for all loads to come.

        `context`: What is known.

        `replace`: True to forget what was said before.
        """
        params = {
            "context": context,
            "replace": replace,
        }
        return await self._caller.call("context.set", params, Message(SetContextResult), **meta)


class AsyncEventCalls:
    """The calls whose names begin with `event.`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def list(
        self,
        *,
        after: Optional[int] = None,
        limit: Optional[int] = None,
        ad_id: Optional[str] = None,
        deliveries: Optional[bool] = None,
        session: Optional[str] = None,
        stream: Optional[str] = None,
        **meta: Unpack[Meta],
    ) -> ListEventResult:
        """Lists what happened, oldest first.

        `after`: Only events after this cursor; from the oldest that is kept if absent.

        `limit`: How many at most.

        `ad_id`: Only events of this ad, which may have been released since.

        `deliveries`: Whether to say who was told of each event, and what became of it.

        `session`: Only events of this session with a stream, which may have been closed since.

        `stream`: Only events of sessions with this stream.
        """
        params = {
            "after": written(INT64, after),
            "limit": limit,
            "adId": ad_id,
            "deliveries": deliveries,
            "session": session,
            "stream": stream,
        }
        return await self._caller.call("event.list", params, Message(ListEventResult), **meta)

    async def report(
        self,
        *,
        ad_id: Optional[str] = None,
        type: Optional[ReportedEventType] = None,
        event_id: Optional[str] = None,
        at: Optional[str] = None,
        position_ms: Optional[int] = None,
        error_code: Optional[int] = None,
        interaction: Optional[AdInteraction] = None,
        events: Optional[Sequence[EventReport]] = None,
        **meta: Unpack[Meta],
    ) -> ReportEventResult:
        """Tells what happened to ads on the screen.

        `ad_id`: The ad that it happened to.

        `type`: What happened.

        `event_id`: A name that makes a repeated report count once.

        `at`: When it happened; now if absent.

        `position_ms`: How far the video has come; all places before it have been passed.

        `error_code`: What went wrong, as a number of VAST, if the ad failed to present; 900 if
        absent.

        `interaction`: What the viewer or the player did, with the type `interaction` and no
        other.

        `events`: Many events, in the order in which they happened.
        """
        params = {
            "adId": ad_id,
            "type": type,
            "eventId": event_id,
            "at": at,
            "positionMs": position_ms,
            "errorCode": error_code,
            "interaction": interaction,
            "events": events,
        }
        return await self._caller.call("event.report", params, Message(ReportEventResult), **meta)

    def watch(
        self,
        *,
        after: Optional[int] = None,
        ad_id: Optional[str] = None,
        session: Optional[str] = None,
        stream: Optional[str] = None,
        **meta: Unpack[Meta],
    ) -> AsyncStream[AdEvent]:
        """Streams what happens as it happens.

        `after`: Begin after this cursor; with what happens from now on if absent.

        `ad_id`: Only events of this ad.

        `session`: Only events of this session with a stream, which may have been closed since.

        `stream`: Only events of sessions with this stream.
        """
        params = {
            "after": written(INT64, after),
            "adId": ad_id,
            "session": session,
            "stream": stream,
        }
        return self._caller.stream("event.watch", params, Message(AdEvent), **meta)


class AsyncHealthCalls:
    """The calls whose names begin with `health.`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def check(
        self,
        *,
        service: Optional[str] = None,
        **meta: Unpack[Meta],
    ) -> Health:
        """Says whether the engine answers calls.

        `service`: The service that is asked about; the engine as a whole if absent or empty.
        """
        params = {
            "service": service,
        }
        return await self._caller.call("health.check", params, Message(Health), **meta)

    def watch(
        self,
        *,
        service: Optional[str] = None,
        **meta: Unpack[Meta],
    ) -> AsyncStream[Health]:
        """Streams whether the engine answers calls, now and whenever it changes.

        `service`: The service that is asked about; the engine as a whole if absent or empty.
        """
        params = {
            "service": service,
        }
        return self._caller.stream("health.watch", params, Message(Health), **meta)


class AsyncNetworkCalls:
    """The calls whose names begin with `network.`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def list(
        self,
        **meta: Unpack[Meta],
    ) -> ListNetworkResult:
        """Lists the networks of the configuration and whether they can be asked."""
        return await self._caller.call("network.list", {}, Message(ListNetworkResult), **meta)

    def set_up(
        self,
        *,
        networks: Optional[Sequence[str]] = None,
        **meta: Unpack[Meta],
    ) -> AsyncStream[NetworkStatus]:
        """Sets networks up and streams how far each has come.

        `networks`: The networks, as config.yaml names them; all of them if absent.
        """
        params = {
            "networks": networks,
        }
        return self._caller.stream("network.setUp", params, Message(NetworkStatus), **meta)


class AsyncPodCalls:
    """The calls whose names begin with `pod.`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def cancel(
        self,
        *,
        break_id: str,
        **meta: Unpack[Meta],
    ) -> CancelPodResult:
        """Takes a break off the schedule before it begins.

        `break_id`: The break to cancel.
        """
        params = {
            "breakId": break_id,
        }
        return await self._caller.call("pod.cancel", params, Message(CancelPodResult), **meta)

    async def close(
        self,
        *,
        session: str,
        **meta: Unpack[Meta],
    ) -> ClosePodResult:
        """Ends a viewer's session with a stream.

        `session`: The session to end.
        """
        params = {
            "session": session,
        }
        return await self._caller.call("pod.close", params, Message(ClosePodResult), **meta)

    async def explain(
        self,
        *,
        session: Optional[str] = None,
        break_id: Optional[str] = None,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        **meta: Unpack[Meta],
    ) -> ExplainPodResult:
        """Says what became of breaks and their ads, and why.

        `session`: The session whose breaks are explained.

        `break_id`: The break that is explained.

        `after`: Only breaks of the session after this one.

        `limit`: How many at most.
        """
        params = {
            "session": session,
            "breakId": break_id,
            "after": after,
            "limit": limit,
        }
        return await self._caller.call("pod.explain", params, Message(ExplainPodResult), **meta)

    async def fill(
        self,
        *,
        break_id: str,
        ad_unit: Optional[str] = None,
        max_ads: Optional[int] = None,
        context: Optional[Context] = None,
        ads: Optional[Sequence[PodAd]] = None,
        **meta: Unpack[Meta],
    ) -> FillPodResult:
        """Says which ads a break holds.

        `break_id`: The break to fill.

        `ad_unit`: Where the ads are loaded from; either this or `ads`.

        `max_ads`: How many ads are loaded at most.

        `context`: What is known of app, device and viewer for these loads, as in ad.load.

        `ads`: The ads, in the order in which they play.
        """
        params = {
            "breakId": break_id,
            "adUnit": ad_unit,
            "maxAds": max_ads,
            "context": context,
            "ads": ads,
        }
        return await self._caller.call("pod.fill", params, Message(FillPodResult), **meta)

    async def ingest(
        self,
        *,
        playlist: str,
        session: Optional[str] = None,
        stream: Optional[str] = None,
        **meta: Unpack[Meta],
    ) -> IngestPodResult:
        """Reads the newest media playlist of a stream and tells which breaks are new or have
        changed.

        `session`: A session that pod.open gave, in place of its `stream`.

        `stream`: The stream, as config.yaml names it.

        `playlist`: The text of the media playlist.
        """
        params = {
            "session": session,
            "stream": stream,
            "playlist": playlist,
        }
        return await self._caller.call("pod.ingest", params, Message(IngestPodResult), **meta)

    async def join(
        self,
        *,
        session: Optional[str] = None,
        stream: Optional[str] = None,
        stream_id: Optional[str] = None,
        at: Optional[BreakTime] = None,
        playhead_ms: Optional[int] = None,
        ahead_ms: Optional[int] = None,
        **meta: Unpack[Meta],
    ) -> JoinPodResult:
        """Plans the breaks of a viewer who begins to watch and says what is played first.

        `session`: The session that pod.open gave, in place of `stream` and `streamId`.

        `stream`: The stream, as config.yaml names it.

        `stream_id`: The viewer's session with the stream, as the ad server named it.

        `at`: Where the viewer begins to watch: a clock live, an offset on demand.

        `playhead_ms`: Where the player is now by its own clock, on which interstitials then
        begin too.

        `ahead_ms`: How far ahead breaks are planned.
        """
        params = {
            "session": session,
            "stream": stream,
            "streamId": stream_id,
            "at": at,
            "playheadMs": playhead_ms,
            "aheadMs": ahead_ms,
        }
        return await self._caller.call("pod.join", params, Message(JoinPodResult), **meta)

    async def list(
        self,
        *,
        stream: str,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        **meta: Unpack[Meta],
    ) -> ListPodResult:
        """Lists the breaks of a stream in the order in which they begin.

        `stream`: The stream, as config.yaml names it.

        `after`: Only breaks after this one.

        `limit`: How many at most.
        """
        params = {
            "stream": stream,
            "after": after,
            "limit": limit,
        }
        return await self._caller.call("pod.list", params, Message(ListPodResult), **meta)

    async def open(
        self,
        *,
        stream: str,
        stream_id: Optional[str] = None,
        targeting: Optional[Mapping[str, str]] = None,
        parameters: Optional[Mapping[str, str]] = None,
        **meta: Unpack[Meta],
    ) -> OpenPodResult:
        """Opens a viewer's session with a stream.

        `stream`: The stream, as config.yaml names it.

        `stream_id`: The viewer's session with the stream, as the ad server named it.

        `targeting`: What the ad server chooses ads by (cust_params), as it is, if the engine
        registers the viewer. The engine encodes it.

        `parameters`: What else the ad server is told then, under its own names, such as ppid.
        """
        params = {
            "stream": stream,
            "streamId": stream_id,
            "targeting": targeting,
            "parameters": parameters,
        }
        return await self._caller.call("pod.open", params, Message(OpenPodResult), **meta)

    async def playhead(
        self,
        *,
        session: str,
        position_ms: int,
        rate: Optional[float] = None,
        at: Optional[str] = None,
        program_time: Optional[str] = None,
        content_ms: Optional[int] = None,
        content_ended: Optional[bool] = None,
        media_ids: Optional[Sequence[str]] = None,
        failure: Optional[str] = None,
        **meta: Unpack[Meta],
    ) -> PlayheadPodResult:
        """Takes in where a player is, and tells what happened to breaks and ads on the way.

        `session`: The session whose player it is.

        `position_ms`: Where the player is on its timeline.

        `rate`: How fast it plays; 0 is paused.

        `at`: When it was there; now if absent.

        `program_time`: The date that the stream carries there (EXT-X-PROGRAM-DATE-TIME). It
        places breaks in a live stream. If no report has one, the first report is taken to be at
        the live edge.

        `content_ms`: How long the content of a stream on demand is without its breaks, once the
        player knows. It places breaks after the content. What was told last counts, and saying
        it again changes nothing.

        `content_ended`: True if the content has come to its end where the player is. It counts
        like `contentMs`, for players that cannot tell it, and corrects it. Behind the end that
        is known it says nothing new.

        `media_ids`: The ids that the player met in the media since its last report, such as
        google_… in ID3. In a session that the engine has registered each is told to the ad
        server once, when metadata says what it stands for, and never one of mere progress. In
        other sessions they do nothing.

        `failure`: Why the ad that is there cannot be played; only inside of a break.
        """
        params = {
            "session": session,
            "positionMs": position_ms,
            "rate": rate,
            "at": at,
            "programTime": program_time,
            "contentMs": content_ms,
            "contentEnded": content_ended,
            "mediaIds": media_ids,
            "failure": failure,
        }
        return await self._caller.call("pod.playhead", params, Message(PlayheadPodResult), **meta)

    async def render(
        self,
        *,
        break_id: str,
        target: RenderTarget,
        program_start: Optional[str] = None,
        asset_list_url: Optional[str] = None,
        playlist: Optional[str] = None,
        all: Optional[bool] = None,
        **meta: Unpack[Meta],
    ) -> RenderPodResult:
        """Renders a break for a player, a packager or an ad server.

        `break_id`: The break to render.

        `target`: What to render it as.

        `program_start`: The date at which the content begins, for a date range of a break that
        is placed in it.

        `asset_list_url`: Where players find the list of what is played; a date range then names
        it in place of the manifest.

        `playlist`: The media playlist to put the break into.

        `all`: Whether all of the viewer's breaks of the stream that fall into the playlist are
        put into it.
        """
        params = {
            "breakId": break_id,
            "target": target,
            "programStart": program_start,
            "assetListUrl": asset_list_url,
            "playlist": playlist,
            "all": all,
        }
        return await self._caller.call("pod.render", params, Message(RenderPodResult), **meta)

    async def schedule(
        self,
        *,
        session: Optional[str] = None,
        stream: Optional[str] = None,
        stream_id: Optional[str] = None,
        at: Optional[BreakTime] = None,
        playhead_ms: Optional[int] = None,
        identifier: Optional[str] = None,
        duration_ms: Optional[int] = None,
        restrictions: Optional[Sequence[Restriction]] = None,
        resumption_offset_ms: Optional[int] = None,
        cues: Optional[Sequence[BreakCue]] = None,
        playout_limit_ms: Optional[int] = None,
        snap: Optional[Sequence[BreakSnap]] = None,
        content_may_vary: Optional[bool] = None,
        timeline: Optional[BreakTimeline] = None,
        skip_control: Optional[SkipControl] = None,
        targeting: Optional[Mapping[str, str]] = None,
        scte35: Optional[str] = None,
        **meta: Unpack[Meta],
    ) -> SchedulePodResult:
        """Plans an ad break in a stream and gives the player what it needs for it.

        `session`: The session that pod.open gave, in place of `stream` and `streamId`.

        `stream`: The stream, as config.yaml names it.

        `stream_id`: The viewer's session with the stream, as the ad server named it.

        `at`: Where the break begins.

        `playhead_ms`: Where the player is now by its own clock, on which the interstitial then
        begins too.

        `identifier`: The name that all viewers' players share.

        `duration_ms`: How long it lasts; as config.yaml says for the stream if absent.

        `restrictions`: What viewers may not do; nothing is forbidden if absent.

        `resumption_offset_ms`: How far after the break's place the content goes on. Offsets of
        breaks with one start add up. If absent, a live stream goes on as far as the break took
        and stays live, and a stream on demand goes on where it was.

        `cues`: When it is played, if not only at its place.

        `playout_limit_ms`: After how much of it the content goes on in any case; there is no
        limit if absent.

        `snap`: Which boundaries between segments it is moved to; none if absent.

        `content_may_vary`: False if all viewers see the same ads and may watch them together.

        `timeline`: How the player's timeline shows it; as a point that is highlighted if absent.

        `skip_control`: The button by which the viewer ends it early; none if absent.

        `targeting`: What the ad server chooses ads by (cust_params), as it is. The engine
        encodes it.

        `scte35`: The signal that called for the break, in base 64.
        """
        params = {
            "session": session,
            "stream": stream,
            "streamId": stream_id,
            "at": at,
            "playheadMs": playhead_ms,
            "identifier": identifier,
            "durationMs": duration_ms,
            "restrictions": restrictions,
            "resumptionOffsetMs": resumption_offset_ms,
            "cues": cues,
            "playoutLimitMs": playout_limit_ms,
            "snap": snap,
            "contentMayVary": content_may_vary,
            "timeline": timeline,
            "skipControl": skip_control,
            "targeting": targeting,
            "scte35": scte35,
        }
        return await self._caller.call("pod.schedule", params, Message(SchedulePodResult), **meta)

    async def update(
        self,
        *,
        session: str,
        targeting: Optional[Mapping[str, str]] = None,
        parameters: Optional[Mapping[str, str]] = None,
        **meta: Unpack[Meta],
    ) -> UpdatePodResult:
        """Tells the ad server anew who the viewer of a session is.

        `session`: The session whose viewer it is.

        `targeting`: What the ad server chooses ads by (cust_params), as it is. The engine
        encodes it.

        `parameters`: What else the ad server is told, under its own names, such as ppid.
        """
        params = {
            "session": session,
            "targeting": targeting,
            "parameters": parameters,
        }
        return await self._caller.call("pod.update", params, Message(UpdatePodResult), **meta)


class AsyncRPCCalls:
    """The calls whose names begin with `rpc.`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def discover(
        self,
        **meta: Unpack[Meta],
    ) -> DiscoverRPCResult:
        """Returns the OpenRPC document of this service, whole and self-contained."""
        return await self._caller.call("rpc.discover", {}, Message(DiscoverRPCResult), **meta)


class AsyncServerCalls:
    """The calls whose names begin with `server.`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def info(
        self,
        **meta: Unpack[Meta],
    ) -> InfoServerResult:
        """Says which version this is, what it can do and how much it takes on."""
        return await self._caller.call("server.info", {}, Message(InfoServerResult), **meta)

    async def shutdown(
        self,
        **meta: Unpack[Meta],
    ) -> ShutdownServerResult:
        """Ends the engine once the calls it has are answered."""
        return await self._caller.call("server.shutdown", {}, Message(ShutdownServerResult), **meta)


class AsyncService:
    """Every call of the service, grouped by noun."""

    def __init__(self, caller: AsyncCaller) -> None:
        self.ad = AsyncAdCalls(caller)
        self.config = AsyncConfigCalls(caller)
        self.context = AsyncContextCalls(caller)
        self.event = AsyncEventCalls(caller)
        self.health = AsyncHealthCalls(caller)
        self.network = AsyncNetworkCalls(caller)
        self.pod = AsyncPodCalls(caller)
        self.rpc = AsyncRPCCalls(caller)
        self.server = AsyncServerCalls(caller)
