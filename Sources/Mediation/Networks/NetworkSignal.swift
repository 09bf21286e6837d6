/// Something that a network says without having been asked.
package enum NetworkSignal: Hashable, Sendable {
  /// It has come so far with being set up.
  case standing(NetworkStanding, of: NetworkID)

  /// It says that this happened to one of its ads.
  case event(AdSignal, of: NetworkID)

  /// It broke a rule.
  case violation(NetworkViolation, of: NetworkID)

  /// These want to hear that an ad could not be used, of which nobody else will ever hear.
  case complaint(urls: [String], about: OfferName, of: NetworkID)
}

/// What a network says has happened to one of its ads.
package struct AdSignal: Hashable, Sendable {
  /// The ad, by its name between the engine and the network.
  package let ad: OfferName

  /// What happened.
  package let kind: ReportedEventKind

  /// The asset that it happened to.
  package var asset: String?

  /// What the viewer or the player did, by its name.
  package var interaction: String?

  /// When it happened, in milliseconds since 1970; now if absent.
  package var atMs: Int64?

  /// Why the ad could not be presented.
  package var failure: NetworkFailure?

  /// States a signal.
  package init(_ kind: ReportedEventKind, of ad: OfferName) {
    self.kind = kind
    self.ad = ad
  }
}

/// A rule that a network broke.
package struct NetworkViolation: Hashable, Sendable {
  /// The rules that only networks can break.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// It answered a load that it had answered.
    case answeredTwice = "ANSWERED_TWICE"

    /// It answered a load after its time.
    case answeredLate = "ANSWERED_LATE"

    /// It answered what it was not asked.
    case unknownAnswer = "UNKNOWN_ANSWER"

    /// It answered a load in a way that cannot be read.
    case unreadableAnswer = "UNREADABLE_ANSWER"

    /// It wrote what is no message.
    case garbage = "GARBAGE"

    /// It told of an ad that it does not have.
    case unknownAd = "UNKNOWN_AD"

    /// It told what cannot be read.
    case unreadableEvent = "UNREADABLE_EVENT"

    /// It went away while it was needed.
    case died = "DIED"

    /// It did not answer in the time that is always enough.
    case hung = "HUNG"

    /// It told more in a second than is listened to.
    case flooded = "FLOODED"
  }

  /// Which rule.
  package let kind: Kind

  /// The ad that it was about.
  package let ad: OfferName?

  /// What happened, for a person.
  package let note: String?

  /// States a violation.
  package init(_ kind: Kind, of ad: OfferName? = nil, note: String? = nil) {
    self.kind = kind
    self.ad = ad
    self.note = note
  }
}

/// Where networks say what nobody asked for.
package protocol SignalOutlet: Sendable {
  /// Takes in a signal; it never waits.
  func signal(_ signal: NetworkSignal)
}
