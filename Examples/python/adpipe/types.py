# Made by `make generate` from Schemas. Edit the schema, not this file.
"""The types that travel."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Literal, Optional

from .wire import EXACT, INT64, PLAIN, Many, Message, Named, describe, message, which

ErrorReason = Literal[
    "ADAPTER_COUNTS",
    "ADAPTER_REFUSED",
    "ADAPTER_SILENT",
    "ADS_TOO_LONG",
    "AD_ALREADY_USED",
    "AD_EXPIRED",
    "AD_NOT_PRESENTED",
    "AD_NOT_READY",
    "AD_SERVER_FAILED",
    "ANSWER_GONE",
    "ASSET_NOT_CLICKABLE",
    "BAD_PLAYLIST",
    "BAD_TIME",
    "BATCH_TOO_LARGE",
    "BREAK_EXISTS",
    "BREAK_FILLED",
    "BREAK_IN_PAST",
    "BREAK_TOO_NEAR",
    "CANCELLED",
    "CANNOT_BE_MUTED",
    "CONTEXT_TOO_LARGE",
    "CONTRADICTION",
    "CURSOR_GONE",
    "DEADLINE",
    "FORMAT_NOT_SERVED",
    "INTERNAL",
    "INVALID_CONFIGURATION",
    "INVALID_PARAMS",
    "INVALID_REQUEST",
    "MESSAGE_TOO_LARGE",
    "METHOD_NOT_FOUND",
    "NOT_PRELOADED",
    "NOT_REGISTERED",
    "NO_BREAK_KNOWN",
    "NO_FILL",
    "NO_PROGRAM_TIME",
    "NO_RELOAD",
    "NO_STREAM_ID",
    "PARSE_ERROR",
    "REQUEST_ID_REUSED",
    "SHUTTING_DOWN",
    "TOO_DEEP",
    "TOO_MANY_ADS",
    "TOO_MANY_BREAKS",
    "TOO_MANY_CALLS",
    "TOO_MANY_SESSIONS",
    "UNAVAILABLE",
    "UNIMPLEMENTED",
    "UNKNOWN_AD",
    "UNKNOWN_AD_UNIT",
    "UNKNOWN_ASSET",
    "UNKNOWN_BREAK",
    "UNKNOWN_FORMAT_ID",
    "UNKNOWN_LOAD",
    "UNKNOWN_NETWORK",
    "UNKNOWN_SERVICE",
    "UNKNOWN_SESSION",
    "UNKNOWN_STREAM",
]
"""The words of `RPCFailure.reason` that a program can branch on."""


@message
class Ad:
    """An ad that the engine holds.

    What it shows is in exactly one of `native`, `custom`, `video` and `html`.
    """

    id: str
    """The name to call this ad by."""

    ad_unit: str
    """The ad unit that it was loaded for, as config.yaml names it."""

    format: AdFormat
    """Which of the wanted formats came."""

    state: AdState
    """Where it stands in its life."""

    network: str
    """The network that sold it, as config.yaml names it."""

    native: Optional[NativeAd] = None
    """The assets of a native ad."""

    custom: Optional[CustomAd] = None
    """The assets of a custom native ad."""

    video: Optional[AdVideo] = None
    """The video of a full-screen ad."""

    html: Optional[AdMarkup] = None
    """The page of a banner or a full-screen ad."""

    reward: Optional[Reward] = None
    """What watching earns; rewarded ads have it."""

    mute: Optional[MuteReasons] = None
    """How a viewer can be asked why the ad is not wanted; absent if it cannot be muted."""

    price: Optional[Price] = None
    """What the network pays; absent if no price is known."""

    expires_at: Optional[str] = None
    """When it can no longer be presented."""

    details: Optional[AdDetails] = None
    """What is known of it beside what it shows; absent if nothing is."""


@message
class AdChoices:
    """The mark that tells people why they see an ad."""

    icon: AdImage
    """The mark, to be shown upon the ad."""

    url: str
    """What to open when it is clicked."""


AdChoicesPosition = Literal[
    "topRight",
    "topLeft",
    "bottomRight",
    "bottomLeft",
]
"""In which corner of a native ad the AdChoices mark should be.

`topRight`: At the top on the right.

`topLeft`: At the top on the left.

`bottomRight`: At the bottom on the right.

`bottomLeft`: At the bottom on the left.
"""


@message
class AdDetails:
    """What is known of an ad beside what it shows, in the words of those who sold it."""

    creative_id: Optional[str] = None
    """The creative."""

    campaign_id: Optional[str] = None
    """The campaign."""

    deal_id: Optional[str] = None
    """The agreement under which it was sold."""

    seat: Optional[str] = None
    """Who bought it."""

    advertiser_domains: Optional[list[str]] = None
    """The domains of the advertiser."""

    categories: Optional[list[str]] = None
    """What it is about, in categories of the IAB."""

    attributes: Optional[list[int]] = None
    """What is to be known of it, by the numbers that OpenRTB gives to creative attributes."""


@message
class AdEvent:
    """Something that happened, mostly to an ad."""

    cursor: int
    """Its place in the order of all events; reading resumes after it."""

    type: EventType
    """What happened."""

    at: str
    """When it happened, by the client's clock if the client said so."""

    ad_id: Optional[str] = None
    """The ad that it happened to; absent if it was of no ad."""

    network: Optional[str] = None
    """The network that said it; absent if the client or the engine did."""

    load_id: Optional[str] = None
    """The load that a violation was about."""

    late: Optional[bool] = None
    """True for a reward that came after it had been said to be missing."""

    detail: Optional[str] = None
    """What more there is to know about it."""

    event_id: Optional[str] = None
    """The name that the client gave it."""

    asset: Optional[str] = None
    """The asset that was clicked."""

    position_ms: Optional[int] = None
    """How far the video had come."""

    error_code: Optional[int] = None
    """What went wrong, as a number of VAST."""

    interaction: Optional[AdInteraction] = None
    """What the viewer or the player did."""

    value_micros: Optional[int] = None
    """What this one impression earned in millionths of the currency."""

    currency: Optional[str] = None
    """The currency of the value, by ISO 4217."""

    precision: Optional[PricePrecision] = None
    """How far the value can be trusted."""

    reported: Optional[ReportedEventType] = None
    """What was reported and refused."""

    reason: Optional[RejectionReason] = None
    """Why it was refused."""

    deliveries: Optional[list[Delivery]] = None
    """Who was told of it, in order; absent unless asked for, and if nobody wants to hear of it."""

    session_id: Optional[str] = None
    """The viewer's session with a stream in which it happened."""

    break_id: Optional[str] = None
    """The break that it happened to."""

    pod_index: Optional[int] = None
    """Which break of the session it is: 0 at its beginning, -1 after the content, else 1, 2 and so
    on.
    """

    time_offset_ms: Optional[int] = None
    """Where the break begins in the content; -1 after it."""

    max_duration_ms: Optional[int] = None
    """How long the break lasts."""

    pod: Optional[AdInPod] = None
    """Which ad of the break it happened to."""


@message
class AdFate:
    """What became of an ad of a break."""

    id: str
    """The name that pod.fill gave it."""

    reason: PlaybackReason
    """Why it was seen, or was not."""

    detail: str
    """The same as a sentence."""


AdFormat = Literal[
    "banner",
    "bannerAd",
    "interstitial",
    "interstitialAd",
    "rewarded",
    "rewardedAd",
    "rewardedInterstitial",
    "rewardedInterstitialAd",
    "appOpen",
    "appOpenAd",
    "native",
    "nativeAd",
    "unifiedNative",
    "customNative",
    "customNativeAd",
]
"""The kind of space that an ad is made for.

`banner`: A rectangle that stays on the screen beside the content.

`interstitial`: A full screen shown at a natural pause.

`rewarded`: A full screen that people choose to watch for a reward.

`rewardedInterstitial`: A full screen at a natural pause that gives a reward without having been
asked for.

`appOpen`: A full screen shown while the app comes to the front.

`native`: A set of assets with the names that all native ads share, drawn by the app.

`customNative`: A set of assets whose names the publisher chose, drawn by the app.
"""


@message
class AdImage:
    """An image of an ad.

    Its bytes are in exactly one of `url`, `data` and `path`.
    """

    scale: float
    """How many of its pixels make one point of the screen."""

    url: Optional[str] = None
    """Where the image can be fetched."""

    data: Optional[str] = None
    """The image itself in base64."""

    path: Optional[str] = None
    """The file on this machine that holds the image."""

    width: Optional[int] = None
    """Its width in pixels, if the engine has fetched it."""

    height: Optional[int] = None
    """Its height in pixels, if the engine has fetched it."""


@message
class AdInPod:
    """An ad in a break as its events tell of it."""

    id: str
    """The name that pod.fill gave it."""

    ad_position: int
    """Its number in the break, from 1."""

    total_ads: int
    """How many ads the break holds."""

    is_bumper: bool
    """Whether it only frames the others."""

    ad_title: Optional[str] = None
    """What it is called."""

    ad_description: Optional[str] = None
    """What it is about."""

    content_type: Optional[str] = None
    """The type of its media."""


AdInteraction = Literal[
    "acceptInvitation",
    "adCollapse",
    "adExpand",
    "customClick",
    "exitFullscreen",
    "fullscreen",
    "iconClick",
    "interactiveStart",
    "minimize",
    "otherAdInteraction",
    "playerCollapse",
    "playerExpand",
    "rewind",
]
"""What viewers and players do with an ad besides, as VAST names it.

`acceptInvitation`: The viewer took up what the ad invites to.

`adCollapse`: The creative took less room again.

`adExpand`: The creative took more room.

`customClick`: The viewer clicked on something that leads nowhere.

`exitFullscreen`: The player left the full screen.

`fullscreen`: The player filled the screen.

`iconClick`: The viewer clicked on an icon of the video.

`interactiveStart`: The part of the ad that runs as a program began.

`minimize`: The viewer made the ad smaller than it was at first.

`otherAdInteraction`: The viewer did something else with the ad.

`playerCollapse`: The player took less room again.

`playerExpand`: The player took more room.

`rewind`: The viewer went back in the video.
"""


@message
class AdMarkup:
    """An ad that is a page of HTML."""

    markup: str
    """The HTML, to be shown in a view of its own."""

    width: int
    """Its width in points."""

    height: int
    """Its height in points."""


@message
class AdProgress:
    """Where in an ad the player is."""

    break_id: str
    """The break."""

    id: str
    """The name that pod.fill gave the ad."""

    ad_position: int
    """Its number in the break, from 1."""

    total_ads: int
    """How many ads the break holds."""

    ad_break_duration_ms: int
    """How long the break lasts."""

    duration_ms: int
    """How long the ad lasts."""

    current_time_ms: int
    """How far in the ad the player is."""


@message
class AdSize:
    """The size of a banner."""

    width: int
    """Its width in points."""

    height: int
    """Its height in points."""


AdState = Literal[
    "loading",
    "ready",
    "presenting",
    "dismissed",
    "expired",
    "failed",
    "released",
]
"""Where an ad stands in its life.

`loading`: Its assets are still on their way.

`ready`: It can be presented.

`presenting`: It has been presented and is on show.

`dismissed`: It has been on show and is gone from the screen.

`expired`: It waited too long to be presented.

`failed`: It could not be presented.

`released`: It has been given back and is no longer held.
"""


@message
class AdVideo:
    """A video with what is needed to play it."""

    media: list[MediaFile]
    """The same video in every encoding that was offered."""

    chosen: MediaFile
    """The encoding that the engine would play."""

    duration_ms: int
    """How long it runs."""

    skip_offset_ms: Optional[int] = None
    """When it may be skipped; absent if it may not."""

    click_url: Optional[str] = None
    """What to open when it is clicked."""

    ad_choices: Optional[AdChoices] = None
    """The mark that tells people why they see this ad; it must be shown."""

    companions: Optional[list[VideoCompanion]] = None
    """What is to be shown beside it."""

    icons: Optional[list[VideoIcon]] = None
    """Marks over it, that of AdChoices among them."""

    captions: Optional[list[VideoCaption]] = None
    """Files with its captions."""

    verifications: Optional[list[VideoProgram]] = None
    """Programs that verify that it was seen."""

    interactive: Optional[VideoProgram] = None
    """A program that viewers can use while it plays."""


@message
class AdapterFailure:
    """What a network said when it failed, word for word."""

    domain: str
    """Whose error it is."""

    code: int
    """The number in that domain."""

    message: str
    """What it says for a person."""


AdapterName = Literal[
    "sample",
    "process",
    "openrtb",
    "vast",
]
"""What speaks for a network.

`sample`: The network built into the engine, which needs no other and rehearses every outcome.

`process`: A program that answers the adapter contract, in any language.

`openrtb`: An exchange or a Prebid Server, spoken to in OpenRTB over HTTP.

`vast`: An ad server that answers in VAST or VMAP, asked over HTTP.
"""


AdaptiveKind = Literal[
    "anchored",
    "inline",
]
"""Where a banner of adaptive size stands.

`anchored`: At an edge of the screen.

`inline`: Within content that scrolls.
"""


@message
class AdaptiveSize:
    """The room that a banner of adaptive size has."""

    width: int
    """The width that it fills in points."""

    kind: AdaptiveKind
    """Where the banner stands."""

    max_height: Optional[int] = None
    """The most height that it may take in points."""


AgeRestriction = Literal[
    "unspecified",
    "child",
    "teen",
]
"""What the age of the viewer forbids.

`unspecified`: Nobody says.

`child`: The viewer is to be treated as a child.

`teen`: The viewer is to be treated as a teenager, older than a child and no adult.
"""


