/// One line of a ledger: what happened, to which ad, and when.
package struct LedgerRecord: Hashable, Sendable {
  /// The money that an event stands for.
  package struct Value: Hashable, Sendable {
    /// The amount in millionths of the currency.
    package let micros: Int64

    /// The currency as ISO 4217 names it.
    package let currency: String

    /// How far the amount can be trusted.
    package let precision: String

    /// States an amount.
    package init(micros: Int64, currency: String, precision: String) {
      self.micros = micros
      self.currency = currency
      self.precision = precision
    }
  }

  /// What few records have; kept apart so that the many others stay small.
  package struct Details: Hashable, Sendable {
    /// The client's own name of the event.
    package var eventID: String?

    /// The asset that was clicked.
    package var asset: String?

    /// How far the video had come, in milliseconds.
    package var positionMs: Int?

    /// What went wrong, as a number of VAST.
    package var errorCode: Int?

    /// What the viewer or the player did, by its name.
    package var interaction: String?

    /// The money that was earned.
    package var value: Value?

    /// What had been reported, when this record is about its refusal.
    package var reported: String?

    /// Why it was refused.
    package var reason: String?

    /// The network that said it, if one did.
    package var network: String?

    /// The load that it is about, if it is of no ad.
    package var load: Int?

    /// Whether it came after it had been said to be missing.
    package var isLate = false

    /// What more there is to know, for a person.
    package var detail: String?

    /// States what there is beyond type, ad and time.
    package init(
      eventID: String? = nil,
      asset: String? = nil,
      positionMs: Int? = nil,
      errorCode: Int? = nil,
      interaction: String? = nil,
      value: Value? = nil,
      reported: String? = nil,
      reason: String? = nil,
      network: String? = nil,
      load: Int? = nil,
      isLate: Bool = false,
      detail: String? = nil,
    ) {
      self.eventID = eventID
      self.asset = asset
      self.positionMs = positionMs
      self.errorCode = errorCode
      self.interaction = interaction
      self.value = value
      self.reported = reported
      self.reason = reason
      self.network = network
      self.load = load
      self.isLate = isLate
      self.detail = detail
    }
  }

  /// What happened.
  package let type: String

  /// The ad that it happened to, if it was one.
  package let adID: String?

  /// When it happened, in milliseconds since the epoch.
  package let atMs: Int64

  private let box: Box?

  /// Writes a line.
  package init(type: String, adID: String?, atMs: Int64, details: Details? = nil) {
    self.type = type
    self.adID = adID
    self.atMs = atMs
    box = details.map(Box.holding)
  }

  /// Writes a line about a stream that is played.
  package init(type: String, atMs: Int64, playback: Playback) {
    self.type = type
    adID = nil
    self.atMs = atMs
    box = .playing(playback)
  }

  /// What there is beyond type, ad and time.
  package var details: Details? {
    if case .holding(let details)? = box { details } else { nil }
  }

  /// Where in a stream it happened, if it happened in one.
  package var playback: Playback? {
    if case .playing(let playback)? = box { playback } else { nil }
  }

  /// The ad or the session that it is about, if it is about one.
  package var subject: String? { adID ?? playback?.sessionID }

  private indirect enum Box: Hashable, Sendable {
    case holding(Details)
    case playing(Playback)
  }
}
