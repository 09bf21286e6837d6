/// What a player is to do for a break: the one plan that every rendering is made from.
///
/// It has what `AVPlayerInterstitialEvent` and the date ranges of HLS can both say.
package struct Interstitial: Hashable, Sendable {
  /// Where the interstitial begins.
  package enum Place: Hashable, Sendable {
    /// By the stream's dates, in milliseconds since the epoch.
    case date(ms: Int64)

    /// By the player's own clock.
    case timeMs(Int64)
  }

  /// The name of the event; the same as the break's.
  package let identifier: String

  /// Where it begins; nothing that matters for a break after the content.
  package let place: Place

  /// How long what is played lasts.
  package let durationMs: Int64

  /// The addresses of what is played, in order.
  package let templateItems: [String]

  /// What viewers may not do.
  package let restrictions: [Restriction]

  /// Where the content goes on.
  package let resumptionOffset: ResumptionOffset

  /// How players treat it beyond that.
  package let manner: BreakManner
}

extension Break {
  /// What to hand to the player.
  package var interstitial: Interstitial {
    Interstitial(
      identifier: identifier.text, place: Interstitial.Place(place), durationMs: durationMs,
      templateItems: [manifestURL], restrictions: restrictions,
      resumptionOffset: resumptionOffset, manner: manner)
  }
}

extension Interstitial.Place {
  fileprivate init(_ place: BreakPlace) {
    switch place {
    case .clock(_, let playerMs?): self = .timeMs(playerMs)
    case .clock(let ms, nil), .programTime(let ms, _): self = .date(ms: ms)
    case .player(let ms, _), .offset(let ms): self = .timeMs(ms)
    case .end: self = .timeMs(0)
    }
  }
}