@message
class AppContext:
    """The app that an ad is shown in."""

    bundle: Optional[str] = None
    """Its id in its store or system, such as com.example.tea."""

    name: Optional[str] = None
    """What people call it."""

    version: Optional[str] = None
    """Its version."""

    store_url: Optional[str] = None
    """Its page in a store."""

    publisher_id: Optional[str] = None
    """Who publishes it."""

    publisher_name: Optional[str] = None
    """What people call the publisher."""

    domain: Optional[str] = None
    """The domain of the app or its publisher."""

    categories: Optional[list[str]] = None
    """What it is about, in categories of the IAB."""


AssetKind = Literal[
    "text",
    "image",
]
"""What an asset of a custom format is.

`text`: A text.

`image`: An image.
"""


@message
class Break:
    """A break in a stream that ads will fill."""

    id: str
    """The name to call this break by."""

    stream: str
    """The stream, as config.yaml names it."""

    identifier: str
    """The name that all viewers' players share: pod/7 or ad_break_id/x."""

    duration_ms: int
    """How long it lasts, by the best that is known."""

    state: BreakState
    """Where it stands."""

    start: Optional[str] = None
    """When it begins; absent for one placed by offset, or after the content, in a stream on demand.
    """

    offset_ms: Optional[int] = None
    """Where it begins in a stream on demand; absent for one after the content."""

    planned_duration_ms: Optional[int] = None
    """How long it was to last when the stream first told of it; absent if it did not say."""

    manifest_url: Optional[str] = None
    """The playlist of its ads for this viewer; absent for a break that is nobody's own."""

    interstitial: Optional[Interstitial] = None
    """What to hand to the player; absent for a break that is nobody's own."""

    preparation: Optional[BreakPreparation] = None
    """How far its ads have come, if its stream has them fetched before it begins."""

    signals: Optional[list[BreakSignal]] = None
    """The ways in which the stream told of it."""

    splice_messages: Optional[list[str]] = None
    """The splice messages of SCTE 35 that came with it, in base 64, as they were."""


BreakCue = Literal[
    "pre",
    "post",
    "once",
]
"""When a break is played, if not only at its place.

`pre`: Before the content, when the viewer begins to watch (AVPlayer's joinCue).

`post`: After the content, when it has come to its end (AVPlayer's leaveCue).

`once`: Not again, once it has been played (AVPlayer's willPlayOnce).
"""


@message
class BreakFate:
    """What became of a break in one session."""

    session: str
    """The session."""

    break_id: str
    """The break."""

    identifier: str
    """The name that all viewers share."""

    reason: PlaybackReason
    """Why it was seen, or was not."""

    detail: str
    """The same as a sentence."""

    replays: int
    """How often the viewer came into it after the first time."""

    ads: list[AdFate]
    """Its ads, in order."""

    preparation: Optional[BreakPreparation] = None
    """When its ads were fetched, how long it took and why some are missing; absent if they were not
    fetched before it began.
    """

    offered: Optional[list[OfferedPodAd]] = None
    """What became of each ad that was offered for it; absent if no ad unit was asked."""

    shortfall: Optional[FillShortfall] = None
    """Why it holds no more ads; absent if nothing is left, or no ad unit was asked."""

    load_ids: Optional[list[str]] = None
    """The loads that were made for it; ad.explain says of each whom it asked."""


@message
class BreakPreparation:
    """How far the ads of a break have come that are fetched before it begins."""

    state: PreparationState
    """How far they have come."""

    fetch_at: str
    """When they are fetched, drawn for this viewer."""

    deadline: str
    """Until when they have to be there; what has come by then fills the break."""

    detail: str
    """The same as a sentence."""

    reason: Optional[PreparationReason] = None
    """Why something is missing; absent if nothing is."""

    took_ms: Optional[int] = None
    """How long they took; absent before."""


BreakSignal = Literal[
    "dateRange",
    "interstitial",
    "cueOut",
    "adobeCue",
    "scte35",
    "spliceMessage",
    "endpoint",
]
"""A way in which streams tell of a break.

`dateRange`: EXT-X-DATERANGE with SCTE35-OUT.

`interstitial`: EXT-X-DATERANGE of the class com.apple.hls.interstitial.

`cueOut`: EXT-X-CUE-OUT, EXT-X-CUE-OUT-CONT and EXT-X-CUE-IN.

`adobeCue`: EXT-X-CUE with a TYPE.

`scte35`: EXT-X-SCTE35 with CUE-OUT or CUE-IN.

`spliceMessage`: A message of SCTE 35 beside other tags, such as EXT-OATCLS-SCTE35.

`endpoint`: The signalling endpoint of the stream, beside its playlists.
"""


BreakSnap = Literal[
    "out",
    "in",
]
"""A boundary between segments of the content that a break is moved to.

`out`: The one nearest to its start (AVPlayer's alignsStartWithPrimarySegmentBoundary).

`in`: The one nearest to where the content goes on (AVPlayer's
alignsResumptionWithPrimarySegmentBoundary).
"""


BreakState = Literal[
    "scheduled",
    "announced",
    "running",
    "extended",
    "returnedEarly",
    "ended",
    "lapsed",
    "cancelled",
]
"""Where a break stands.

`scheduled`: It was planned, and its start is to come.

`announced`: The stream tells of it, and its start is to come.

`running`: It has begun and not ended.

`extended`: It goes on for longer than the playlist first said.

`returnedEarly`: It is over, and sooner than the playlist had said.

`ended`: Its time is over.

`lapsed`: Its time is over, and the playlist never said that it ends.

`cancelled`: It has been taken off the schedule, or back by its stream before it began.
"""


@message
class BreakTime:
    """Where a break begins."""

    clock: Optional[str] = None
    """By the clock on the wall."""

    program_time: Optional[str] = None
    """By the dates that the stream itself carries (EXT-X-PROGRAM-DATE-TIME)."""

    offset_ms: Optional[int] = None
    """By the player's own clock, which on demand counts from the beginning of the stream."""

    @property
    def which(self) -> Optional[str]:
        """The name of the one member that is there."""
        return which(self)


@message
class BreakTimeline:
    """How the player's timeline shows a break."""

    occupies: Optional[TimelineOccupancy] = None
    """How much of it the break takes up; point if absent."""

    style: Optional[TimelineStyle] = None
    """How the break looks there; highlight if absent."""


@message
class CancelPodResult:
    """The break as it was last."""

    break_: Break
    """The break, cancelled."""


@message
class ClickAction:
    """What the app has to do for a click."""

    custom: Optional[bool] = None
    """True: the app handles the click itself, and nothing is to be opened."""

    deep_link: Optional[Destination] = None
    """An app on the device opens the address."""

    browser: Optional[Destination] = None
    """The browser opens the address."""

    @property
    def which(self) -> Optional[str]:
        """The name of the one member that is there."""
        return which(self)


@message
class ClickAdResult:
    """What to do, and the click that was recorded."""

    action: ClickAction
    """What the app has to do."""

    cursor: Optional[int] = None
    """The event that records the click; absent for AdChoices."""


@message
class ClickTarget:
    """What a click opens."""

    deep_links: Optional[list[str]] = None
    """Links into apps, the best first; the first one that can be opened is."""

    destination: Optional[str] = None
    """The page that is opened when no deep link can be."""


@message
class ClosePodResult:
    """The session that was closed."""

    session: StreamSession
    """The session."""

    events: list[AdEvent]
    """What ended with it."""


@message
class ConfigurationSource:
    """Where the configuration came from."""

    file: Optional[str] = None
    """The file that was read."""

    built_in: Optional[bool] = None
    """True: no file was found or named, and the one built into the engine is used."""

    @property
    def which(self) -> Optional[str]:
        """The name of the one member that is there."""
        return which(self)


ConnectionType = Literal[
    "unknown",
    "none",
    "ethernet",
    "wifi",
    "cellular",
    "cellular2g",
    "cellular3g",
    "cellular4g",
    "cellular5g",
]
"""How a device is connected to the internet.

`unknown`: Nobody says.

`none`: Not at all.

`ethernet`: By cable.

`wifi`: By a local network without cable.

`cellular`: By a mobile network, nobody says of which generation.

`cellular2g`: By a mobile network of the second generation.

`cellular3g`: By a mobile network of the third generation.

`cellular4g`: By a mobile network of the fourth generation.

`cellular5g`: By a mobile network of the fifth generation.
"""


@message
class Consent:
    """What the viewer has agreed to."""

    tcf: Optional[str] = None
    """The string of the Transparency and Consent Framework."""

    gpp: Optional[str] = None
    """The string of the Global Privacy Platform."""

    gpp_sid: Optional[list[int]] = None
    """The sections of the Global Privacy Platform that apply."""

    us_privacy: Optional[str] = None
    """The string of US Privacy, such as 1YNN."""


ContentRating = Literal[
    "G",
    "PG",
    "T",
    "MA",
]
"""For whom the content of an ad is suitable.

`G`: For everybody.

`PG`: For most people with the guidance of a parent.

`T`: For teenagers and older people.

`MA`: For adults only.
"""


@message
class Context:
    """What is known of the surroundings that an ad is shown in.

    An ad is shown in an app or on a site, so one of `app` and `site` is given.
    """

    app: Optional[AppContext] = None
    """The app that the ad is shown in."""

    site: Optional[SiteContext] = None
    """The site that the ad is shown on."""

    device: Optional[DeviceContext] = None
    """The device that the ad is shown on."""

    user: Optional[UserContext] = None
    """The viewer."""

    country: Optional[str] = None
    """Where the viewer is, by two letters of ISO 3166, such as AT."""

    keywords: Optional[list[str]] = None
    """What the content around the ad is about."""

    content_url: Optional[str] = None
    """Where the content around the ad can be read."""

    targeting: Optional[dict[str, str]] = None
    """What the publisher targets ads by; several values of one name have commas between them."""

    consent: Optional[Consent] = None
    """What the viewer has agreed to."""

    child_directed: Optional[bool] = None
    """Whether the content is to be treated as directed to children; nobody says if absent."""

    under_age: Optional[bool] = None
    """Whether the viewer is to be treated as too young to consent; nobody says if absent."""

    age_restricted: Optional[AgeRestriction] = None
    """What the age of the viewer forbids."""

    max_content_rating: Optional[ContentRating] = None
    """The least suitable content that an ad may have."""

    muted: Optional[bool] = None
    """Whether the sound of the app or site is off."""

    volume: Optional[float] = None
    """How loud the app or site plays; 1 is as loud as the device."""

    test: Optional[bool] = None
    """Whether only test ads are wanted, which nobody pays for."""

    extras: Optional[dict[str, Any]] = None
    """What a network takes beyond all this, an object for each network by its name."""


@message
class Creative:
    """What to draw of an ad."""

    html: Optional[AdMarkup] = None
    """A page to show."""

    video: Optional[AdVideo] = None
    """A video to play."""

    native: Optional[NativeAd] = None
    """Assets to lay out."""

    custom: Optional[CustomAd] = None
    """Assets of a custom format to lay out."""

    @property
    def which(self) -> Optional[str]:
        """The name of the one member that is there."""
        return which(self)


@message
class CustomAd:
    """The assets of a custom native ad, under the names that its format gives them."""

    format_id: str
    """The custom format, as config.yaml names it."""

    assets: dict[str, CustomAsset]
    """The assets by name."""

    ad_choices: Optional[AdChoices] = None
    """The mark that tells people why they see this ad; it must be shown."""

    video: Optional[AdVideo] = None
    """The video; without one, the format's fallback image is shown in its place."""


@message
class CustomAsset:
    """One asset of a custom native ad, a text or an image."""

    text: Optional[str] = None
    """A text to show."""

    image: Optional[AdImage] = None
    """An image to show."""

    @property
    def which(self) -> Optional[str]:
        """The name of the one member that is there."""
        return which(self)


@message
class Delivery:
    """One address that is told once of an event."""

    url: str
    """The address."""

    state: DeliveryState
    """Whether it has been told."""

    tries: int
    """How often that was tried."""

    status: Optional[int] = None
    """What the server answered last, as a status of HTTP; absent if it did not."""

    reason: Optional[DeliveryReason] = None
    """Why the last try did not do; absent if it did."""


@message
class DeliveryCounts:
    """How many deliveries there were, by what became of them."""

    waiting: int
    """Those that are still to be made."""

    delivered: int
    """Those that were made."""

    failed: int
    """Those that will not be made."""

    dropped: int
    """Those among the failed for which there was no room."""


DeliveryReason = Literal[
    "REFUSED",
    "SERVER_BUSY",
    "SERVER_ERROR",
    "TIMEOUT",
    "UNREACHABLE",
    "UNKNOWN_HOST",
    "BROKEN",
    "UNTRUSTED",
    "REDIRECT",
    "BAD_ADDRESS",
    "FORBIDDEN_ADDRESS",
    "ENGINE_BUSY",
    "UNAVAILABLE",
    "TOO_OLD",
    "QUEUE_FULL",
]
"""Why a delivery did not do.

`REFUSED`: The server does not want it.

`SERVER_BUSY`: The server has too much to do.

`SERVER_ERROR`: The server failed.

`TIMEOUT`: The server did not answer in time.

`UNREACHABLE`: Nobody takes the connection.

`UNKNOWN_HOST`: The name of the server is not known.

`BROKEN`: The connection broke.

`UNTRUSTED`: The server does not prove who it is.

`REDIRECT`: The server sends on and on, or where it may not.

`BAD_ADDRESS`: The address is none that can be asked.

`FORBIDDEN_ADDRESS`: The address leads where it may not lead.

`ENGINE_BUSY`: The engine asks too many servers already.

`UNAVAILABLE`: There is nothing on this machine to ask with.

`TOO_OLD`: It waited for too long.

`QUEUE_FULL`: Too many were waiting already.
"""


