// Made by `make generate` from Schemas. Edit the schema, not this file.

public import RPC

extension RPCReason {
  /// The network counts this event of its ad by itself.
  public static let adapterCounts = RPCReason(
    "ADAPTER_COUNTS", code: 9,
    remedy: "Leave this event out; reporting it too would count it twice.",
  )

  /// The network did not take its ad to the screen.
  public static let adapterRefused = RPCReason(
    "ADAPTER_REFUSED", code: 14,
    remedy: "Go on without this ad and load another; adapter holds what the network said.",
  )

  /// The network did not say in time whether it takes its ad to the screen.
  public static let adapterSilent = RPCReason(
    "ADAPTER_SILENT", code: 14,
    remedy: """
      Go on without this ad and load another; presentTimeoutMs says how long the network is waited \
      for.
      """,
  )

  /// The ads together last longer than the break.
  public static let adsTooLong = RPCReason(
    "ADS_TOO_LONG", code: 3,
    remedy: "Leave out ads until the rest fits into durationMs of the break.",
  )

  /// The ad has been presented before.
  public static let adAlreadyUsed = RPCReason(
    "AD_ALREADY_USED", code: 9,
    remedy: """
      Load a new ad for every presentation; ad.get says again what to draw of one that is on show.
      """,
  )

  /// The ad waited longer than networks honour it.
  public static let adExpired = RPCReason(
    "AD_EXPIRED", code: 9,
    remedy: "Load a new ad, and nearer to the moment at which it is shown.",
  )

  /// The ad has not been presented, so nobody can have clicked or muted it.
  public static let adNotPresented = RPCReason(
    "AD_NOT_PRESENTED", code: 9,
    remedy: "Present the ad with ad.present first.",
  )

  /// The ad is still loading or has failed, so it can be neither presented nor clicked.
  public static let adNotReady = RPCReason(
    "AD_NOT_READY", code: 9,
    remedy: "Load a new ad; ad.get says what became of this one.",
  )

  /// The ad server of the stream refused what it was asked, or could not be asked.
  public static let adServerFailed = RPCReason(
    "AD_SERVER_FAILED", code: 14,
    remedy: "Do what the remedy of the error says, which fits the answer of the ad server.",
  )

  /// The call was done before under this requestId, and its answer was too long to be kept.
  public static let answerGone = RPCReason(
    "ANSWER_GONE", code: 11,
    remedy: """
      Look at what the call did, with ad.list or event.list, before you make it again under a new \
      requestId; or raise limits.answersKeptBytes.
      """,
  )

  /// The asset may not be clicked, or leads nowhere.
  public static let assetNotClickable = RPCReason(
    "ASSET_NOT_CLICKABLE", code: 3,
    remedy: """
      Let people click only on assets that config.yaml lists as clickable for the custom format.
      """,
  )

  /// The text cannot be read as a media playlist, or none of its dates says where a break belongs.
  public static let badPlaylist = RPCReason(
    "BAD_PLAYLIST", code: 3,
    remedy: """
      Give the text of a media playlist of HLS as it was served, from its first line on; to put \
      breaks in, with a date.
      """,
  )

  /// The time is one that the stream cannot have.
  public static let badTime = RPCReason(
    "BAD_TIME", code: 3,
    remedy: """
      Give a time by the clock, or playheadMs with offsetMs; a live stream has no beginning to \
      count from.
      """,
  )

  /// The batch has more calls than limits.batchCalls, or the answers of batches that wait have more
  /// bytes than limits.unreadOutputBytes.
  public static let batchTooLarge = RPCReason(
    "BATCH_TOO_LARGE", code: 8,
    remedy: "Send the calls in smaller batches, or raise limits.batchCalls.",
  )

  /// A break of another start or length has this identifier in the stream.
  public static let breakExists = RPCReason(
    "BREAK_EXISTS", code: 6,
    remedy: "Give the break an identifier of its own, or cancel the other with pod.cancel.",
  )

  /// The break holds other ads.
  public static let breakFilled = RPCReason(
    "BREAK_FILLED", code: 6,
    remedy: "Fill each break once, with all of its ads.",
  )

  /// The break has begun.
  public static let breakInPast = RPCReason(
    "BREAK_IN_PAST", code: 9,
    remedy: "Schedule breaks before they begin, and let those that run come to their end.",
  )

  /// The break would be nearer to another one than the stream allows.
  public static let breakTooNear = RPCReason(
    "BREAK_TOO_NEAR", code: 9,
    remedy: """
      Place the break further away, cancel the other with pod.cancel, or lower minSpacingMs of the \
      stream.
      """,
  )

  /// The client cancelled the call.
  public static let cancelled = RPCReason(
    "CANCELLED", code: 1,
    remedy: "Nothing is to be done; the call was cancelled at the client's wish.",
  )

