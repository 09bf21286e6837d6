/// Which kinds of events an ad has had, in one word.
struct EventKinds: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// Begins with none.
  init() {}

  /// Whether any event proves that something of the ad was seen.
  var containsSight: Bool { bits & Self.sights != 0 }

  /// Says whether the ad has had such an event.
  func contains(_ kind: AdEventKind) -> Bool {
    bits & Self.bit(of: kind) != 0
  }

  /// Notes that the ad has had such an event.
  mutating func insert(_ kind: AdEventKind) {
    bits |= Self.bit(of: kind)
  }

  private static let sights = AdEventKind.allCases
    .filter { AdEventRule.rule(of: $0)?.isSight == true }
    .reduce(0) { bits, kind in bits | bit(of: kind) }

  private static func bit(of kind: AdEventKind) -> UInt32 {
    1 << (AdEventKind.allCases.firstIndex(of: kind).map(UInt32.init) ?? 0)
  }
}
