/// Why a network is told less than is known, or is not asked at all.
package enum PrivacyReason: Hashable, Sendable {
  case child
  case teen
  case limitedTracking
  case unreadable(String, SignalFault)
  case objection(USObjection)
  case noVendorID
  case noString
  case purpose(Int)
  case specialFeature(Int)

  /// Why, as the end of a sentence.
  package var words: String {
    switch self {
    case .child: "the viewer is to be treated as a child"
    case .teen: "the viewer is to be treated as a teenager"
    case .limitedTracking: "the device's owner limits tracking"
    case .unreadable(let name, let fault): "the \(name) string \(fault.words)"
    case .objection(let objection): objection.words
    case .noVendorID: "nobody can agree to a network without a gvlId"
    case .noString: "the law asks for consent, and there is no string that gives it"
    case .purpose(let number): "purpose \(number) is not agreed to"
    case .specialFeature(let number): "special feature \(number) is not agreed to"
    }
  }

  /// The stable word for a network that is not asked because of it.
  package var code: String {
    switch self {
    case .child: "CHILD_NOT_SERVED"
    case .unreadable: "CONSENT_UNREADABLE"
    case .noVendorID: "NO_VENDOR_ID"
    case .noString, .purpose, .specialFeature, .objection, .limitedTracking, .teen: "NO_CONSENT"
    }
  }

  /// What to do about a network that is not asked because of it.
  func remedy(for name: String) -> String {
    switch self {
    case .child:
      "Nothing is broken: \(words), and \(name) takes no children by its privacy.servesChildren."
    case .unreadable:
      "Pass the string as the tool for consent made it: \(words). \(name) is asked without what is "
        + "private if privacy.unreadable is contextual."
    case .noVendorID:
      "Give \(name) the gvlId that it has in the global vendor list, or set privacy.noVendorId to "
        + "contextual."
    case .noString, .purpose, .specialFeature, .objection, .limitedTracking, .teen:
      "Nothing is broken: \(words). \(name) is asked without what is private if privacy.noConsent "
        + "is contextual."
    }
  }
}
