/// What is known of the app, the device and the viewer when an ad is asked for.
///
/// Networks of the engine's own read what is typed here. Programs that speak for networks are
/// given the whole, which nobody here has to know: so nothing that an app says is lost on the way.
package struct AdContext: Sendable {
  /// Everything that was said to all, as those who speak for networks pass it on.
  package var whole: (any ContextDocument)?

  /// The app that the ad is shown in.
  package var app: App?

  /// The site that the ad is shown on.
  package var site: Site?

  /// The device that the ad is shown on.
  package var device: Device?

  /// The viewer.
  package var user: User?

  /// What the viewer has agreed to.
  package var consent: Consent?

  /// What the age of the viewer forbids.
  package var protection: Protection?

  /// What the content around the ad is, as far as more than its place is known.
  package var content: Content?

  /// What is known of the viewer's wish for privacy.
  package var privacy = PrivacySignals.none

  /// Where the viewer is, by ISO 3166 in two letters.
  package var country: String?

  /// Whether the app is muted.
  package var isMuted: Bool?

  /// Whether only test ads are wanted.
  package var isTest: Bool?

  /// What single networks are told besides, as JSON, by the network's name.
  package var extras: [NamedText] = []

  /// Begins a context in which nothing is known.
  package init() {}

  /// What that network is told besides.
  package func extras(for network: NetworkID) -> String? {
    extras.first { $0.name == network.rawValue }?.text
  }
}

/// All that was said of a context, in whatever form those have it who pass it on.
package protocol ContextDocument: Sendable {
  /// The same without what is private.
  func scrubbed(of fields: Set<PrivateField>) -> Self
}

/// A text under a name, in a list that keeps its order.
package struct NamedText: Hashable, Sendable {
  /// The name.
  package let name: String

  /// The text.
  package let text: String

  /// Puts a text under a name.
  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
