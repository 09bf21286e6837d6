/// How far the ads of a break have come that are fetched before it begins.
package struct Preparation: Hashable, Sendable {
  /// How far they have come.
  package enum State: Hashable, Sendable {
    /// Their moment is to come.
    case waiting

    /// They are being fetched.
    case fetching

    /// They fill the break.
    case filled

    /// They fill a part of it; the rest is slate.
    case partly(BreakFilling.Shortfall)

    /// There are none.
    case empty(BreakFilling.Shortfall)

    /// They are not fetched any more.
    case stopped(Stop)
  }

  /// Why ads are not fetched any more.
  package enum Stop: String, CaseIterable, Hashable, Sendable {
    /// Its viewer has gone.
    case sessionClosed = "SESSION_CLOSED"

    /// Somebody fills the break otherwise.
    case filledOtherwise = "FILLED_OTHERWISE"

    /// The reason as a sentence.
    package var detail: String {
      switch self {
      case .sessionClosed: "The session of its viewer was closed."
      case .filledOtherwise: "Somebody has filled the break otherwise."
      }
    }
  }

  /// When they are fetched.
  package let plan: PreparationPlan

  /// How far they have come.
  package internal(set) var state = State.waiting

  /// Whether it can still come to something.
  package var isUnderWay: Bool { state == .waiting || state == .fetching }

  /// Whether ads were fetched, which whoever fetched them gives back.
  package var hasAds: Bool {
    switch state {
    case .filled, .partly: true
    case .waiting, .fetching, .empty, .stopped: false
    }
  }

  /// Why something is missing, in a word that machines branch on; nil if nothing is.
  package var reason: String? {
    switch state {
    case .waiting, .fetching, .filled: nil
    case .partly(let shortfall), .empty(let shortfall): shortfall.rawValue
    case .stopped(let stop): stop.rawValue
    }
  }
}

extension Break {
  /// How far the ads have come, as a sentence.
  package var preparationDetail: String? {
    guard let preparation else { return nil }
    let took = filling.map { " They took \($0.tookMs) ms." } ?? ""
    switch preparation.state {
    case .waiting: return "Its ads are fetched when their moment has come."
    case .fetching: return "Its ads are being fetched."
    case .filled: return "Its ads fill it." + took
    case .partly(let shortfall): return "Its ads fill a part of it. " + shortfall.detail + took
    case .empty(let shortfall):
      let instead = isCancelled ? " The viewer is spared of it." : " Slate fills it."
      return "No ad has come in time. " + shortfall.detail + instead
    case .stopped(let stop): return stop.detail
    }
  }
}
