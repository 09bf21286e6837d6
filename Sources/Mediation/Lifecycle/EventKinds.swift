/// Which kinds of events have been reported of an ad, in one word.
struct EventKinds: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// Begins with none.
  init() {}

  /// Whether any event proves that something of the ad was seen.
  var containsSight: Bool { bits & Self.sights != 0 }

  /// Says whether the ad has had such an event.
  func contains(_ kind: ReportedEventKind) -> Bool {
    bits & kind.bit != 0
  }

  /// Notes that the ad has had such an event.
  mutating func insert(_ kind: ReportedEventKind) {
    bits |= kind.bit
  }

  private static let sights = ReportedEventKind.allCases
    .filter { AdEventRule.rule(of: $0).isSight }
    .reduce(0) { bits, kind in bits | kind.bit }
}

extension ReportedEventKind {
  fileprivate var bit: UInt32 {
    switch self {
    case .impression: 1 << 0
    case .click: 1 << 1
    case .willPresent: 1 << 2
    case .videoStarted: 1 << 3
    case .firstQuartile: 1 << 4
    case .midpoint: 1 << 5
    case .thirdQuartile: 1 << 6
    case .videoEnded: 1 << 7
    case .paused: 1 << 8
    case .resumed: 1 << 9
    case .muted: 1 << 10
    case .unmuted: 1 << 11
    case .skipped: 1 << 12
    case .rewardEarned: 1 << 13
    case .willDismiss: 1 << 14
    case .dismissed: 1 << 15
    case .failedToPresent: 1 << 16
    case .progress: 1 << 17
    case .interaction: 1 << 18
    }
  }
}
