/// How a break was filled with ads that were asked for, and what became of each of them.
package struct BreakFilling: Hashable, Sendable {
  /// Why a break is not fuller than it is.
  package enum Shortfall: String, CaseIterable, Hashable, Sendable {
    /// Nobody had another ad that fits.
    case noFill = "NO_FILL"

    /// The time for it was over.
    case outOfTime = "OUT_OF_TIME"

    /// It holds as many ads as it may.
    case mostAds = "MOST_ADS"

    /// No more ads can be held, or the ad unit cannot be asked.
    case refused = "REFUSED"

    /// The break was shortened meanwhile.
    case shortened = "BREAK_SHORTENED"

    /// The shortfall as a sentence.
    package var detail: String {
      switch self {
      case .noFill: "Nobody had another ad that fits."
      case .outOfTime: "The time for it was over."
      case .mostAds: "It holds as many ads as it may."
      case .refused: "The engine could not ask for more."
      case .shortened: "The break was shortened while its ads were fetched."
      }
    }
  }

  /// An ad that was offered for the break.
  package struct Ad: Hashable, Sendable {
    /// What part it plays.
    package enum Role: Hashable, Sendable {
      /// It has a place of its own in the answer that it came with.
      case inSequence(Int)

      /// It takes the place of an ad that failed.
      case substitute(for: Int)

      /// It stands alone.
      case alone
    }

    /// The ad that is held; nil if it was left out.
    package let id: String?

    /// Whose ad it is.
    package let network: String

    /// How long it is, if that is known.
    package let durationMs: Int64?

    /// What part it plays.
    package let role: Role

    /// Why it was left out, in a word that machines branch on; nil if it was not.
    package let reason: String?

    /// The number of what went wrong, as ad servers know it.
    package let code: Int?

    /// What went wrong, as whoever offered it says.
    package let message: String?

    /// States what became of an ad.
    package init(
      id: String?, network: String, durationMs: Int64?, role: Role, reason: String? = nil,
      code: Int? = nil, message: String? = nil,
    ) {
      self.id = id
      self.network = network
      self.durationMs = durationMs
      self.role = role
      self.reason = reason
      self.code = code
      self.message = message
    }
  }

  /// When the ads were first asked for, by the clock on the wall.
  package let beganMs: Int64

  /// How long it took.
  package var tookMs: Int64 = 0

  /// What was offered, in the order in which it came; those that were taken play in this order.
  package var ads: [Ad] = []

  /// The numbers of the loads, each of which explains whom it asked.
  package var loads: [Int] = []

  /// Why the break is not fuller; nil if nothing is left.
  package var shortfall: Shortfall?

  /// Begins with nothing.
  package init(beganMs: Int64) { self.beganMs = beganMs }
}
