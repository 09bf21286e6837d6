/// Time that passes, as a transcript has it: `20 ms`.
enum PassedTime {
  private static let units: [(name: String, nanoseconds: Int64)] = [
    ("h", 3_600_000_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000),
    ("us", 1000), ("ns", 1),
  ]

  /// A century: what is longer is a mistake.
  private static let longest: Int64 = 3_155_760_000_000_000_000

  /// The time in the largest unit that it has a whole number of.
  static func text(_ span: Duration) -> String {
    let (seconds, attoseconds) = span.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    guard nanoseconds != 0 else { return "0 ms" }
    let unit = units.first { nanoseconds % $0.nanoseconds == 0 } ?? ("ns", 1)
    return "\(nanoseconds / unit.nanoseconds) \(unit.name)"
  }

  /// The time that a text names; nil if it names none.
  static func parse(_ text: Substring) -> Duration? {
    let words = text.split(separator: " ")
    guard words.count == 2, let count = Int64(words[0]), count >= 0,
      let unit = units.first(where: { $0.name == words[1] })
    else { return nil }
    let (nanoseconds, isTooLong) = count.multipliedReportingOverflow(by: unit.nanoseconds)
    return isTooLong || nanoseconds > longest ? nil : .nanoseconds(nanoseconds)
  }
}