DeliveryState = Literal[
    "waiting",
    "delivered",
    "failed",
]
"""How far a delivery has come.

`waiting`: It is still to be made, or to be tried again.

`delivered`: The server has heard.

`failed`: It will not be tried any more.
"""


@message
class Destination:
    """Where a click leads."""

    url: str
    """The address to open."""


@message
class DeviceContext:
    """The device that an ad is shown on."""

    os: Optional[str] = None
    """Its operating system, such as iOS."""

    os_version: Optional[str] = None
    """The version of the operating system."""

    make: Optional[str] = None
    """Who makes it."""

    model: Optional[str] = None
    """Which of the devices of its maker it is."""

    type: Optional[DeviceType] = None
    """What kind of device it is."""

    language: Optional[str] = None
    """Its language, as BCP 47 has it, such as de-AT."""

    user_agent: Optional[str] = None
    """What its browser says of itself."""

    ip: Optional[str] = None
    """Its address in the network, of version 4 or 6."""

    ifa: Optional[str] = None
    """The id that its system gives to advertisers."""

    limit_ad_tracking: Optional[bool] = None
    """Whether its owner limits tracking by advertisers."""

    width: Optional[int] = None
    """The width of its screen in pixels."""

    height: Optional[int] = None
    """The height of its screen in pixels."""

    pixel_ratio: Optional[float] = None
    """How many pixels of the screen make one point."""

    carrier: Optional[str] = None
    """The company whose network it uses."""

    connection: Optional[ConnectionType] = None
    """How it is connected to the internet."""


DeviceType = Literal[
    "unknown",
    "phone",
    "tablet",
    "computer",
    "television",
    "setTopBox",
    "other",
]
"""What kind of device it is.

`unknown`: Nobody says.

`phone`: It fits in a pocket.

`tablet`: It is held with both hands.

`computer`: It has a keyboard or stands on a desk.

`television`: It is watched from across the room.

`setTopBox`: It brings the internet to a television.

`other`: It is something else.
"""


@message
class DiscoverRPCResult:
    """The OpenRPC document."""

    openrpc: str
    """The version of OpenRPC that it follows."""

    info: Any
    """The name and the version of the service and what is to be known of it."""

    methods: Any
    """The methods with their params, answers, errors and examples."""

    components: Any
    """The types and the errors that the methods refer to."""


@message
class ErrorDetail:
    """The data of an error."""

    status: str
    """The canonical name of the code, such as NOT_FOUND."""

    reason: str
    """A stable word to branch on, such as NO_FILL."""

    remedy: Optional[str] = None
    """What to do about it."""

    retry_after_ms: Optional[int] = None
    """How long to wait before the call can succeed."""

    violations: Optional[list[Violation]] = None
    """Every mistake that was found."""

    explain: Optional[Explain] = None
    """Why no source filled."""

    adapter: Optional[AdapterFailure] = None
    """What the network said, word for word."""

    gma: Optional[GMACode] = None
    """The error of the Google Mobile Ads SDK that means the same."""


@message
class EventOutcome:
    """What became of one reported event."""

    status: EventStatus
    """Whether it counts."""

    cursor: Optional[int] = None
    """The event that was recorded, now or before, or the violation; absent if nothing was."""

    reason: Optional[RejectionReason] = None
    """Why it was rejected."""


@message
class EventReport:
    """One event as a client reports it."""

    ad_id: str
    """The ad that it happened to."""

    type: ReportedEventType
    """What happened."""

    event_id: Optional[str] = None
    """A name that makes a repeated report count once."""

    at: Optional[str] = None
    """When it happened; the time of the report if absent."""

    position_ms: Optional[int] = None
    """How far the video has come; all places before it have been passed."""

    error_code: Optional[int] = None
    """What went wrong, as a number of VAST; 900 if absent."""

    interaction: Optional[AdInteraction] = None
    """What the viewer or the player did, with the type `interaction` and no other."""


EventStatus = Literal[
    "recorded",
    "duplicate",
    "rejected",
]
"""What became of a reported event.

`recorded`: It counts.

`duplicate`: It had been recorded before and counts once.

`rejected`: It cannot have happened and does not count.
"""


EventType = Literal[
    "adBreakEnded",
    "adBreakStarted",
    "adCompleted",
    "adError",
    "adFirstQuartile",
    "adMidpoint",
    "adMuted",
    "adPeriodEnded",
    "adPeriodStarted",
    "adSkipped",
    "adStarted",
    "adThirdQuartile",
    "breakPrepared",
    "click",
    "dismissed",
    "expired",
    "failedToPresent",
    "firstQuartile",
    "impression",
    "interaction",
    "loaded",
    "lost",
    "midpoint",
    "muted",
    "paid",
    "paused",
    "progress",
    "resumed",
    "rewardEarned",
    "rewardMissing",
    "rewardNotEarned",
    "skipped",
    "thirdQuartile",
    "unmuted",
    "videoEnded",
    "videoStarted",
    "violation",
    "willDismiss",
    "willPresent",
]
"""What can happen to an ad.

`adBreakEnded`: A break that had begun was over, or the viewer left it.

`adBreakStarted`: A break began that the viewer had not seen before.

`adCompleted`: An ad of a break has been played to its end.

`adError`: An ad of a break could not be played.

`adFirstQuartile`: A quarter of an ad of a break has been played.

`adMidpoint`: Half of an ad of a break has been played.

`adMuted`: The viewer does not want to see the ad.

`adPeriodEnded`: The stream switched back to content.

`adPeriodStarted`: The stream switched from content to ads or slate.

`adSkipped`: The viewer left an ad of a break before its end.

`adStarted`: An ad of a break was played from its beginning.

`adThirdQuartile`: Three quarters of an ad of a break have been played.

`breakPrepared`: The ads of a break were fetched, or could not be; pod.explain says which.

`click`: An asset of the ad was clicked.

`dismissed`: The ad has left the screen.

`expired`: The ad waited too long to be presented.

`failedToPresent`: The ad could not be shown.

`firstQuartile`: A quarter of the video has been played.

`impression`: The ad was seen.

`interaction`: The viewer or the player did something that has only a name.

`loaded`: A load won this ad.

`lost`: An ad was not taken, and its network wants to hear so.

`midpoint`: Half of the video has been played.

`muted`: The sound was turned off.

`paid`: The impression earned money.

`paused`: The video was paused.

`progress`: The video has come to the position that is given.

`resumed`: The video went on after a pause.

`rewardEarned`: The reward was earned.

`rewardMissing`: The ad was watched to its end and dismissed, and no reward came within the
grace.

`rewardNotEarned`: The ad was dismissed before its end, or skipped, and no reward came within the
grace.

`skipped`: The rest of the video was skipped.

`thirdQuartile`: Three quarters of the video have been played.

`unmuted`: The sound was turned on.

`videoEnded`: The video was played to its end.

`videoStarted`: The video began.

`violation`: Something was reported or answered that cannot be, and was kept from everybody else.

`willDismiss`: The ad is about to leave the screen.

`willPresent`: The ad is about to cover the screen.
"""


@message
class Explain:
    """Why a load ended as it did."""

    load_id: str
    """The name that ad.explain gives this explanation by again."""

    sources: list[SourceExplain]
    """Every source of the ad unit in the order of its turn."""


@message
class ExplainAdResult:
    """What became of every source."""

    explain: Explain
    """Why the load ended as it did."""


@message
class ExplainPodResult:
    """What became of each break."""

    breaks: list[BreakFate]
    """The breaks, each in a session."""

    session: Optional[StreamSession] = None
    """The session, if it was asked for."""

    next: Optional[str] = None
    """What to give as `after` for the rest; absent if this is all."""

    signals: Optional[StreamSignals] = None
    """How the signalling endpoint of the session's stream fares, if it has one."""


@message
class ExtendedID:
    """What one source calls the viewer."""

    source: str
    """The domain of who gave out the ids."""

    uids: list[UserID]
    """The ids of that source."""


@message
class FillPodResult:
    """How much of the break is filled."""

    break_id: str
    """The break."""

    ads_ms: int
    """How long its ads last."""

    slate_ms: int
    """How much of it is left for slate."""

    ad_ids: Optional[list[str]] = None
    """The ads that were loaded for it, in the order in which they play."""

    offered: Optional[list[OfferedPodAd]] = None
    """What became of each ad that was offered, in the order of the answers; absent if no ad unit
    was asked.
    """

    shortfall: Optional[FillShortfall] = None
    """Why it is not fuller; absent if nothing is left, or no ad unit was asked."""

    load_ids: Optional[list[str]] = None
    """The loads that were made for it; ad.explain says of each whom it asked."""


FillShortfall = Literal[
    "NO_FILL",
    "OUT_OF_TIME",
    "MOST_ADS",
    "REFUSED",
    "BREAK_SHORTENED",
]
"""Why a break is not fuller than it is.

`NO_FILL`: Nobody had another ad that fits.

`OUT_OF_TIME`: The time for it was over.

`MOST_ADS`: It holds as many ads as it may.

`REFUSED`: The engine could not ask for more: as many ads are held as may be, or the ad unit has
gone.

`BREAK_SHORTENED`: It was shortened while its ads were fetched.
"""


Framing = Literal[
    "line",
    "header",
]
"""How messages are cut out of the bytes.

`line`: One message on each line.

`header`: A Content-Length header before each message, as editors do it.
"""


@message
class GMACode:
    """The error of the Google Mobile Ads SDK that means the same."""

    domain: str
    """The error domain."""

    code: int
    """The number in that domain."""


@message
class GetAdResult:
    """The ad and what to draw of it."""

    ad: Ad
    """The ad as it is now."""

    creative: Optional[Creative] = None
    """What to draw; absent if the ad has not been presented."""


@message
class GetConfigResult:
    """The configuration and where it came from."""

    source: ConfigurationSource
    """Where it came from."""

    configuration: Any
    """The configuration as configuration.schema.json describes it; what is secret reads (hidden).
    """


@message
class Health:
    """How a service is."""

    status: HealthStatus
    """Whether it answers calls."""


HealthStatus = Literal[
    "UNKNOWN",
    "SERVING",
    "NOT_SERVING",
    "SERVICE_UNKNOWN",
]
"""Whether a service answers calls.

`UNKNOWN`: Nobody can say yet.

`SERVING`: It answers.

`NOT_SERVING`: It is shutting down and takes no new calls.

`SERVICE_UNKNOWN`: There is no service of that name.
"""


ImageForm = Literal[
    "path",
    "data",
    "url",
]
"""How images that the engine fetches are handed over.

`path`: As a file on this machine, which stays as long as the ad is held.

`data`: As their bytes.

`url`: As their addresses; they are not fetched.
"""


@message
class InfoServerResult:
    """The engine."""

    name: str
    """The name of the engine."""

    version: str
    """Its version, by semantic versioning."""

    started_at: str
    """When it was started."""

    capabilities: ServerCapabilities
    """What it can do."""

    limits: ServerLimits
    """How much it takes on."""


@message
class IngestPodResult:
    """What is new."""

    breaks: list[Break]
    """The breaks that are new or have changed, the one that begins first at first."""

    refresh: PlaylistWindow
    """The segments that the playlist has."""

    notes: list[PlaylistNote]
    """What could not be read, by its line; the rest counts."""


@message
class Interstitial:
    """The arguments of the interstitial event that a player schedules.

    Where it begins is in exactly one of `date` and `timeMs`. A break before or after the content
    has its place by its cue; `timeMs` is zero for one after it. What has the value that players
    assume is absent.
    """

    identifier: str
    """The name of the event; the same as the break's."""

    template_items: list[TemplateItem]
    """What is played in order."""

    restrictions: list[Restriction]
    """What viewers may not do."""

    resumption_offset: ResumptionOffset
    """Where the content goes on."""

    date: Optional[str] = None
    """When it begins by the stream's dates."""

    time_ms: Optional[int] = None
    """When it begins on the player's own clock; negative if that was before the clock began."""

    cues: Optional[list[BreakCue]] = None
    """When it is played, if not only at its place; absent for a break like any other."""

    playout_limit_ms: Optional[int] = None
    """After how much of it the content goes on in any case; absent if there is no limit."""

    snap: Optional[list[BreakSnap]] = None
    """What it is moved to; absent if it stays at its place to the millisecond."""

    content_may_vary: Optional[bool] = None
    """False if all viewers see the same, so that they can watch it together; absent if they may
    not.
    """

    timeline: Optional[BreakTimeline] = None
    """How the player's timeline shows it; absent if as a point that is highlighted."""

    skip_control: Optional[SkipControl] = None
    """The button that ends it; absent if it has none."""


@message
class Join:
    """What a viewer gets who begins to watch at some place of a stream."""

    joined_at: StreamPlace
    """Where the viewer begins to watch."""

    steps: list[JoinStep]
    """What is played before the content."""

    resumes_at: StreamPlace
    """Where the content begins."""

    omitted: list[OmittedBreak]
    """What is not played of that which would have been."""

    coming: list[str]
    """The breaks that are to come."""


