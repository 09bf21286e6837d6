/// Some of the vendors of the global vendor list, by their numbers.
package struct VendorSet: Hashable, Sendable {
  /// The numbers, in ranges.
  private(set) var ranges: [ClosedRange<Int>] = []

  /// Whether that vendor is one of them.
  package func contains(_ vendor: Int) -> Bool {
    ranges.contains { $0.contains(vendor) }
  }

  /// Reads the highest number, and then a bit for each or ranges.
  init(from reader: inout SextetReader) throws(SignalFault) {
    let highest = try reader.number(16)
    if try reader.flag() {
      try readRanges(from: &reader)
    } else {
      try readBits(upTo: highest, from: &reader)
    }
  }

  /// Reads ranges, and how many there are before them.
  init(rangesFrom reader: inout SextetReader) throws(SignalFault) {
    try readRanges(from: &reader)
  }

  private mutating func readRanges(from reader: inout SextetReader) throws(SignalFault) {
    for _ in 0..<(try reader.number(12)) {
      let isRange = try reader.flag()
      let first = try reader.number(16)
      let last = isRange ? try reader.number(16) : first
      guard first <= last else { throw .badValue }
      ranges.append(first...last)
    }
  }

  private mutating func readBits(
    upTo highest: Int, from reader: inout SextetReader,
  ) throws(SignalFault) {
    var first: Int?
    var vendor = 1
    while vendor <= highest {
      if try reader.flag() {
        first = first ?? vendor
      } else if let start = first {
        ranges.append(start...vendor - 1)
        first = nil
      }
      vendor += 1
    }
    if let first { ranges.append(first...highest) }
  }
}
