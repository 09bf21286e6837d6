/// The latest things that were kept under a number, up to a limit.
struct RecentStore<Value> {
  private var values: [Int: Value] = [:]
  private var order: [Int] = []
  private var oldest = 0

  /// The value of that number, if it is still kept.
  subscript(number: Int) -> Value? { values[number] }

  /// Changes the value of that number, if it is still kept.
  mutating func update(_ number: Int, _ change: (inout Value) -> Void) {
    guard var value = values[number] else { return }
    change(&value)
    values[number] = value
  }

  /// Keeps a value, in place of the one that has been kept longest when there are too many.
  mutating func keep(_ value: Value, number: Int, limit: Int) {
    values[number] = value
    guard order.count >= limit else {
      order.append(number)
      return
    }
    values[order[oldest]] = nil
    order[oldest] = number
    oldest = (oldest + 1) % order.count
  }
}