JoinOmission = Literal[
    "grace",
    "running",
    "shortRest",
    "covered",
    "inBreak",
]
"""Why a viewer who joins does not get a break.

`grace`: It begins within join.graceMs, for which a new viewer is spared.

`running`: It was running already, and nothing is played of such.

`shortRest`: Less of it was left than join.minRestMs.

`covered`: It was over when what is played before it had come to its end.

`inBreak`: It is the pre-roll, and the viewer gets the rest of a running break in its place.
"""


@message
class JoinPodResult:
    """What is played first, and the breaks that were planned."""

    join: Join
    """What is played first, and where the content begins."""

    breaks: list[Break]
    """The breaks that the viewer gets: those played before the content, then those to come."""

    refused: list[RefusedBreak]
    """The breaks that could not be planned."""


@message
class JoinStep:
    """What a viewer who joins gets before the content."""

    break_id: str
    """The break."""

    at: StreamPlace
    """Where the stream is when it begins to be played."""

    offset_ms: int
    """How far into the break it begins; for asset lists this is _HLS_start_offset, in seconds."""

    play_ms: int
    """How long it is played."""


@message
class ListAdResult:
    """The ads and whether there are more."""

    ads: list[Ad]
    """The ads, oldest first."""

    next: Optional[str] = None
    """What to give as `after` for the rest; absent if this is all."""


@message
class ListEventResult:
    """The events."""

    events: list[AdEvent]
    """The events, oldest first."""

    deliveries: Optional[DeliveryCounts] = None
    """How many deliveries there were in all; absent unless asked for."""


@message
class ListNetworkResult:
    """The networks, in the order of the configuration."""

    networks: list[NetworkStatus]
    """The networks."""


@message
class ListPodResult:
    """The breaks and whether there are more."""

    breaks: list[Break]
    """The breaks, the one that begins first at first."""

    next: Optional[str] = None
    """What to give as `after` for the rest; absent if this is all."""

    signals: Optional[StreamSignals] = None
    """How the signalling endpoint fares; absent if the stream has none."""


@message
class LoadAdResult:
    """The ad that won and what became of every source."""

    ad: Ad
    """The ad that won; it is ready to be presented."""

    explain: Explain
    """Why this ad won; ad.explain says it of the others."""

    more: Optional[list[Ad]] = None
    """The other ads, as many as there were, if several were wanted."""


@message
class LoadOptions:
    """What an ad should be like beyond its format."""

    disable_image_loading: Optional[bool] = None
    """Whether images may be left where they are, so that only their URLs come."""

    images: Optional[ImageForm] = None
    """How images that the engine fetches come; path if absent."""

    multiple_images: Optional[bool] = None
    """Whether several images are wanted; only the main one comes if not."""

    media_aspect_ratio: Optional[MediaAspectRatio] = None
    """Which shape the main image or video should have."""

    ad_choices_position: Optional[AdChoicesPosition] = None
    """In which corner the AdChoices mark should be."""

    video: Optional[VideoOptions] = None
    """How a video should be played."""

    custom_mute: Optional[bool] = None
    """Whether the client offers to mute the ad and asks for reasons itself."""

    sizes: Optional[list[AdSize]] = None
    """The sizes that a banner may have."""

    adaptive: Optional[AdaptiveSize] = None
    """The room that a banner of adaptive size has."""


MediaAspectRatio = Literal[
    "unknown",
    "any",
    "landscape",
    "portrait",
    "square",
]
"""Which shape the main image or video of a native ad should have.

`unknown`: Nobody says.

`any`: Every shape will do.

`landscape`: Wider than high.

`portrait`: Higher than wide.

`square`: As wide as high.
"""


@message
class MediaFile:
    """One encoding of a video."""

    url: str
    """Where it can be fetched."""

    mime_type: str
    """Its media type, such as video/mp4."""

    width: int
    """Its width in pixels."""

    height: int
    """Its height in pixels."""

    bitrate_kbps: Optional[int] = None
    """How many kilobits a second of it takes."""


@message
class MediaVerification:
    """What the ad server says of the media ids that it was told, counted."""

    waiting: int
    """Ids of which no metadata has come yet."""

    accepted: int
    """It has heard them, and looks into them (202)."""

    counted: int
    """They count (204)."""

    unknown: int
    """It does not know them, not any more, or has heard them before (404)."""

    told_by_other: int
    """Somebody else has told them (409)."""

    failed: int
    """It said something else, or could not be asked."""


@message
class MuteAdResult:
    """The event that records it."""

    cursor: int
    """The event that records it."""


@message
class MuteReasons:
    """Why a viewer may want to mute an ad."""

    reasons: list[str]
    """The reasons that the network can be told."""


@message
class NativeAd:
    """The assets of a native ad; those that the network did not give are absent."""

    headline: Optional[str] = None
    """The title."""

    body: Optional[str] = None
    """The text below the title."""

    call_to_action: Optional[str] = None
    """What the button says."""

    icon: Optional[AdImage] = None
    """A small image of the app or the advertiser."""

    images: Optional[list[AdImage]] = None
    """The large images, the main one first."""

    star_rating: Optional[float] = None
    """How the app is rated in its store."""

    store: Optional[str] = None
    """Where the app can be had."""

    price: Optional[str] = None
    """What the app costs, as text to show."""

    advertiser: Optional[str] = None
    """Who advertises."""

    ad_choices: Optional[AdChoices] = None
    """The mark that tells people why they see this ad; it must be shown."""

    media: Optional[NativeMedia] = None
    """What is known of the main image or video."""

    extra_assets: Optional[dict[str, str]] = None
    """Assets beyond the common ones, under the network's own names."""


@message
class NativeMedia:
    """What is known of the main image or video of a native ad before it is fetched."""

    has_video: bool
    """True for a video, false for the main image."""

    aspect_ratio: Optional[float] = None
    """Width divided by height, to make room for it."""

    duration_ms: Optional[int] = None
    """How long the video runs."""

    video: Optional[AdVideo] = None
    """The video, when the app is to play it by itself."""


NetworkState = Literal[
    "idle",
    "notReady",
    "ready",
    "failed",
]
"""How far a network has come with being set up.

`idle`: Nobody has set it up yet.

`notReady`: It is still being set up.

`ready`: It can be asked.

`failed`: It could not be set up, or is down.
"""


@message
class NetworkStatus:
    """A network of the configuration and whether it can be asked."""

    name: str
    """The network, as config.yaml names it."""

    adapter: AdapterName
    """What speaks for it."""

    state: NetworkState
    """Whether it can be asked for ads."""

    formats: list[AdFormat]
    """The formats that it can serve."""

    adapter_version: Optional[str] = None
    """The version of what speaks for it."""

    sdk_version: Optional[str] = None
    """The version of the network's own software."""

    failure: Optional[AdapterFailure] = None
    """Why it is not ready, word for word."""

    failure_share: Optional[float] = None
    """The share of its latest loads that failed, as a moving average; absent if none did."""

    back_off_ms: Optional[int] = None
    """How long it still wants to be left alone."""

    violations: Optional[dict[str, int]] = None
    """How often it broke which rule; absent if it never did."""

    class_name: Optional[str] = None
    """The class that speaks for it in a mobile SDK."""


@message
class OfferedPodAd:
    """An ad that was offered for a break, and what became of it."""

    network: str
    """The network whose ad it is, as config.yaml names it."""

    ad_id: Optional[str] = None
    """The ad as it is held; absent if it was left out."""

    duration_ms: Optional[int] = None
    """How long it is; absent if it did not come to that."""

    place: Optional[int] = None
    """Its place in the pod that it came with; absent if it stood alone."""

    replaces: Optional[int] = None
    """The place in the pod of the ad that it is shown in place of."""

    reason: Optional[SourceReason] = None
    """Why it was left out; absent if it was not."""

    error_code: Optional[int] = None
    """What went wrong, as a number of VAST, as its error trackers were told."""

    detail: Optional[str] = None
    """What went wrong, as a sentence."""


@message
class OmittedBreak:
    """A break that a viewer who joins does not get."""

    break_id: str
    """The break."""

    reason: JoinOmission
    """Why."""


@message
class OpenPodResult:
    """The session that was opened."""

    session: StreamSession
    """The session."""


PlaybackReason = Literal[
    "PLAYED",
    "PLAYING",
    "LEFT",
    "SKIPPED",
    "FAILED",
    "JOINED_INSIDE",
    "JOINED_AFTER",
    "SEEKED_OVER",
    "NOT_REACHED",
    "CANCELLED",
    "NO_STREAM_ID",
    "NO_PLACE",
    "GIVEN_UP",
]
"""Why a break or an ad was seen, or was not.

`PLAYED`: It was played from its beginning to its end.

`PLAYING`: The player is in it.

`LEFT`: The player left the break before its end.

`SKIPPED`: The player left the ad before its end.

`FAILED`: The ad could not be played.

`JOINED_INSIDE`: The player came into it after its beginning.

`JOINED_AFTER`: The player joined when it was over.

`SEEKED_OVER`: The player jumped over it, or over its beginning.

`NOT_REACHED`: The player has not come so far.

`CANCELLED`: The stream had taken the break back before it began.

`NO_STREAM_ID`: The session has no stream id, so all of its breaks are skipped.

`NO_PLACE`: What the player has told of its clock and its content does not tell where the break
is.

`GIVEN_UP`: No ad had come for the break in time, so the content went on.
"""


PlayerCue = Literal[
    "none",
    "join",
    "leave",
]
"""Which moment of watching an interstitial event is played at.

`none`: Its own place (noCue).

`join`: When the content begins to be played (joinCue).

`leave`: When the content has been played to its end (leaveCue).
"""


@message
class PlayerEvent:
    """Every property of the AVPlayerInterstitialEvent that a player schedules.

    Where it begins is in exactly one of `date` and `timeMs`.
    """

    identifier: str
    """The name of the event; the same as the break's."""

    template_items: list[TemplateItem]
    """What is played in order."""

    restrictions: PlayerRestrictions
    """What viewers may not do."""

    resumption_offset: ResumptionOffset
    """Where the content goes on."""

    aligns_start: bool
    """Whether its start is moved to a segment boundary (alignsStartWithPrimarySegmentBoundary)."""

    aligns_resumption: bool
    """Whether the content goes on at a segment boundary
    (alignsResumptionWithPrimarySegmentBoundary).
    """

    cue: PlayerCue
    """Which moment of watching it is played at."""

    will_play_once: bool
    """Whether it is not played again."""

    content_may_vary: bool
    """Whether viewers may see different ads."""

    timeline_occupancy: PlayerOccupancy
    """How much of the integrated timeline it takes up."""

    supplements_primary_content: bool
    """Whether it is shown as a part of the content."""

    date: Optional[str] = None
    """When it begins by the stream's dates."""

    time_ms: Optional[int] = None
    """When it begins on the player's own clock; negative if that was before the clock began."""

    playout_limit_ms: Optional[int] = None
    """After how much of it the content goes on in any case; absent is an invalid time."""

    skip_control: Optional[SkipControl] = None
    """The button that ends it; absent if it has none."""


PlayerOccupancy = Literal[
    "singlePoint",
    "fill",
]
"""How much of the integrated timeline an interstitial event takes up.

`singlePoint`: Its place only.

`fill`: As much as it lasts.
"""


@message
class PlayerRestrictions:
    """What viewers may not do, by the names that AVPlayerInterstitialEvent has."""

    constrains_seeking_forward: bool
    """Whether nobody may seek across the event without playing it
    (constrainsSeekingForwardInPrimaryContent).
    """

    requires_preferred_rate: bool
    """Whether nobody may run or seek forward in it (requiresPlaybackAtPreferredRateForAdvancement).
    """


PlayheadMovement = Literal[
    "joined",
    "played",
    "stalled",
    "paused",
    "seeked",
]
"""How the player got from the report before to this one.

`joined`: It is the first report.

`played`: It played from there to here.

`stalled`: It played from there to here, slower than its rate says.

`paused`: It played from there to here, and stands.

`seeked`: It jumped, so nothing between was seen.
"""


@message
class PlayheadPodResult:
    """How the player moved and what happened."""

    movement: PlayheadMovement
    """How the player got here."""

    events: list[AdEvent]
    """What happened since the report before, in order."""

    progress: Optional[AdProgress] = None
    """Where in an ad the player is; absent in content and slate."""


@message
class PlaylistNote:
    """Something in a playlist that could not be read, or made no sense where it stood."""

    line: int
    """The line, from 1."""

    problem: str
    """What is wrong with it."""


@message
class PlaylistRendering:
    """A media playlist with breaks in it."""

    text: str
    """The playlist."""

    inserted: list[str]
    """The identifiers of the breaks that are in it."""

    left_out: list[str]
    """The identifiers of the breaks that were over before its first segment."""


@message
class PlaylistWindow:
    """The segments that a playlist has."""

    media_sequence: int
    """The number of its first segment."""

    segments: int
    """How many segments it has."""

    new_segments: int
    """How many of them the playlist before did not have."""

    window_start: Optional[str] = None
    """When its first segment begins; absent for a playlist without dates."""

    window_end: Optional[str] = None
    """When its last segment ends; absent for a playlist without dates."""


@message
class PodAd:
    """An ad in a break."""

    id: str
    """The name to tell it by."""

    duration_ms: int
    """How long it lasts."""

    is_bumper: Optional[bool] = None
    """True for a short piece that only frames the others; false if absent."""

    ad_title: Optional[str] = None
    """What it is called."""

    ad_description: Optional[str] = None
    """What it is about."""

    content_type: Optional[str] = None
    """The type of its media, such as video/mp4."""

    trackers: Optional[list[PodTracker]] = None
    """What is to be asked as it plays."""


