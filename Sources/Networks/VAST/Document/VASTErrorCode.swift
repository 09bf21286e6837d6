/// What went wrong with an ad, under the number by which ad servers know it.
package enum VASTErrorCode: Int, CaseIterable, Hashable, Sendable {
  case invalidXML = 100
  case invalidSchema = 101
  case unsupportedVersion = 102
  case unexpectedType = 200
  case unexpectedLinearity = 201
  case unexpectedDuration = 202
  case unexpectedSize = 203
  case categoryMissing = 204
  case categoryBlocked = 205
  case breakShortened = 206
  case wrapperFailed = 300
  case wrapperUnreachable = 301
  case tooManyWrappers = 302
  case noAdBehindWrapper = 303
  case tooLate = 304
  case linearFailed = 400
  case fileNotFound = 401
  case fileTimeout = 402
  case noSupportedFile = 403
  case fileNotPlayable = 405
  case mezzanineMissing = 406
  case mezzanineLoading = 407
  case conditionalRejected = 408
  case interactiveNotRun = 409
  case verificationNotRun = 410
  case mezzanineUnfit = 411
  case nonLinearFailed = 500
  case nonLinearTooLarge = 501
  case nonLinearNotFetched = 502
  case nonLinearNotSupported = 503
  case companionFailed = 600
  case companionTooLarge = 601
  case companionNotShown = 602
  case companionNotFetched = 603
  case companionNotSupported = 604
  case undefined = 900
  case vpaid = 901
  case interactiveFailed = 902

  /// What went wrong, for a person.
  package var words: String {
    switch self {
    case .invalidXML: "The document is no XML."
    case .invalidSchema: "The document is no VAST, or lacks what every ad has."
    case .unsupportedVersion: "The document has a version that is not known."
    case .unexpectedType: "The ad is of a type that is not shown here."
    case .unexpectedLinearity: "The ad has no video that plays by itself."
    case .unexpectedDuration: "The ad is longer or shorter than it may be."
    case .unexpectedSize: "The ad is larger than it may be."
    case .categoryMissing: "The ad does not say of which category it is."
    case .categoryBlocked: "The ad is of a category that is blocked."
    case .breakShortened: "The break was shortened before the ad was shown."
    case .wrapperFailed: "The wrapper cannot be followed."
    case .wrapperUnreachable: "The server behind a wrapper cannot be reached, or is too slow."
    case .tooManyWrappers: "Too many wrappers lead to the ad, or they lead in a circle."
    case .noAdBehindWrapper: "There is no ad behind the wrapper."
    case .tooLate: "The ad was not found in time."
    case .linearFailed: "The video cannot be shown."
    case .fileNotFound: "The file of the video is not there."
    case .fileTimeout: "The file of the video is too slow."
    case .noSupportedFile: "The video is in no encoding that can be played here."
    case .fileNotPlayable: "The file of the video cannot be played."
    case .mezzanineMissing: "The ad lacks the file in best quality."
    case .mezzanineLoading: "The file in best quality is still being fetched."
    case .conditionalRejected: "The ad leaves it to a program whether it is shown."
    case .interactiveNotRun: "The interactive part was not run."
    case .verificationNotRun: "The verification was not run."
    case .mezzanineUnfit: "The file in best quality does not fit."
    case .nonLinearFailed: "The overlay cannot be shown."
    case .nonLinearTooLarge: "The overlay is larger than it may be."
    case .nonLinearNotFetched: "The overlay cannot be fetched."
    case .nonLinearNotSupported: "The overlay is of a kind that cannot be shown here."
    case .companionFailed: "The companion cannot be shown."
    case .companionTooLarge: "The companion is larger than it may be."
    case .companionNotShown: "The ad asks for a companion, and none is shown here."
    case .companionNotFetched: "The companion cannot be fetched."
    case .companionNotSupported: "The companion is of a kind that cannot be shown here."
    case .undefined: "Something went wrong that has no number."
    case .vpaid: "The ad is a program for VPAID, which is not run here."
    case .interactiveFailed: "The interactive part failed."
    }
  }
}