  /// The network does not let this ad be muted.
  public static let cannotBeMuted = RPCReason(
    "CANNOT_BE_MUTED", code: 9,
    remedy: "Offer to mute only ads that have mute.",
  )

  /// More would be known of app, device and viewer than limits.contextBytes allows.
  public static let contextTooLarge = RPCReason(
    "CONTEXT_TOO_LARGE", code: 8,
    remedy: "Say less, forget what was said before with replace, or raise limits.contextBytes.",
  )

  /// What is asked of the break cannot be had together.
  public static let contradiction = RPCReason(
    "CONTRADICTION", code: 3,
    remedy: "Leave out one of what the message names.",
  )

  /// The events after the cursor are no longer kept, or the cursor was never given out.
  public static let cursorGone = RPCReason(
    "CURSOR_GONE", code: 11,
    remedy: "Begin again without after, read more often, or raise limits.eventsKept.",
  )

  /// The call's own timeoutMs ran out before it was done.
  public static let deadline = RPCReason(
    "DEADLINE", code: 4,
    remedy: "Give the call a longer timeoutMs, or the ad unit a shorter one.",
  )

  /// The ad unit does not serve a format that is wanted.
  public static let formatNotServed = RPCReason(
    "FORMAT_NOT_SERVED", code: 3,
    remedy: "Ask for a format that config.yaml lists for the ad unit, or add the format there.",
  )

  /// The engine made a mistake of its own.
  public static let `internal` = RPCReason(
    "INTERNAL", code: 13,
    remedy: "Report it, with the log and a recording of the session.",
  )

  /// The configuration file has mistakes; the one in effect stays.
  public static let invalidConfiguration = RPCReason(
    "INVALID_CONFIGURATION", code: 3,
    remedy: "Correct each of the violations and call config.reload again.",
  )

  /// The params are not what the method takes.
  public static let invalidParams = RPCReason(
    "INVALID_PARAMS", code: -32602,
    remedy: "Correct each of the violations; rpc.discover says what the method takes.",
  )

  /// The message is JSON but not a JSON-RPC 2.0 call.
  public static let invalidRequest = RPCReason(
    "INVALID_REQUEST", code: -32600,
    remedy: """
      Send an object with \"jsonrpc\": \"2.0\", a \"method\", an \"id\" that is a string or a \
      number, and \"params\" that are an object.
      """,
  )

  /// The message has more bytes than limits.messageBytes.
  public static let messageTooLarge = RPCReason(
    "MESSAGE_TOO_LARGE", code: 8,
    remedy: "Send less in one message, or raise limits.messageBytes.",
  )

  /// There is no method of that name.
  public static let methodNotFound = RPCReason(
    "METHOD_NOT_FOUND", code: -32601,
    remedy: "Call rpc.discover for the methods that there are.",
  )

  /// Nobody has asked for ads to be preloaded for this ad unit.
  public static let notPreloaded = RPCReason(
    "NOT_PRELOADED", code: 9,
    remedy: "Call ad.preload for the ad unit first, or ad.load for an ad at once.",
  )

  /// The engine has not registered the session's viewer with the ad server, or cannot update it
  /// there.
  public static let notRegistered = RPCReason(
    "NOT_REGISTERED", code: 9,
    remedy: """
      Set adServer.register of the stream in config.yaml, and open the session without a streamId.
      """,
  )

  /// The signalling endpoint of the stream has told of no such break, or of none that is to come.
  public static let noBreakKnown = RPCReason(
    "NO_BREAK_KNOWN", code: 5,
    remedy: """
      Schedule again once the endpoint has told of it, or say where with at; pod.list shows how \
      the endpoint fares.
      """,
  )

  /// Every source of the ad unit passed, failed or was too slow.
  public static let noFill = RPCReason(
    "NO_FILL", code: 5,
    remedy: "Ask again for the next opportunity; explain says what became of each source.",
  )

  /// The break is placed in the content, and nothing says at which date the content begins.
  public static let noProgramTime = RPCReason(
    "NO_PROGRAM_TIME", code: 3,
    remedy: """
      Give programStart, the date of the beginning of the content, or render into a playlist that \
      has dates.
      """,
  )

  /// The configuration is the one built in, so there is no file to read again.
  public static let noReload = RPCReason(
    "NO_RELOAD", code: 9,
    remedy: "Start the engine with --config and the file to use.",
  )

  /// The viewer has no session with the stream, so no ads can be asked for.
  public static let noStreamId = RPCReason(
    "NO_STREAM_ID", code: 9,
    remedy: """
      Open the stream with the ad server and give its stream id as streamId, to pod.open or here, \
      or skip the break.
      """,
  )