PodAdMoment = Literal[
    "adStarted",
    "adFirstQuartile",
    "adMidpoint",
    "adThirdQuartile",
    "adCompleted",
    "adSkipped",
    "adError",
]
"""How far an ad of a break has come.

`adStarted`: It began.

`adFirstQuartile`: A quarter of it has been played.

`adMidpoint`: Half of it has been played.

`adThirdQuartile`: Three quarters of it have been played.

`adCompleted`: It has been played to its end.

`adSkipped`: The viewer left it.

`adError`: It could not be played.
"""


@message
class PodTracker:
    """An address to be asked once when an ad has come so far."""

    at: PodAdMoment
    """How far the ad has come by then."""

    url: str
    """The address, which is asked as it is."""


@message
class PollAdResult:
    """The ad and how many are left."""

    ad: Ad
    """The ad; it is ready to be presented."""

    available: int
    """How many are left."""


@message
class PreloadAdResult:
    """How many ads are at hand already."""

    available: int
    """How many can be taken now."""


PreparationReason = Literal[
    "NO_FILL",
    "OUT_OF_TIME",
    "MOST_ADS",
    "REFUSED",
    "BREAK_SHORTENED",
    "SESSION_CLOSED",
    "FILLED_OTHERWISE",
]
"""Why ads of a break are missing that were to be fetched.

`NO_FILL`: Nobody had another ad that fits.

`OUT_OF_TIME`: The time for it was over.

`MOST_ADS`: It holds as many ads as it may.

`REFUSED`: The engine could not ask for more: as many ads are held as may be, or the ad unit has
gone.

`BREAK_SHORTENED`: It was shortened while its ads were fetched.

`SESSION_CLOSED`: The session of its viewer was closed.

`FILLED_OTHERWISE`: Somebody has filled it by pod.fill.
"""


PreparationState = Literal[
    "waiting",
    "fetching",
    "filled",
    "partly",
    "empty",
    "stopped",
]
"""How far the ads of a break have come.

`waiting`: Their moment is to come.

`fetching`: They are being fetched.

`filled`: They fill the break.

`partly`: They fill a part of it, and slate the rest.

`empty`: There are none: the break is slate, or cancelled if its stream wants content instead.

`stopped`: They are not fetched any more.
"""


@message
class PresentAdResult:
    """The ad and what to draw of it."""

    ad: Ad
    """The ad as it is now."""

    creative: Creative
    """What to draw."""


@message
class Price:
    """What a network pays for an ad."""

    cpm_micros: int
    """The price of a thousand impressions in millionths of the currency."""

    currency: str
    """The currency, by ISO 4217."""

    precision: PricePrecision
    """How far the price can be trusted."""


PricePrecision = Literal[
    "unknown",
    "estimated",
    "publisherProvided",
    "precise",
]
"""How far a price can be trusted.

`unknown`: Nobody says.

`estimated`: Worked out from what the network paid before.

`publisherProvided`: Written in the configuration.

`precise`: Said by the network for this very ad.
"""


@message
class RefusedBreak:
    """A break of the stream's schedule that could not be planned for the viewer."""

    identifier: str
    """The name that all viewers' players share."""

    reason: str
    """Why, as a word that pod.schedule would have answered."""

    message: str
    """The same, for a person."""


RegistrationProblem = Literal[
    "BAD_REQUEST",
    "TOKEN_MISSING",
    "NOT_ALLOWED",
    "UNKNOWN_STREAM",
    "TOO_MANY",
    "SERVER_ERROR",
    "UNEXPECTED",
    "UNREADABLE",
    "UNREACHABLE",
]
"""Why the ad server opened no session for a viewer.

`BAD_REQUEST`: It does not understand the request (400).

`TOKEN_MISSING`: It asks for a token, and got none (401).

`NOT_ALLOWED`: It does not accept the token, or not this publisher (403).

`UNKNOWN_STREAM`: It knows no such stream (404).

`TOO_MANY`: It is asked too often (429).

`SERVER_ERROR`: It has trouble of its own (500 and above).

`UNEXPECTED`: It answered any other status than 201.

`UNREADABLE`: It answered what cannot be worked with.

`UNREACHABLE`: There was no answer.
"""


RejectionReason = Literal[
    "UNKNOWN_AD",
    "NOT_PRESENTED",
    "OUT_OF_ORDER",
    "AD_ENDED",
    "NO_REWARD",
    "ADAPTER_COUNTS",
    "DUPLICATE",
    "ANSWERED_TWICE",
    "ANSWERED_LATE",
    "UNKNOWN_ANSWER",
    "UNREADABLE_ANSWER",
    "UNREADABLE_EVENT",
    "GARBAGE",
    "DIED",
    "HUNG",
    "FLOODED",
]
"""Why an event does not count, or which rule was broken.

`UNKNOWN_AD`: No ad of that id is held.

`NOT_PRESENTED`: The ad has not been presented.

`OUT_OF_ORDER`: An event that only comes later was recorded before it.

`AD_ENDED`: The ad has expired, or failed to be presented.

`NO_REWARD`: The ad has no reward to earn.

`ADAPTER_COUNTS`: The network counts such events by itself.

`DUPLICATE`: The network told again what it had told.

`ANSWERED_TWICE`: The network answered a load that it had answered.

`ANSWERED_LATE`: The network answered a load after its time.

`UNKNOWN_ANSWER`: The network answered what it was not asked.

`UNREADABLE_ANSWER`: The network answered a load with what is no answer.

`UNREADABLE_EVENT`: The network told what is no event.

`GARBAGE`: The network wrote what is no message.

`DIED`: The network went away while it was needed.

`HUNG`: The network did not answer in the time that is always enough.

`FLOODED`: The network told more in a second than is listened to.
"""


@message
class ReleaseAdResult:
    """The ad as it was last."""

    ad: Ad
    """The ad, released."""


@message
class ReloadConfigResult:
    """What changed."""

    changed: bool
    """True if anything is now different."""

    changes: list[str]
    """The keys at the top whose values are now different, such as networks."""


@message
class RenderPodResult:
    """The break in the words of the target."""

    av_player_interstitial_event: Optional[PlayerEvent] = None
    """The properties of the event to schedule."""

    date_range: Optional[str] = None
    """The line of the playlist, without its end."""

    playlist: Optional[PlaylistRendering] = None
    """The playlist with the break in it."""

    asset_list: Optional[str] = None
    """The list as JSON, to be served as it stands."""

    hls_manifest_url: Optional[str] = None
    """The address of the playlist of the ads."""

    dash_manifest_url: Optional[str] = None
    """The address of the DASH manifest of the ads."""

    @property
    def which(self) -> Optional[str]:
        """The name of the one member that is there."""
        return which(self)


RenderTarget = Literal[
    "avPlayerInterstitialEvent",
    "dateRange",
    "playlist",
    "assetList",
    "hlsManifestUrl",
    "dashManifestUrl",
]
"""What a break is rendered as.

`avPlayerInterstitialEvent`: The properties of an AVPlayerInterstitialEvent.

`dateRange`: The line of a playlist that tells players of an interstitial (EXT-X-DATERANGE).

`playlist`: A media playlist with such lines in it.

`assetList`: The list of what is played that a date range may refer to (X-ASSET-LIST).

`hlsManifestUrl`: The address of the playlist of the ads.

`dashManifestUrl`: The address of the DASH manifest of the ads.
"""


@message
class RenderedAssets:
    """What the client has drawn of an ad."""

    clickable: Optional[list[str]] = None
    """The names of the assets that can be clicked."""

    nonclickable: Optional[list[str]] = None
    """The names of the assets that can only be seen."""


@message
class ReportEventResult:
    """What became of each event."""

    events: list[EventOutcome]
    """One outcome for each event, in the same order."""


ReportedEventType = Literal[
    "click",
    "reportClick",
    "dismissed",
    "didDismissFullScreenView",
    "failedToPresent",
    "didFailToPresentWithError",
    "firstQuartile",
    "impression",
    "reportImpression",
    "interaction",
    "midpoint",
    "muted",
    "paused",
    "progress",
    "resumed",
    "rewardEarned",
    "didRewardUserWithReward",
    "skipped",
    "thirdQuartile",
    "unmuted",
    "videoEnded",
    "didEndVideo",
    "videoStarted",
    "didStartVideo",
    "willDismiss",
    "willDismissFullScreenView",
    "willPresent",
    "willPresentFullScreenView",
]
"""What a client can report of an ad.

`click`: An asset of the ad was clicked.

`dismissed`: The ad has left the screen.

`failedToPresent`: The ad could not be shown.

`firstQuartile`: A quarter of the video has been played.

`impression`: The ad was seen.

`interaction`: The viewer or the player did something that has only a name.

`midpoint`: Half of the video has been played.

`muted`: The sound was turned off.

`paused`: The video was paused.

`progress`: The video has come to the position that is given.

`resumed`: The video went on after a pause.

`rewardEarned`: The reward was earned.

`skipped`: The rest of the video was skipped.

`thirdQuartile`: Three quarters of the video have been played.

`unmuted`: The sound was turned on.

`videoEnded`: The video was played to its end.

`videoStarted`: The video began.

`willDismiss`: The ad is about to leave the screen.

`willPresent`: The ad is about to cover the screen.
"""


Restriction = Literal[
    "skip",
    "jump",
]
"""What viewers may not do with a break.

`skip`: Run or seek forward inside it (AVPlayer's requiresPlaybackAtPreferredRateForAdvancement).

`jump`: Seek across it without playing it (AVPlayer's constrainsSeekingForwardInPrimaryContent).
"""


@message
class ResumptionOffset:
    """Where the content goes on after a break."""

    ms: Optional[int] = None
    """So far after the place where the break began; before it if negative."""

    indefinite: Optional[bool] = None
    """True: as far on as the break took, so that a live stream stays live."""

    @property
    def which(self) -> Optional[str]:
        """The name of the one member that is there."""
        return which(self)


@message
class Reward:
    """What watching an ad earns."""

    type: str
    """What it is, such as coins."""

    amount: Decimal
    """How much of it."""


@message
class SchedulePodResult:
    """The break that is planned."""

    break_: Break
    """The break."""


@message
class ServerCapabilities:
    """What the engine can do."""

    framings: list[Framing]
    """How messages may be cut out of the bytes."""

    methods: list[str]
    """The methods that can be called."""

    formats: list[AdFormat]
    """The formats that some adapter can serve."""

    adapters: list[AdapterName]
    """What can speak for a network."""


@message
class ServerLimits:
    """How much the engine takes on before it refuses with RESOURCE_EXHAUSTED."""

    message_bytes: int
    """The size of one message."""

    depth: int
    """How deep arrays and objects nest."""

    batch_calls: int
    """The calls in one batch."""

    calls_in_flight: int
    """The calls that wait for their answer."""

    unread_output_bytes: int
    """The output that nobody has read before reading input stops."""

    ads_held: int
    """The ads held at once."""

    breaks_held: int
    """The breaks held at once."""

    sessions_open: int
    """The viewers' sessions with streams that are open at once."""

    events_kept: int
    """The latest events that can be listed."""

    deliveries_waiting: int
    """The deliveries that are still to be made; more are dropped."""

    deliveries_kept: int
    """The latest deliveries whose outcome can be listed."""

    explanations_kept: int
    """The latest loads that can be explained."""

    answers_kept: int
    """The latest answers kept for a repeated requestId."""

    answers_kept_ms: int
    """How long an answer is kept for a repeated requestId."""

    answers_kept_bytes: int
    """How many bytes of such answers are kept."""

    context_bytes: int
    """How much may be known of app, device and viewer, as JSON."""


@message
class ServerSideVerification:
    """What the server of a network passes on when it confirms a reward."""

    user_id: Optional[str] = None
    """Who gets the reward."""

    custom_data: Optional[str] = None
    """Anything that the publisher wants to get back."""


@message
class SetContextResult:
    """Everything that is known now."""

    context: Context
    """What is known now."""


@message
class SetUpNetworkResult:
    """How many are ready."""

    ready: int
    """How many are ready."""

    failed: int
    """How many have failed."""


@message
class ShutdownServerResult:
    """What is waited for."""

    drain_ms: int
    """How long they are waited for at most."""


@message
class SiteContext:
    """The site that an ad is shown on."""

    domain: Optional[str] = None
    """Its domain."""

    page: Optional[str] = None
    """The address of the page."""

    referrer: Optional[str] = None
    """The address that led to the page."""

    name: Optional[str] = None
    """What people call the site."""

    publisher_id: Optional[str] = None
    """Who publishes it."""

    publisher_name: Optional[str] = None
    """What people call the publisher."""

    categories: Optional[list[str]] = None
    """What it is about, in categories of the IAB."""


@message
class SkipControl:
    """The button by which a viewer ends a break early."""

    offset_ms: int
    """After how much of the break the button appears, in whole seconds."""

    duration_ms: Optional[int] = None
    """For how long it stays, in whole seconds; until the end of the break if absent."""

    label_id: Optional[str] = None
    """Which of the app's words it bears: letters, hyphens and underscores; the player's own if
    absent.
    """


