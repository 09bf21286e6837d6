/// What an adapter has to hold to, each under a stable word.
package enum ConformanceRule: String, CaseIterable, Error, Sendable {
  // What travels.
  case starts = "STARTS"
  case staysAlive = "STAYS_ALIVE"
  case answers = "ANSWERS"
  case answeredOnce = "ANSWERED_ONCE"
  case idEchoed = "ID_ECHOED"
  case onlyMessages = "ONLY_MESSAGES"
  case utf8 = "UTF8"
  case answerShape = "ANSWER_SHAPE"
  case resultShape = "RESULT_SHAPE"
  case errorShape = "ERROR_SHAPE"
  case errorNamed = "ERROR_NAMED"
  case silentOnNotices = "SILENT_ON_NOTICES"
  case callsNothing = "CALLS_NOTHING"
  case knownNotifications = "KNOWN_NOTIFICATIONS"
  case unknownMethod = "UNKNOWN_METHOD"
  case unknownMembers = "UNKNOWN_MEMBERS"
  case garbageAnswered = "GARBAGE_ANSWERED"
  case missingParams = "MISSING_PARAMS"
  case largeMessages = "LARGE_MESSAGES"

  // What it says of itself, and its set-up.
  case describesQuickly = "DESCRIBES_QUICKLY"
  case describesAlike = "DESCRIBES_ALIKE"
  case versions = "VERSIONS"
  case formats = "FORMATS"
  case setsUp = "SETS_UP"
  case setsUpAgain = "SETS_UP_AGAIN"
  case toleratesPlaces = "TOLERATES_PLACES"

  // Loads.
  case fills = "FILLS"
  case loadsInTime = "LOADS_IN_TIME"
  case nothingIsNothing = "NOTHING_IS_NOTHING"
  case failureTold = "FAILURE_TOLD"
  case badPlaceTold = "BAD_PLACE_TOLD"
  case wrongFormat = "WRONG_FORMAT"
  case wrongContent = "WRONG_CONTENT"
  case wrongCustomFormat = "WRONG_CUSTOM_FORMAT"
  case missingAsset = "MISSING_ASSET"
  case wrongAssetKind = "WRONG_ASSET_KIND"
  case wrongSize = "WRONG_SIZE"
  case noMedia = "NO_MEDIA"
  case noMarkup = "NO_MARKUP"
  case adChoicesMissing = "ADCHOICES_MISSING"
  case imagesLoaded = "IMAGES_LOADED"
  case lifetime = "LIFETIME"
  case noPrice = "NO_PRICE"
  case belowFloor = "BELOW_FLOOR"
  case testUnpaid = "TEST_UNPAID"
  case extrasTaken = "EXTRAS_TAKEN"
  case childUnfollowed = "CHILD_UNFOLLOWED"
  case waitsApart = "WAITS_APART"
  case adsApart = "ADS_APART"
  case cancelHarmless = "CANCEL_HARMLESS"

  // The ad's way.
  case presents = "PRESENTS"
  case presentRefused = "PRESENT_REFUSED"
  case staleRefused = "STALE_REFUSED"
  case releases = "RELEASES"
  case releasedGone = "RELEASED_GONE"
  case releasedSilent = "RELEASED_SILENT"
  case noticesTaken = "NOTICES_TAKEN"
  case eventShape = "EVENT_SHAPE"
  case eventOfNobody = "EVENT_OF_NOBODY"
  case eventOnce = "EVENT_ONCE"
  case eventOrder = "EVENT_ORDER"
  case countsAsSaid = "COUNTS_AS_SAID"
  case impressionTold = "IMPRESSION_TOLD"
  case dismissalTold = "DISMISSAL_TOLD"
  case rewardTold = "REWARD_TOLD"

  // The end.
  case endsWithInput = "ENDS_WITH_INPUT"
  case endsWhenAsked = "ENDS_WHEN_ASKED"
  case restarts = "RESTARTS"
}

extension ConformanceRule {
  /// The rule in one sentence.
  package var sentence: String { Self.sentences[self] ?? rawValue }

  private static let sentences: [ConformanceRule: String] =
    ofMessages.merging(ofLoads) { $1 }.merging(ofShowing) { $1 }

