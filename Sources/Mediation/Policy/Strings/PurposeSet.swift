/// Some of the purposes, or of the special features, that data is processed for, by their numbers.
package struct PurposeSet: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// The largest number there is room for.
  package static let largest = 24

  /// Takes the numbers; those that there is no room for are left out.
  package init(_ numbers: some Sequence<Int> = []) {
    for number in numbers where (1...Self.largest).contains(number) { bits |= 1 << UInt32(number) }
  }

  /// Reads as many bits, the first for number one.
  init(_ count: Int, from reader: inout SextetReader) throws(SignalFault) {
    for number in 1...count where try reader.flag() { bits |= 1 << UInt32(number) }
  }

  /// Whether that number is one of them.
  package func contains(_ number: Int) -> Bool {
    (1...Self.largest).contains(number) && bits & 1 << UInt32(number) != 0
  }
}
