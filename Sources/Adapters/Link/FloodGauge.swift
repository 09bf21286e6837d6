/// Counts what a program does by itself, so that it cannot do too much of it.
struct FloodGauge {
  private let most: Int
  private var admitted = 0
  private var lost = 0

  /// Admits that many until the count begins anew.
  init(most: Int) { self.most = most }

  /// Counts one more, and says whether it may pass.
  mutating func admits() -> Bool {
    guard admitted < most else {
      lost += 1
      return false
    }
    admitted += 1
    return true
  }

  /// Begins to count anew, and says how many did not pass.
  mutating func takeLoss() -> Int {
    defer { (admitted, lost) = (0, 0) }
    return lost
  }
}