  private static let ofMessages: [ConformanceRule: String] = [
    .starts: "The program starts and answers its first call.",
    .staysAlive: "The program runs until its input ends, whatever comes in.",
    .answers: "Every call is answered.",
    .answeredOnce: "No call is answered twice.",
    .idEchoed: "An answer has the id of the call, as it was written.",
    .onlyMessages: "Standard output carries messages and nothing else.",
    .utf8: "Every message is UTF-8.",
    .answerShape: "An answer says jsonrpc 2.0 and has either a result or an error.",
    .resultShape: "A result is what the contract says.",
    .errorShape: "An error has a code, a message, and data as the contract says.",
    .errorNamed: "An error of the network has a domain and a code of its own.",
    .silentOnNotices: "Nothing answers a notification.",
    .callsNothing: "The adapter makes no calls: the engine answers none.",
    .knownNotifications: "The adapter sends no notification but adapter.event.",
    .unknownMethod: "A method that there is not is answered with an error.",
    .unknownMembers: "Members of params that are not known are passed over.",
    .garbageAnswered: "What is no message is answered with an error without an id, or passed over.",
    .missingParams: "A call that lacks its params is answered with an error.",
    .largeMessages: "A message of a megabyte is read like any other.",
    .describesQuickly: "adapter.describe is answered within 5 ms.",
    .describesAlike: "adapter.describe is always answered alike.",
    .versions: "A version is three or four numbers with dots between.",
    .formats: "There is at least one format, and none is named twice.",
    .setsUp: "Set-up succeeds with a place that can be used.",
    .setsUpAgain: "Set-up can be called again, with the same places and with others.",
    .toleratesPlaces: "Places that come twice or cannot be used are no reason to fail.",
  ]

  private static let ofLoads: [ConformanceRule: String] = [
    .fills: "A place that fills gives an ad for every format that is described.",
    .loadsInTime: "A load is answered within its timeoutMs.",
    .nothingIsNothing: "A place without an ad is answered without an ad, or with the kind noFill.",
    .failureTold: "A failure of the network is answered with an error.",
    .badPlaceTold: "Credentials that cannot be used are told by the kind of an error.",
    .wrongFormat: "The ad has one of the formats that are wanted.",
    .wrongContent: "The ad has the content that its format needs.",
    .wrongCustomFormat: "The ad has one of the custom formats that are wanted.",
    .missingAsset: "The ad has every asset that its format needs.",
    .wrongAssetKind: "An asset is of the kind that the custom format says.",
    .wrongSize: "A banner has a size that was asked for, or fits into its room.",
    .noMedia: "A video has a media file and a duration.",
    .noMarkup: "A page has markup.",
    .adChoicesMissing: "A reserved ad has AdChoices where the law demands it.",
    .imagesLoaded: "Images come as bytes or as files unless their URLs are enough.",
    .lifetime: "An ad that expires can be presented for some time.",
    .noPrice: "A bid names its price.",
    .belowFloor: "No ad is offered for less than the floor.",
    .testUnpaid: "Nobody pays for a test ad.",
    .extrasTaken: "Extras that were described are taken.",
    .childUnfollowed: "No id of a viewer who may be a child gets into an ad.",
    .waitsApart: "A call that waits keeps no other waiting.",
    .adsApart: "Two loads of one place give two ads, each with its own way.",
    .cancelHarmless: "Cancelling one call leaves all others as they are.",
  ]

  private static let ofShowing: [ConformanceRule: String] = [
    .presents: "An ad that was loaded can be presented.",
    .presentRefused: "An ad that there is not is not presented.",
    .staleRefused: "An ad that has expired is not presented.",
    .releases: "An ad can be released at any time.",
    .releasedGone: "An ad that was released is not presented.",
    .releasedSilent: "Nothing is reported of an ad that was released.",
    .noticesTaken: "After a notice the adapter goes on as before.",
    .eventShape: "An event is what the contract says.",
    .eventOfNobody: "Events are of ads that there are.",
    .eventOnce: "What happens once is reported once.",
    .eventOrder: "Events come in the order in which they can happen.",
    .countsAsSaid: "Impressions and clicks are reported only by who says that it counts them.",
    .impressionTold: "Who counts impressions and plays the ad reports the impression.",
    .dismissalTold: "Who plays the ad reports that it has left the screen.",
    .rewardTold: "Who plays a rewarded ad reports the reward, at most 3 s after the ad has gone.",
    .endsWithInput: "The end of the input ends the program within two seconds.",
    .endsWhenAsked: "SIGTERM ends the program within two seconds.",
    .restarts: "A program that is started anew answers like the first one.",
  ]
}