@message
class SourceExplain:
    """What became of one source in a load."""

    network: str
    """The network, as config.yaml names it."""

    state: SourceState
    """How it ended."""

    reason: Optional[SourceReason] = None
    """Why; absent for the one that won."""

    bidding: Optional[bool] = None
    """True if it named its own price; absent if it is of the waterfall."""

    cpm_micros: Optional[int] = None
    """The price of a thousand impressions in millionths of the currency, configured or bid."""

    latency_ms: Optional[int] = None
    """How long it was waited for; absent if it was not asked."""

    gma: Optional[GMACode] = None
    """The number that the Google Mobile Ads SDK has for it."""

    adapter: Optional[AdapterFailure] = None
    """What the network itself said, word for word."""

    violations: Optional[dict[str, int]] = None
    """How often it broke which rule with this load and its ad; absent if it did not."""

    notes: Optional[list[str]] = None
    """What was noticed and is no mistake, such as extras that nobody takes."""

    remedy: Optional[str] = None
    """What to do about it."""


SourceReason = Literal[
    "ALREADY_FILLED",
    "POD_GIVEN",
    "OUT_OF_TIME",
    "CALL_GONE",
    "FORMAT_NOT_SERVED",
    "SOURCE_TIMEOUT",
    "AD_UNIT_TIMEOUT",
    "CALL_CANCELLED",
    "NO_FILL",
    "INVALID_REQUEST",
    "NETWORK_ERROR",
    "SERVER_ERROR",
    "NETWORK_TIMEOUT",
    "BAD_MEDIATION_SETTINGS",
    "ADAPTER_FAILED",
    "INTERNAL_ERROR",
    "INVALID_ARGUMENT",
    "WRONG_FORMAT",
    "WRONG_CONTENT",
    "WRONG_CUSTOM_FORMAT",
    "MISSING_ASSET",
    "WRONG_ASSET_KIND",
    "NO_MEDIA",
    "NO_MARKUP",
    "IMAGE_NOT_LOADED",
    "WRONG_SIZE",
    "ADCHOICES_MISSING",
    "NO_VIDEO",
    "TOO_LONG",
    "POD_FULL",
    "NO_PRICE",
    "UNKNOWN_CURRENCY",
    "BELOW_FLOOR",
    "OUTBID",
    "OVERTAKEN",
    "UNHEALTHY",
    "BACKING_OFF",
    "NOT_SET_UP",
    "NO_CONSENT",
    "NO_VENDOR_ID",
    "CONSENT_UNREADABLE",
    "CHILD_NOT_SERVED",
]
"""Why a source did not win a load.

`ALREADY_FILLED`: A better source had filled.

`POD_GIVEN`: The break that is filled has a pod of it already, and a pod is all that it has.

`OUT_OF_TIME`: The ad unit's time had run out before its turn.

`CALL_GONE`: The call had been cancelled before its turn.

`FORMAT_NOT_SERVED`: The network sells none of the formats that were wanted.

`SOURCE_TIMEOUT`: It did not answer within its own time.

`AD_UNIT_TIMEOUT`: The ad unit's time ran out while it was being asked.

`CALL_CANCELLED`: The call was cancelled while it was being asked.

`NO_FILL`: It had no ad to sell.

`INVALID_REQUEST`: It says that the request was wrong.

`NETWORK_ERROR`: It could not be reached.

`SERVER_ERROR`: Its server failed.

`NETWORK_TIMEOUT`: It says that it ran out of time itself.

`BAD_MEDIATION_SETTINGS`: It says that its settings are wrong.

`ADAPTER_FAILED`: What speaks for it failed.

`INTERNAL_ERROR`: It says that it made a mistake of its own.

`INVALID_ARGUMENT`: It says that an argument was wrong.

`WRONG_FORMAT`: Its ad has a format that was not wanted.

`WRONG_CONTENT`: Its ad has content that does not make an ad of its format.

`WRONG_CUSTOM_FORMAT`: Its ad has a custom format that was not wanted.

`MISSING_ASSET`: Its ad lacks an asset that every ad of the format has.

`WRONG_ASSET_KIND`: Its ad has a text where an image belongs, or an image where a text does.

`NO_MEDIA`: Its ad has a video without a file or a duration.

`NO_MARKUP`: Its ad has a page without content.

`IMAGE_NOT_LOADED`: Its ad has an image that cannot be fetched.

`WRONG_SIZE`: Its ad is a banner of a size that was not wanted.

`ADCHOICES_MISSING`: Its ad is reserved and does not say why it is shown, which law asks for
where the viewer is.

`NO_VIDEO`: Its ad is for a break, and no video.

`TOO_LONG`: Its ad is longer than what is left of the break.

`POD_FULL`: The break has no room for its ad, or no more ads are wanted.

`NO_PRICE`: It bid without a price, or named one that nobody pays.

`UNKNOWN_CURRENCY`: It bid in a currency that has no rate.

`BELOW_FLOOR`: Its price is below the floor of the ad unit.

`OUTBID`: It had an ad and another one pays more.

`OVERTAKEN`: It was still being asked when there was an ad that it could not beat.

`UNHEALTHY`: It has failed too often lately; a tenth of the loads still ask it.

`BACKING_OFF`: It asked to be left alone for a while.

`NOT_SET_UP`: It could not be set up, or not in time, or is down.

`NO_CONSENT`: The viewer has not agreed to its use of data, and the configuration skips it then.

`NO_VENDOR_ID`: Nobody can agree to it, as it has no gvlId, and the configuration skips it then.

`CONSENT_UNREADABLE`: What the viewer has agreed to cannot be read, and the configuration skips
it then.

`CHILD_NOT_SERVED`: The viewer is to be treated as a child and the network takes none.
"""


SourceState = Literal[
    "notAttempted",
    "skipped",
    "timeout",
    "noFill",
    "error",
    "lost",
    "won",
]
"""How a source ended in a load.

`notAttempted`: Its turn did not come.

`skipped`: It was passed over without being asked.

`timeout`: It did not answer in its time.

`noFill`: It had no ad to give.

`error`: It failed, or what it gave could not be used.

`lost`: It gave an ad and another was better.

`won`: Its ad is the one that was loaded.
"""


@message
class StreamMetadata:
    """What the ad server tells of the ads of a session."""

    poll_ms: int
    """How long the engine waits before it asks again."""

    answers: int
    """How often it has told."""

    detail: Optional[str] = None
    """Why it did not tell the last time; absent if it did."""


@message
class StreamPlace:
    """A place on the timeline of a stream: a time live, an offset on demand."""

    clock: Optional[str] = None
    """By the clock on the wall."""

    offset_ms: Optional[int] = None
    """From the beginning of the content."""

    @property
    def which(self) -> Optional[str]:
        """The name of the one member that is there."""
        return which(self)


@message
class StreamRegistration:
    """What came of registering a viewer with the ad server."""

    endpoint: str
    """Where the ad server was that answered last."""

    tries: int
    """At how many addresses it was asked."""

    problem: Optional[RegistrationProblem] = None
    """Why it opened no session; absent if it did."""

    status: Optional[int] = None
    """The status that it refused with, if it did."""

    detail: Optional[str] = None
    """The problem as a sentence."""

    remedy: Optional[str] = None
    """What to do about it."""


@message
class StreamSession:
    """A viewer's session with a stream."""

    id: str
    """The name to call this session by."""

    stream: str
    """The stream, as config.yaml names it."""

    opened_at: str
    """When it was opened."""

    stream_id: Optional[str] = None
    """The viewer's session at the ad server, which it named itself."""

    breaks_skipped: Optional[PlaybackReason] = None
    """Why all of its breaks are skipped; absent if they are played."""

    detail: Optional[str] = None
    """The same as a sentence."""

    registration: Optional[StreamRegistration] = None
    """What came of registering the viewer; absent if the engine did not."""

    metadata: Optional[StreamMetadata] = None
    """What is told of its ads; absent without a registration, or if the ad server tells nothing."""

    verification: Optional[MediaVerification] = None
    """What became of the media ids that the player met; absent without a registration."""


@message
class StreamSignals:
    """How the signalling endpoint of a stream fares."""

    endpoint: str
    """Where it is, as config.yaml says."""

    answers: int
    """How often it has told of breaks since it is asked."""

    failures: int
    """How many times in a row it has failed by now."""

    left_out: int
    """How many pods could not be taken over when it told the last time."""

    detail: Optional[str] = None
    """Why it failed the last time; absent if it did not."""

    told_at: Optional[str] = None
    """When it told the last time; absent if it never did."""

    next_at: Optional[str] = None
    """When it is asked again; absent while it is being asked."""

    left_out_detail: Optional[str] = None
    """What was wrong with the first of them; absent if there is none."""


@message
class TemplateItem:
    """One thing that an interstitial plays."""

    url: str
    """The playlist to play."""


TimelineOccupancy = Literal[
    "point",
    "range",
]
"""How much of the player's timeline a break takes up.

`point`: Its place only.

`range`: As much as it lasts.
"""


TimelineStyle = Literal[
    "highlight",
    "primary",
]
"""How the player's timeline shows a break.

`highlight`: As something other than the content.

`primary`: As a part of the content.
"""


@message
class UpdatePodResult:
    """The session whose viewer was told anew."""

    session: StreamSession
    """The session."""


@message
class UserContext:
    """The viewer of an ad."""

    id: Optional[str] = None
    """What the publisher calls the viewer, not a name."""

    eids: Optional[list[ExtendedID]] = None
    """What others call the viewer."""


@message
class UserID:
    """One id of the viewer."""

    id: str
    """The id itself."""

    atype: Optional[int] = None
    """What the id stands for: 1 a device or browser, 2 an app on one device, 3 a person."""


@message
class VideoCaption:
    """A file with captions of a video."""

    url: str
    """Where it can be fetched."""

    mime_type: Optional[str] = None
    """Its media type, such as text/vtt."""

    language: Optional[str] = None
    """Its language, as BCP 47 has it."""


@message
class VideoCompanion:
    """Something that is shown beside a video."""

    asset: str
    """The name by which its clicks are reported, and that it was drawn, such as companion1."""

    width: int
    """Its width in pixels."""

    height: int
    """Its height in pixels."""

    resource: VideoResource
    """Its picture or page."""

    required: bool
    """Whether it has to be shown, or one of those like it."""

    alt_text: Optional[str] = None
    """What it says, for those who cannot see it."""

    click_url: Optional[str] = None
    """What to open when it is clicked."""

    slot: Optional[str] = None
    """The place in the app that it is for."""


@message
class VideoIcon:
    """A mark over a video."""

    width: int
    """Its width in pixels."""

    height: int
    """Its height in pixels."""

    offset_ms: int
    """When it appears."""

    resource: VideoResource
    """Its picture or page."""

    program: Optional[str] = None
    """What it stands for, such as AdChoices."""

    x: Optional[str] = None
    """Where it is from the left: pixels, left or right."""

    y: Optional[str] = None
    """Where it is from the top: pixels, top or bottom."""

    duration_ms: Optional[int] = None
    """How long it stays; to the end if absent."""

    alt_text: Optional[str] = None
    """What it says, for those who cannot see it."""

    click_url: Optional[str] = None
    """What to open when it is clicked."""

    fallbacks: Optional[list[AdImage]] = None
    """Images to show on a click where no page can be opened, the largest first."""


@message
class VideoOptions:
    """How a video should be played."""

    start_muted: Optional[bool] = None
    """Whether it begins without sound."""

    custom_controls: Optional[bool] = None
    """Whether the client draws the controls itself."""

    click_to_expand: Optional[bool] = None
    """Whether a click makes it larger."""


@message
class VideoProgram:
    """A program that comes with a video."""

    resource: VideoResource
    """Where it is."""

    vendor: Optional[str] = None
    """Whose it is."""

    api_framework: Optional[str] = None
    """The framework that it needs, such as SIMID or omid."""

    parameters: Optional[str] = None
    """What it is told, as it came."""

    variable_duration: Optional[bool] = None
    """Whether what viewers do may make the ad longer; absent if not."""


@message
class VideoResource:
    """The picture or page of something that comes with a video."""

    image: Optional[AdImage] = None
    """A picture."""

    frame_url: Optional[str] = None
    """The address of a page to be shown in a frame."""

    markup: Optional[str] = None
    """The source of a page."""

    @property
    def which(self) -> Optional[str]:
        """The name of the one member that is there."""
        return which(self)


@message
class Violation:
    """One mistake and where it is."""

    path: str
    """The member, such as `events[0].type`; in a configuration, file:line:column."""

    expected: str
    """What should have been there."""

    found: Optional[str] = None
    """What was there."""


@message
class WatchEventResult:
    """Where the stream ended."""

    cursor: int
    """What to give as `after` to go on from here."""


describe(
    Ad,
    id=("id", PLAIN),
    ad_unit=("adUnit", PLAIN),
    format=("format", PLAIN),
    state=("state", PLAIN),
    network=("network", PLAIN),
    native=("native", Message(NativeAd)),
    custom=("custom", Message(CustomAd)),
    video=("video", Message(AdVideo)),
    html=("html", Message(AdMarkup)),
    reward=("reward", Message(Reward)),
    mute=("mute", Message(MuteReasons)),
    price=("price", Message(Price)),
    expires_at=("expiresAt", PLAIN),
    details=("details", Message(AdDetails)),
)

describe(
    AdChoices,
    icon=("icon", Message(AdImage)),
    url=("url", PLAIN),
)

describe(
    AdDetails,
    creative_id=("creativeId", PLAIN),
    campaign_id=("campaignId", PLAIN),
    deal_id=("dealId", PLAIN),
    seat=("seat", PLAIN),
    advertiser_domains=("advertiserDomains", PLAIN),
    categories=("categories", PLAIN),
    attributes=("attributes", PLAIN),
)

