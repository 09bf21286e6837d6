/// What is known of the wish for privacy, read once from all who may say something about it.
///
/// It is shared by all loads that the same was said for.
package final class PrivacySignals: Sendable {
  /// A string that cannot be read.
  struct Unreadable: Hashable {
    let name: String
    let fault: SignalFault
  }

  /// What is agreed to, where a string of the Transparency and Consent Framework says so.
  let consent: TCFConsent?

  /// Whether the law asks for consent; nil if nobody says so, and the country has to tell.
  let asksForConsent: Bool?

  /// Where the viewer is.
  let country: String?

  /// Whether the viewer is to be treated as a child; nil if nobody says.
  package let isChild: Bool?

  /// Whether the viewer is to be treated as a teenager.
  let isTeen: Bool

  /// Whether the owner of the device limits tracking.
  let limitsTracking: Bool

  /// What speaks against it in the United States.
  let objection: USObjection?

  /// The string of the Transparency and Consent Framework, if it cannot be read.
  let unreadableConsent: Unreadable?

  /// Another string that cannot be read.
  let unreadable: Unreadable?

  private let said: Said

  /// Nothing is said; no context is made for it, as each begins with this.
  package static let none = PrivacySignals(Said())

  /// All that is read.
  private struct Said: Hashable {
    let consent: AdContext.Consent?
    let protection: AdContext.Protection?
    let limitsTracking: Bool
    let country: String?

    init() {
      (consent, protection, limitsTracking, country) = (nil, nil, false, nil)
    }

    init(_ context: AdContext) {
      consent = context.consent
      protection = context.protection
      limitsTracking = context.device?.limitsAdTracking ?? false
      country = context.country?.uppercased()
    }
  }

  /// What is known in a context; what was known before, if the same was said then.
  package static func read(
    _ context: AdContext, unlessAs before: PrivacySignals = .none,
  ) -> PrivacySignals {
    let said = Said(context)
    return said == before.said ? before : PrivacySignals(said)
  }

  private init(_ said: Said) {
    self.said = said
    country = said.country
    isChild = said.protection?.isChild
    isTeen = said.protection?.age == .teen
    limitsTracking = said.limitsTracking
    var strings = SignalStrings(said.consent ?? AdContext.Consent())
    strings.read()
    consent = strings.consent
    asksForConsent = strings.asksForConsent
    objection = strings.objection
    unreadableConsent = strings.unreadableConsent
    unreadable = strings.unreadable
  }

  /// Whether nothing is said that could keep anything from a network, wherever the viewer is.
  var isSilent: Bool {
    country == nil && asksForConsent != true && objection == nil && unreadable == nil
      && !limitsTracking && !isTeen && isChild != true
  }

  /// Whether the law asks for consent.
  func asksForConsent(in countries: Set<String>) -> Bool {
    asksForConsent ?? country.map(countries.contains) ?? false
  }
}

extension AdContext.Protection {
  /// Whether the viewer is a child by any of those who say so; nil if nobody says anything.
  var isChild: Bool? {
    if isChildDirected == true || isUnderAge == true || age == .child { return true }
    return isChildDirected == false || isUnderAge == false ? false : nil
  }
}
