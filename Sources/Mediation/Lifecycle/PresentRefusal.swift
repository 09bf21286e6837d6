/// Why an ad cannot be presented.
package enum PresentRefusal: String, Error, Hashable, Sendable {
  /// It has failed or been released.
  case notReady = "AD_NOT_READY"

  /// It has waited too long.
  case expired = "AD_EXPIRED"

  /// It has been presented before.
  case alreadyUsed = "AD_ALREADY_USED"

  /// Google's number among the errors of presentation, which has none for expiry but "not ready".
  package var gma: GMAError {
    switch self {
    case .notReady, .expired: GMAError(code: 15)
    case .alreadyUsed: GMAError(code: 18)
    }
  }
}