describe(
    AdEvent,
    cursor=("cursor", INT64),
    type=("type", PLAIN),
    ad_id=("adId", PLAIN),
    at=("at", PLAIN),
    network=("network", PLAIN),
    load_id=("loadId", PLAIN),
    late=("late", PLAIN),
    detail=("detail", PLAIN),
    event_id=("eventId", PLAIN),
    asset=("asset", PLAIN),
    position_ms=("positionMs", PLAIN),
    error_code=("errorCode", PLAIN),
    interaction=("interaction", PLAIN),
    value_micros=("valueMicros", INT64),
    currency=("currency", PLAIN),
    precision=("precision", PLAIN),
    reported=("reported", PLAIN),
    reason=("reason", PLAIN),
    deliveries=("deliveries", Many(Message(Delivery))),
    session_id=("sessionId", PLAIN),
    break_id=("breakId", PLAIN),
    pod_index=("podIndex", PLAIN),
    time_offset_ms=("timeOffsetMs", PLAIN),
    max_duration_ms=("maxDurationMs", PLAIN),
    pod=("pod", Message(AdInPod)),
)

describe(
    AdFate,
    id=("id", PLAIN),
    reason=("reason", PLAIN),
    detail=("detail", PLAIN),
)

describe(
    AdImage,
    url=("url", PLAIN),
    data=("data", PLAIN),
    path=("path", PLAIN),
    width=("width", PLAIN),
    height=("height", PLAIN),
    scale=("scale", PLAIN),
)

describe(
    AdInPod,
    id=("id", PLAIN),
    ad_position=("adPosition", PLAIN),
    total_ads=("totalAds", PLAIN),
    is_bumper=("isBumper", PLAIN),
    ad_title=("adTitle", PLAIN),
    ad_description=("adDescription", PLAIN),
    content_type=("contentType", PLAIN),
)

describe(
    AdMarkup,
    markup=("markup", PLAIN),
    width=("width", PLAIN),
    height=("height", PLAIN),
)

describe(
    AdProgress,
    break_id=("breakId", PLAIN),
    id=("id", PLAIN),
    ad_position=("adPosition", PLAIN),
    total_ads=("totalAds", PLAIN),
    ad_break_duration_ms=("adBreakDurationMs", PLAIN),
    duration_ms=("durationMs", PLAIN),
    current_time_ms=("currentTimeMs", PLAIN),
)

describe(
    AdSize,
    width=("width", PLAIN),
    height=("height", PLAIN),
)

describe(
    AdVideo,
    media=("media", Many(Message(MediaFile))),
    chosen=("chosen", Message(MediaFile)),
    duration_ms=("durationMs", PLAIN),
    skip_offset_ms=("skipOffsetMs", PLAIN),
    click_url=("clickUrl", PLAIN),
    ad_choices=("adChoices", Message(AdChoices)),
    companions=("companions", Many(Message(VideoCompanion))),
    icons=("icons", Many(Message(VideoIcon))),
    captions=("captions", Many(Message(VideoCaption))),
    verifications=("verifications", Many(Message(VideoProgram))),
    interactive=("interactive", Message(VideoProgram)),
)

describe(
    AdapterFailure,
    domain=("domain", PLAIN),
    code=("code", PLAIN),
    message=("message", PLAIN),
)

describe(
    AdaptiveSize,
    width=("width", PLAIN),
    max_height=("maxHeight", PLAIN),
    kind=("kind", PLAIN),
)

describe(
    AppContext,
    bundle=("bundle", PLAIN),
    name=("name", PLAIN),
    version=("version", PLAIN),
    store_url=("storeUrl", PLAIN),
    publisher_id=("publisherId", PLAIN),
    publisher_name=("publisherName", PLAIN),
    domain=("domain", PLAIN),
    categories=("categories", PLAIN),
)

describe(
    Break,
    id=("id", PLAIN),
    stream=("stream", PLAIN),
    identifier=("identifier", PLAIN),
    start=("start", PLAIN),
    offset_ms=("offsetMs", PLAIN),
    duration_ms=("durationMs", PLAIN),
    planned_duration_ms=("plannedDurationMs", PLAIN),
    manifest_url=("manifestUrl", PLAIN),
    interstitial=("interstitial", Message(Interstitial)),
    state=("state", PLAIN),
    preparation=("preparation", Message(BreakPreparation)),
    signals=("signals", PLAIN),
    splice_messages=("spliceMessages", PLAIN),
)

describe(
    BreakFate,
    session=("session", PLAIN),
    break_id=("breakId", PLAIN),
    identifier=("identifier", PLAIN),
    reason=("reason", PLAIN),
    detail=("detail", PLAIN),
    replays=("replays", PLAIN),
    preparation=("preparation", Message(BreakPreparation)),
    offered=("offered", Many(Message(OfferedPodAd))),
    shortfall=("shortfall", PLAIN),
    load_ids=("loadIds", PLAIN),
    ads=("ads", Many(Message(AdFate))),
)

describe(
    BreakPreparation,
    state=("state", PLAIN),
    fetch_at=("fetchAt", PLAIN),
    deadline=("deadline", PLAIN),
    reason=("reason", PLAIN),
    took_ms=("tookMs", PLAIN),
    detail=("detail", PLAIN),
)

describe(
    BreakTime,
    clock=("clock", PLAIN),
    program_time=("programTime", PLAIN),
    offset_ms=("offsetMs", PLAIN),
)

describe(
    BreakTimeline,
    occupies=("occupies", PLAIN),
    style=("style", PLAIN),
)

describe(
    CancelPodResult,
    break_=("break", Message(Break)),
)

describe(
    ClickAction,
    custom=("custom", PLAIN),
    deep_link=("deepLink", Message(Destination)),
    browser=("browser", Message(Destination)),
)

describe(
    ClickAdResult,
    action=("action", Message(ClickAction)),
    cursor=("cursor", INT64),
)

describe(
    ClickTarget,
    deep_links=("deepLinks", PLAIN),
    destination=("destination", PLAIN),
)

describe(
    ClosePodResult,
    session=("session", Message(StreamSession)),
    events=("events", Many(Message(AdEvent))),
)

describe(
    ConfigurationSource,
    file=("file", PLAIN),
    built_in=("builtIn", PLAIN),
)

describe(
    Consent,
    tcf=("tcf", PLAIN),
    gpp=("gpp", PLAIN),
    gpp_sid=("gppSid", PLAIN),
    us_privacy=("usPrivacy", PLAIN),
)

describe(
    Context,
    app=("app", Message(AppContext)),
    site=("site", Message(SiteContext)),
    device=("device", Message(DeviceContext)),
    user=("user", Message(UserContext)),
    country=("country", PLAIN),
    keywords=("keywords", PLAIN),
    content_url=("contentUrl", PLAIN),
    targeting=("targeting", PLAIN),
    consent=("consent", Message(Consent)),
    child_directed=("childDirected", PLAIN),
    under_age=("underAge", PLAIN),
    age_restricted=("ageRestricted", PLAIN),
    max_content_rating=("maxContentRating", PLAIN),
    muted=("muted", PLAIN),
    volume=("volume", PLAIN),
    test=("test", PLAIN),
    extras=("extras", PLAIN),
)

describe(
    Creative,
    html=("html", Message(AdMarkup)),
    video=("video", Message(AdVideo)),
    native=("native", Message(NativeAd)),
    custom=("custom", Message(CustomAd)),
)

describe(
    CustomAd,
    format_id=("formatId", PLAIN),
    assets=("assets", Named(Message(CustomAsset))),
    ad_choices=("adChoices", Message(AdChoices)),
    video=("video", Message(AdVideo)),
)

describe(
    CustomAsset,
    text=("text", PLAIN),
    image=("image", Message(AdImage)),
)

describe(
    Delivery,
    url=("url", PLAIN),
    state=("state", PLAIN),
    tries=("tries", PLAIN),
    status=("status", PLAIN),
    reason=("reason", PLAIN),
)

describe(
    DeliveryCounts,
    waiting=("waiting", PLAIN),
    delivered=("delivered", PLAIN),
    failed=("failed", PLAIN),
    dropped=("dropped", PLAIN),
)

describe(
    Destination,
    url=("url", PLAIN),
)

describe(
    DeviceContext,
    os=("os", PLAIN),
    os_version=("osVersion", PLAIN),
    make=("make", PLAIN),
    model=("model", PLAIN),
    type=("type", PLAIN),
    language=("language", PLAIN),
    user_agent=("userAgent", PLAIN),
    ip=("ip", PLAIN),
    ifa=("ifa", PLAIN),
    limit_ad_tracking=("limitAdTracking", PLAIN),
    width=("width", PLAIN),
    height=("height", PLAIN),
    pixel_ratio=("pixelRatio", PLAIN),
    carrier=("carrier", PLAIN),
    connection=("connection", PLAIN),
)

describe(
    DiscoverRPCResult,
    openrpc=("openrpc", PLAIN),
    info=("info", PLAIN),
    methods=("methods", PLAIN),
    components=("components", PLAIN),
)

describe(
    ErrorDetail,
    status=("status", PLAIN),
    reason=("reason", PLAIN),
    remedy=("remedy", PLAIN),
    retry_after_ms=("retryAfterMs", PLAIN),
    violations=("violations", Many(Message(Violation))),
    explain=("explain", Message(Explain)),
    adapter=("adapter", Message(AdapterFailure)),
    gma=("gma", Message(GMACode)),
)

describe(
    EventOutcome,
    status=("status", PLAIN),
    cursor=("cursor", INT64),
    reason=("reason", PLAIN),
)

describe(
    EventReport,
    ad_id=("adId", PLAIN),
    type=("type", PLAIN),
    event_id=("eventId", PLAIN),
    at=("at", PLAIN),
    position_ms=("positionMs", PLAIN),
    error_code=("errorCode", PLAIN),
    interaction=("interaction", PLAIN),
)

describe(
    Explain,
    load_id=("loadId", PLAIN),
    sources=("sources", Many(Message(SourceExplain))),
)

describe(
    ExplainAdResult,
    explain=("explain", Message(Explain)),
)

describe(
    ExplainPodResult,
    session=("session", Message(StreamSession)),
    breaks=("breaks", Many(Message(BreakFate))),
    next=("next", PLAIN),
    signals=("signals", Message(StreamSignals)),
)

describe(
    ExtendedID,
    source=("source", PLAIN),
    uids=("uids", Many(Message(UserID))),
)

describe(
    FillPodResult,
    break_id=("breakId", PLAIN),
    ads_ms=("adsMs", PLAIN),
    slate_ms=("slateMs", PLAIN),
    ad_ids=("adIds", PLAIN),
    offered=("offered", Many(Message(OfferedPodAd))),
    shortfall=("shortfall", PLAIN),
    load_ids=("loadIds", PLAIN),
)

describe(
    GMACode,
    domain=("domain", PLAIN),
    code=("code", PLAIN),
)

describe(
    GetAdResult,
    ad=("ad", Message(Ad)),
    creative=("creative", Message(Creative)),
)

describe(
    GetConfigResult,
    source=("source", Message(ConfigurationSource)),
    configuration=("configuration", PLAIN),
)

describe(
    Health,
    status=("status", PLAIN),
)

describe(
    InfoServerResult,
    name=("name", PLAIN),
    version=("version", PLAIN),
    started_at=("startedAt", PLAIN),
    capabilities=("capabilities", Message(ServerCapabilities)),
    limits=("limits", Message(ServerLimits)),
)

describe(
    IngestPodResult,
    breaks=("breaks", Many(Message(Break))),
    refresh=("refresh", Message(PlaylistWindow)),
    notes=("notes", Many(Message(PlaylistNote))),
)

describe(
    Interstitial,
    identifier=("identifier", PLAIN),
    date=("date", PLAIN),
    time_ms=("timeMs", PLAIN),
    template_items=("templateItems", Many(Message(TemplateItem))),
    restrictions=("restrictions", PLAIN),
    resumption_offset=("resumptionOffset", Message(ResumptionOffset)),
    cues=("cues", PLAIN),
    playout_limit_ms=("playoutLimitMs", PLAIN),
    snap=("snap", PLAIN),
    content_may_vary=("contentMayVary", PLAIN),
    timeline=("timeline", Message(BreakTimeline)),
    skip_control=("skipControl", Message(SkipControl)),
)

describe(
    Join,
    joined_at=("joinedAt", Message(StreamPlace)),
    steps=("steps", Many(Message(JoinStep))),
    resumes_at=("resumesAt", Message(StreamPlace)),
    omitted=("omitted", Many(Message(OmittedBreak))),
    coming=("coming", PLAIN),
)

describe(
    JoinPodResult,
    join=("join", Message(Join)),
    breaks=("breaks", Many(Message(Break))),
    refused=("refused", Many(Message(RefusedBreak))),
)

describe(
    JoinStep,
    break_id=("breakId", PLAIN),
    at=("at", Message(StreamPlace)),
    offset_ms=("offsetMs", PLAIN),
    play_ms=("playMs", PLAIN),
)

describe(
    ListAdResult,
    ads=("ads", Many(Message(Ad))),
    next=("next", PLAIN),
)

describe(
    ListEventResult,
    events=("events", Many(Message(AdEvent))),
    deliveries=("deliveries", Message(DeliveryCounts)),
)

describe(
    ListNetworkResult,
    networks=("networks", Many(Message(NetworkStatus))),
)

