package import Mediation

/// What the macros in the addresses of one ad, or of one request for it, stand for.
package struct VASTMacros: TrackingMacros {
  /// What is known whenever the address is asked for, as it stands in addresses.
  private(set) var known: [VASTMacro: String] = [:]

  /// Knows nothing yet.
  package init() {}

  /// Notes what a macro stands for; nil leaves it unknown.
  mutating func set(_ macro: VASTMacro, _ value: String?) {
    if let value { known[macro] = value.percentEncoded }
  }

  /// Notes that a macro stands for a list; an empty one leaves it unknown.
  mutating func set(_ macro: VASTMacro, list: [String]) {
    // The commas between the items stay as they are.
    if !list.isEmpty { known[macro] = list.map(\.percentEncoded).joined(separator: ",") }
  }

  /// Replaces every macro that the standard knows, and leaves all else as it is.
  ///
  /// Brackets count also where the server has percent-encoded them. A macro of which nothing is
  /// known becomes -1.
  package func expand(_ url: String, in circumstances: TrackingCircumstances) -> String {
    let bytes = Array(url.utf8)
    guard let first = bytes.firstIndex(where: { $0 == 0x5B || $0 == 0x25 }) else { return url }
    var expanded = Array(bytes[..<first])
    expanded.reserveCapacity(bytes.count + 64)
    var index = first
    while index < bytes.count {
      if let (macro, end) = Self.macro(at: index, in: bytes) {
        expanded += value(of: macro, in: circumstances).utf8
        index = end
      } else {
        expanded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: expanded, as: UTF8.self)
  }

  /// The macro that begins at that place, and where it ends.
  private static func macro(at start: Int, in bytes: [UInt8]) -> (VASTMacro, end: Int)? {
    let open = width(of: 0x5B, at: start, in: bytes)
    guard open > 0 else { return nil }
    var end = start + open
    while end < bytes.count, (0x41...0x5A).contains(bytes[end]) { end += 1 }
    let close = width(of: 0x5D, at: end, in: bytes)
    guard close > 0, end > start + open else { return nil }
    let name = String(decoding: bytes[(start + open)..<end], as: UTF8.self)
    return VASTMacro(rawValue: name).map { ($0, end + close) }
  }

  /// How many bytes a bracket takes at that place: one, three if it is encoded, or none.
  private static func width(
    of bracket: UInt8, at index: Int, in bytes: [UInt8],
  ) -> Int {
    guard index < bytes.count else { return 0 }
    if bytes[index] == bracket { return 1 }
    guard bytes[index] == 0x25, index + 2 < bytes.count, bytes[index + 1] == 0x35 else { return 0 }
    // B and D, large or small, as the last digit.
    return bytes[index + 2] & 0xDF == (bracket == 0x5B ? 0x42 : 0x44) ? 3 : 0
  }

  private func value(of macro: VASTMacro, in circumstances: TrackingCircumstances) -> String {
    switch macro {
    case .timestamp: VASTClock.text(circumstances.atMs).percentEncoded
    case .cacheBusting: String(10_000_000 + circumstances.chance % 90_000_000)
    case .adPlayhead:
      circumstances.playheadMs.map { VASTTime.text($0).percentEncoded }
        ?? VASTMacro.unknown
    case .errorCode: circumstances.errorCode.map(String.init) ?? VASTMacro.unknown
    default: known[macro] ?? VASTMacro.unknown
    }
  }
}