  /// The message is not JSON in valid UTF-8.
  public static let parseError = RPCReason(
    "PARSE_ERROR", code: -32700,
    remedy: """
      Send one JSON text for each message, in UTF-8 and without lone surrogates; the message names \
      the byte that is wrong.
      """,
  )

  /// The requestId belongs to an earlier call that was not the same.
  public static let requestIdReused = RPCReason(
    "REQUEST_ID_REUSED", code: 3,
    remedy: """
      Make a new requestId for every new call, and repeat one only with the same method and \
      params.
      """,
  )

  /// The engine is shutting down and takes no new calls.
  public static let shuttingDown = RPCReason(
    "SHUTTING_DOWN", code: 14,
    remedy: "Start the engine again and send the call there.",
  )

  /// Arrays and objects are nested deeper than limits.depth.
  public static let tooDeep = RPCReason(
    "TOO_DEEP", code: 8,
    remedy: "Nest less, or raise limits.depth.",
  )

  /// As many ads as limits.adsHeld are held.
  public static let tooManyAds = RPCReason(
    "TOO_MANY_ADS", code: 8,
    remedy: "Release ads that are not needed any more with ad.release, or raise limits.adsHeld.",
  )

  /// As many breaks as limits.breaksHeld are to come or running.
  public static let tooManyBreaks = RPCReason(
    "TOO_MANY_BREAKS", code: 8,
    remedy: "Cancel breaks that are not needed with pod.cancel, or raise limits.breaksHeld.",
  )

  /// As many calls as limits.callsInFlight are waiting for their answer.
  public static let tooManyCalls = RPCReason(
    "TOO_MANY_CALLS", code: 8,
    remedy: "Wait for answers before sending more, or raise limits.callsInFlight.",
  )

  /// As many sessions with streams as limits.sessionsOpen are open.
  public static let tooManySessions = RPCReason(
    "TOO_MANY_SESSIONS", code: 8,
    remedy: "Close sessions whose viewers have gone with pod.close, or raise limits.sessionsOpen.",
  )

  /// Something outside that the call needs cannot be reached now.
  public static let unavailable = RPCReason(
    "UNAVAILABLE", code: 14,
    remedy: "Try again after retryAfterMs, and look into the log if it goes on.",
  )

  /// The engine knows what is asked for but cannot do it in this build.
  public static let unimplemented = RPCReason(
    "UNIMPLEMENTED", code: 12,
    remedy: "Use a build that can do it; server.info says what this one can do.",
  )

  /// No ad of that id is held.
  public static let unknownAd = RPCReason(
    "UNKNOWN_AD", code: 5,
    remedy: "Load a new ad; this one was released or never was.",
  )

  /// The configuration has no ad unit of that name.
  public static let unknownAdUnit = RPCReason(
    "UNKNOWN_AD_UNIT", code: 5,
    remedy: "Use a name under adUnits in config.yaml, or add it there.",
  )

  /// The ad has no asset of that name.
  public static let unknownAsset = RPCReason(
    "UNKNOWN_ASSET", code: 3,
    remedy: "Use a name that the ad has among its assets; case matters.",
  )

  /// No break of that id is planned.
  public static let unknownBreak = RPCReason(
    "UNKNOWN_BREAK", code: 5,
    remedy: "Call pod.list for the breaks that are planned.",
  )

  /// A custom format that is wanted is not one of the ad unit's.
  public static let unknownFormatId = RPCReason(
    "UNKNOWN_FORMAT_ID", code: 3,
    remedy: "Ask for an id under customFormats of the ad unit in config.yaml, or add it there.",
  )

  /// No explanation of that load is kept.
  public static let unknownLoad = RPCReason(
    "UNKNOWN_LOAD", code: 5,
    remedy: """
      Ask sooner, or raise limits.explanationsKept; the answer to ad.load has the explanation too.
      """,
  )

  /// The configuration has no network of that name.
  public static let unknownNetwork = RPCReason(
    "UNKNOWN_NETWORK", code: 5,
    remedy: "Use a name under networks in config.yaml, or add it there.",
  )

  /// There is no service of that name whose health could be checked.
  public static let unknownService = RPCReason(
    "UNKNOWN_SERVICE", code: 5,
    remedy: "Leave service out to ask about the engine as a whole.",
  )

  /// No session with a stream of that id is open.
  public static let unknownSession = RPCReason(
    "UNKNOWN_SESSION", code: 5,
    remedy: "Open one with pod.open; this one was closed or never was.",
  )

  /// The configuration has no stream of that name.
  public static let unknownStream = RPCReason(
    "UNKNOWN_STREAM", code: 5,
    remedy: "Use a name under streams in config.yaml, or add it there.",
  )
}
