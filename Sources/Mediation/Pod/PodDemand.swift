/// How much of a break is to be filled, when ads are asked for one.
///
/// A network that has several ads for it at once offers them as a pod; any other offers one ad, and
/// is asked again while there is room. It is shared by reference, because few loads are for a break
/// and the others are not to carry it.
package final class PodDemand: Hashable, Sendable {
  /// Where the break lies.
  package enum Position: Hashable, Sendable {
    /// Before the content.
    case before

    /// Inside of it.
    case within

    /// After it.
    case after
  }

  /// How long the ads may be together.
  package let mostMs: Int64

  /// How many they may be.
  package let mostAds: Int

  /// How many ads the break holds already.
  package let adsBefore: Int

  /// Where the break lies.
  package let position: Position

  /// The places of sources that have given the break a pod already, which are not asked again.
  package let givers: Set<Int>

  /// States how much room there is.
  package init(
    mostMs: Int64, mostAds: Int, adsBefore: Int = 0, position: Position = .within,
    givers: Set<Int> = [],
  ) {
    self.mostMs = mostMs
    self.mostAds = mostAds
    self.adsBefore = adsBefore
    self.position = position
    self.givers = givers
  }

  /// Whether there is no room for any ad.
  package var isMet: Bool { mostMs <= 0 || mostAds <= 0 }

  /// What is still to be filled when an ad of that length has been taken.
  package func less(_ durationMs: Int64) -> PodDemand {
    PodDemand(
      mostMs: mostMs - durationMs, mostAds: mostAds - 1, adsBefore: adsBefore + 1,
      position: position, givers: givers)
  }

  /// Says why an ad of that length cannot be taken, if it cannot.
  package func checkRoom(for durationMs: Int64) throws(OfferFault) {
    guard !isMet else { throw .podFull }
    guard durationMs <= mostMs else { throw .tooLong(durationMs, mostMs: mostMs) }
  }

  /// Says whether both are the same, or ask for the same.
  package static func == (one: PodDemand, other: PodDemand) -> Bool {
    one === other
      || (one.mostMs == other.mostMs && one.mostAds == other.mostAds
        && one.adsBefore == other.adsBefore && one.position == other.position
        && one.givers == other.givers)
  }

  /// Mixes in how much is asked for.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(mostMs)
    hasher.combine(mostAds)
  }
}