describe(
    ListPodResult,
    breaks=("breaks", Many(Message(Break))),
    next=("next", PLAIN),
    signals=("signals", Message(StreamSignals)),
)

describe(
    LoadAdResult,
    ad=("ad", Message(Ad)),
    more=("more", Many(Message(Ad))),
    explain=("explain", Message(Explain)),
)

describe(
    LoadOptions,
    disable_image_loading=("disableImageLoading", PLAIN),
    images=("images", PLAIN),
    multiple_images=("multipleImages", PLAIN),
    media_aspect_ratio=("mediaAspectRatio", PLAIN),
    ad_choices_position=("adChoicesPosition", PLAIN),
    video=("video", Message(VideoOptions)),
    custom_mute=("customMute", PLAIN),
    sizes=("sizes", Many(Message(AdSize))),
    adaptive=("adaptive", Message(AdaptiveSize)),
)

describe(
    MediaFile,
    url=("url", PLAIN),
    mime_type=("mimeType", PLAIN),
    width=("width", PLAIN),
    height=("height", PLAIN),
    bitrate_kbps=("bitrateKbps", PLAIN),
)

describe(
    MediaVerification,
    waiting=("waiting", PLAIN),
    accepted=("accepted", PLAIN),
    counted=("counted", PLAIN),
    unknown=("unknown", PLAIN),
    told_by_other=("toldByOther", PLAIN),
    failed=("failed", PLAIN),
)

describe(
    MuteAdResult,
    cursor=("cursor", INT64),
)

describe(
    MuteReasons,
    reasons=("reasons", PLAIN),
)

describe(
    NativeAd,
    headline=("headline", PLAIN),
    body=("body", PLAIN),
    call_to_action=("callToAction", PLAIN),
    icon=("icon", Message(AdImage)),
    images=("images", Many(Message(AdImage))),
    star_rating=("starRating", PLAIN),
    store=("store", PLAIN),
    price=("price", PLAIN),
    advertiser=("advertiser", PLAIN),
    ad_choices=("adChoices", Message(AdChoices)),
    media=("media", Message(NativeMedia)),
    extra_assets=("extraAssets", PLAIN),
)

describe(
    NativeMedia,
    has_video=("hasVideo", PLAIN),
    aspect_ratio=("aspectRatio", PLAIN),
    duration_ms=("durationMs", PLAIN),
    video=("video", Message(AdVideo)),
)

describe(
    NetworkStatus,
    name=("name", PLAIN),
    adapter=("adapter", PLAIN),
    state=("state", PLAIN),
    formats=("formats", PLAIN),
    adapter_version=("adapterVersion", PLAIN),
    sdk_version=("sdkVersion", PLAIN),
    failure=("failure", Message(AdapterFailure)),
    failure_share=("failureShare", PLAIN),
    back_off_ms=("backOffMs", PLAIN),
    violations=("violations", PLAIN),
    class_name=("className", PLAIN),
)

describe(
    OfferedPodAd,
    ad_id=("adId", PLAIN),
    network=("network", PLAIN),
    duration_ms=("durationMs", PLAIN),
    place=("place", PLAIN),
    replaces=("replaces", PLAIN),
    reason=("reason", PLAIN),
    error_code=("errorCode", PLAIN),
    detail=("detail", PLAIN),
)

describe(
    OmittedBreak,
    break_id=("breakId", PLAIN),
    reason=("reason", PLAIN),
)

describe(
    OpenPodResult,
    session=("session", Message(StreamSession)),
)

describe(
    PlayerEvent,
    identifier=("identifier", PLAIN),
    date=("date", PLAIN),
    time_ms=("timeMs", PLAIN),
    template_items=("templateItems", Many(Message(TemplateItem))),
    restrictions=("restrictions", Message(PlayerRestrictions)),
    resumption_offset=("resumptionOffset", Message(ResumptionOffset)),
    playout_limit_ms=("playoutLimitMs", PLAIN),
    aligns_start=("alignsStart", PLAIN),
    aligns_resumption=("alignsResumption", PLAIN),
    cue=("cue", PLAIN),
    will_play_once=("willPlayOnce", PLAIN),
    content_may_vary=("contentMayVary", PLAIN),
    timeline_occupancy=("timelineOccupancy", PLAIN),
    supplements_primary_content=("supplementsPrimaryContent", PLAIN),
    skip_control=("skipControl", Message(SkipControl)),
)

describe(
    PlayerRestrictions,
    constrains_seeking_forward=("constrainsSeekingForward", PLAIN),
    requires_preferred_rate=("requiresPreferredRate", PLAIN),
)

describe(
    PlayheadPodResult,
    movement=("movement", PLAIN),
    events=("events", Many(Message(AdEvent))),
    progress=("progress", Message(AdProgress)),
)

describe(
    PlaylistNote,
    line=("line", PLAIN),
    problem=("problem", PLAIN),
)

describe(
    PlaylistRendering,
    text=("text", PLAIN),
    inserted=("inserted", PLAIN),
    left_out=("leftOut", PLAIN),
)

describe(
    PlaylistWindow,
    media_sequence=("mediaSequence", PLAIN),
    segments=("segments", PLAIN),
    new_segments=("newSegments", PLAIN),
    window_start=("windowStart", PLAIN),
    window_end=("windowEnd", PLAIN),
)

describe(
    PodAd,
    id=("id", PLAIN),
    duration_ms=("durationMs", PLAIN),
    is_bumper=("isBumper", PLAIN),
    ad_title=("adTitle", PLAIN),
    ad_description=("adDescription", PLAIN),
    content_type=("contentType", PLAIN),
    trackers=("trackers", Many(Message(PodTracker))),
)

describe(
    PodTracker,
    at=("at", PLAIN),
    url=("url", PLAIN),
)

describe(
    PollAdResult,
    ad=("ad", Message(Ad)),
    available=("available", PLAIN),
)

describe(
    PreloadAdResult,
    available=("available", PLAIN),
)

describe(
    PresentAdResult,
    ad=("ad", Message(Ad)),
    creative=("creative", Message(Creative)),
)

describe(
    Price,
    cpm_micros=("cpmMicros", INT64),
    currency=("currency", PLAIN),
    precision=("precision", PLAIN),
)

describe(
    RefusedBreak,
    identifier=("identifier", PLAIN),
    reason=("reason", PLAIN),
    message=("message", PLAIN),
)

describe(
    ReleaseAdResult,
    ad=("ad", Message(Ad)),
)

describe(
    ReloadConfigResult,
    changed=("changed", PLAIN),
    changes=("changes", PLAIN),
)

describe(
    RenderPodResult,
    av_player_interstitial_event=("avPlayerInterstitialEvent", Message(PlayerEvent)),
    date_range=("dateRange", PLAIN),
    playlist=("playlist", Message(PlaylistRendering)),
    asset_list=("assetList", PLAIN),
    hls_manifest_url=("hlsManifestUrl", PLAIN),
    dash_manifest_url=("dashManifestUrl", PLAIN),
)

describe(
    RenderedAssets,
    clickable=("clickable", PLAIN),
    nonclickable=("nonclickable", PLAIN),
)

describe(
    ReportEventResult,
    events=("events", Many(Message(EventOutcome))),
)

describe(
    ResumptionOffset,
    ms=("ms", PLAIN),
    indefinite=("indefinite", PLAIN),
)

describe(
    Reward,
    type=("type", PLAIN),
    amount=("amount", EXACT),
)

describe(
    SchedulePodResult,
    break_=("break", Message(Break)),
)

describe(
    ServerCapabilities,
    framings=("framings", PLAIN),
    methods=("methods", PLAIN),
    formats=("formats", PLAIN),
    adapters=("adapters", PLAIN),
)

describe(
    ServerLimits,
    message_bytes=("messageBytes", PLAIN),
    depth=("depth", PLAIN),
    batch_calls=("batchCalls", PLAIN),
    calls_in_flight=("callsInFlight", PLAIN),
    unread_output_bytes=("unreadOutputBytes", PLAIN),
    ads_held=("adsHeld", PLAIN),
    breaks_held=("breaksHeld", PLAIN),
    sessions_open=("sessionsOpen", PLAIN),
    events_kept=("eventsKept", PLAIN),
    deliveries_waiting=("deliveriesWaiting", PLAIN),
    deliveries_kept=("deliveriesKept", PLAIN),
    explanations_kept=("explanationsKept", PLAIN),
    answers_kept=("answersKept", PLAIN),
    answers_kept_ms=("answersKeptMs", PLAIN),
    answers_kept_bytes=("answersKeptBytes", PLAIN),
    context_bytes=("contextBytes", PLAIN),
)

describe(
    ServerSideVerification,
    user_id=("userId", PLAIN),
    custom_data=("customData", PLAIN),
)

describe(
    SetContextResult,
    context=("context", Message(Context)),
)

describe(
    SetUpNetworkResult,
    ready=("ready", PLAIN),
    failed=("failed", PLAIN),
)

describe(
    ShutdownServerResult,
    drain_ms=("drainMs", PLAIN),
)

describe(
    SiteContext,
    domain=("domain", PLAIN),
    page=("page", PLAIN),
    referrer=("referrer", PLAIN),
    name=("name", PLAIN),
    publisher_id=("publisherId", PLAIN),
    publisher_name=("publisherName", PLAIN),
    categories=("categories", PLAIN),
)

describe(
    SkipControl,
    offset_ms=("offsetMs", PLAIN),
    duration_ms=("durationMs", PLAIN),
    label_id=("labelId", PLAIN),
)

describe(
    SourceExplain,
    network=("network", PLAIN),
    state=("state", PLAIN),
    reason=("reason", PLAIN),
    bidding=("bidding", PLAIN),
    cpm_micros=("cpmMicros", INT64),
    latency_ms=("latencyMs", PLAIN),
    gma=("gma", Message(GMACode)),
    adapter=("adapter", Message(AdapterFailure)),
    violations=("violations", PLAIN),
    notes=("notes", PLAIN),
    remedy=("remedy", PLAIN),
)

describe(
    StreamMetadata,
    poll_ms=("pollMs", PLAIN),
    answers=("answers", PLAIN),
    detail=("detail", PLAIN),
)

describe(
    StreamPlace,
    clock=("clock", PLAIN),
    offset_ms=("offsetMs", PLAIN),
)

describe(
    StreamRegistration,
    endpoint=("endpoint", PLAIN),
    tries=("tries", PLAIN),
    problem=("problem", PLAIN),
    status=("status", PLAIN),
    detail=("detail", PLAIN),
    remedy=("remedy", PLAIN),
)

describe(
    StreamSession,
    id=("id", PLAIN),
    stream=("stream", PLAIN),
    stream_id=("streamId", PLAIN),
    opened_at=("openedAt", PLAIN),
    breaks_skipped=("breaksSkipped", PLAIN),
    detail=("detail", PLAIN),
    registration=("registration", Message(StreamRegistration)),
    metadata=("metadata", Message(StreamMetadata)),
    verification=("verification", Message(MediaVerification)),
)

describe(
    StreamSignals,
    endpoint=("endpoint", PLAIN),
    answers=("answers", PLAIN),
    failures=("failures", PLAIN),
    detail=("detail", PLAIN),
    told_at=("toldAt", PLAIN),
    next_at=("nextAt", PLAIN),
    left_out=("leftOut", PLAIN),
    left_out_detail=("leftOutDetail", PLAIN),
)

describe(
    TemplateItem,
    url=("url", PLAIN),
)

describe(
    UpdatePodResult,
    session=("session", Message(StreamSession)),
)

describe(
    UserContext,
    id=("id", PLAIN),
    eids=("eids", Many(Message(ExtendedID))),
)

describe(
    UserID,
    id=("id", PLAIN),
    atype=("atype", PLAIN),
)

describe(
    VideoCaption,
    url=("url", PLAIN),
    mime_type=("mimeType", PLAIN),
    language=("language", PLAIN),
)

describe(
    VideoCompanion,
    asset=("asset", PLAIN),
    width=("width", PLAIN),
    height=("height", PLAIN),
    resource=("resource", Message(VideoResource)),
    alt_text=("altText", PLAIN),
    click_url=("clickUrl", PLAIN),
    slot=("slot", PLAIN),
    required=("required", PLAIN),
)

describe(
    VideoIcon,
    program=("program", PLAIN),
    width=("width", PLAIN),
    height=("height", PLAIN),
    x=("x", PLAIN),
    y=("y", PLAIN),
    offset_ms=("offsetMs", PLAIN),
    duration_ms=("durationMs", PLAIN),
    resource=("resource", Message(VideoResource)),
    alt_text=("altText", PLAIN),
    click_url=("clickUrl", PLAIN),
    fallbacks=("fallbacks", Many(Message(AdImage))),
)

describe(
    VideoOptions,
    start_muted=("startMuted", PLAIN),
    custom_controls=("customControls", PLAIN),
    click_to_expand=("clickToExpand", PLAIN),
)

describe(
    VideoProgram,
    vendor=("vendor", PLAIN),
    resource=("resource", Message(VideoResource)),
    api_framework=("apiFramework", PLAIN),
    parameters=("parameters", PLAIN),
    variable_duration=("variableDuration", PLAIN),
)

describe(
    VideoResource,
    image=("image", Message(AdImage)),
    frame_url=("frameUrl", PLAIN),
    markup=("markup", PLAIN),
)

describe(
    Violation,
    path=("path", PLAIN),
    expected=("expected", PLAIN),
    found=("found", PLAIN),
)

describe(
    WatchEventResult,
    cursor=("cursor", INT64),
)
