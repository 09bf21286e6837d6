/// The arguments of the event that a player schedules, as `AVPlayerInterstitialEvent` takes them.
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

  /// Where it begins.
  package let place: Place

  /// The addresses of what is played, in order.
  package let templateItems: [String]

  /// What viewers may not do.
  package let restrictions: [Restriction]

  /// Where the content goes on.
  package let resumptionOffset: ResumptionOffset
}

extension Break {
  /// What to hand to the player.
  package var interstitial: Interstitial {
    Interstitial(
      identifier: identifier.text, place: Interstitial.Place(place), templateItems: [manifestURL],
      restrictions: restrictions, resumptionOffset: resumptionOffset)
  }
}

extension Interstitial.Place {
  fileprivate init(_ place: BreakPlace) {
    switch place {
    case .clock(_, let playerMs?): self = .timeMs(playerMs)
    case .clock(let ms, nil), .programTime(let ms, _): self = .date(ms: ms)
    case .player(let ms, _), .offset(let ms): self = .timeMs(ms)
    }
  }
}
