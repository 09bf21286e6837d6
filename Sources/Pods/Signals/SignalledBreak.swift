/// A break as its stream tells it by now: by tags in its playlists, or by its signalling endpoint.
package struct SignalledBreak: Hashable, Sendable {
  /// How many splice messages of one break are carried.
  package static let messageLimit = 8

  /// Where it begins.
  package enum Start: Hashable, Sendable {
    /// By the dates that the stream carries, in milliseconds since 1970.
    case programTime(ms: Int64)

    /// From the beginning of a playlist without dates.
    case offset(ms: Int64)

    /// Whether it is a date.
    package var isDated: Bool {
      if case .programTime = self { true } else { false }
    }
  }

  /// The name that all viewers share.
  package let identifier: PodIdentifier

  /// Where it begins.
  package let start: Start

  /// Where it stands, as far as the newest segment of the playlist; nil if the clock decides.
  package let state: Break.State?

  /// How long it lasts, by the best that is known; nil while nobody has said.
  package let durationMs: Int64?

  /// How long it was to last when it was first heard of; nil if nobody said.
  package let plannedDurationMs: Int64?

  /// The ways in which it was signalled, in the order of `BreakSignal`.
  package let signals: [BreakSignal]

  /// The splice messages that came with it, not decoded, oldest first.
  package let messages: [[UInt8]]

  /// What viewers may not do, as an interstitial says.
  package let restrictions: [Restriction]

  /// Where the content goes on, if an interstitial says it.
  package let resumptionOffsetMs: Int64?

  /// What the ad server is told of it, if the endpoint says it.
  package let demand: AdDemand
}
