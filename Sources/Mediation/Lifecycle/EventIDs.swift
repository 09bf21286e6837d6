/// The latest names that a client gave to an ad's events.
///
/// The sixty-four latest are remembered: enough for every retry that is still under way, and an ad
/// whose events come without names costs nothing but this one word.
struct EventIDs: Hashable, Sendable {
  /// How many are remembered.
  static let limit = 64

  private var latest: [String] = []
  private var oldest = 0

  /// Begins with none.
  init() {}

  /// Says whether the name is remembered.
  func contains(_ id: String) -> Bool {
    latest.contains(id)
  }

  /// Remembers a name, in place of the oldest when there are too many.
  mutating func insert(_ id: String) {
    guard latest.count == Self.limit else {
      latest.append(id)
      return
    }
    latest[oldest] = id
    oldest = (oldest + 1) % Self.limit
  }
}
