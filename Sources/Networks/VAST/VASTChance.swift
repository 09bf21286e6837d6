import Mediation

/// Numbers that hardly ever come twice, and come again when a session is played again.
struct VASTChance {
  /// Which search of the whole world this is, as far as that matters.
  private let seed: UInt64

  /// Draws from the request and the time of day at which it is made.
  init(_ request: SourceRequest, _ wallMs: Int64) {
    let place = UInt64(truncatingIfNeeded: request.place)
    seed = UInt64(bitPattern: wallMs) &* 0x9E37_79B9_7F4A_7C15 ^ request.ordinal << 16 ^ place
  }

  /// The number of that place in the row.
  func number(_ index: Int) -> UInt64 {
    var generator = SplitMix64(seed: seed &+ UInt64(truncatingIfNeeded: index) &* 0xD1B5_4A32)
    return generator.next()
  }

  /// An identifier in the form of a UUID of version 4.
  var transactionID: String {
    let high = number(-1) & ~0xF000 | 0x4000
    let low = number(-2) & ~(0b11 << 62) | (0b10 << 62)
    let digits = [high, low].map { number in
      let text = String(number, radix: 16)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
    let (first, last) = (digits[0], digits[1])
    return
      "\(first.prefix(8))-\(first.dropFirst(8).prefix(4))-\(first.suffix(4))-\(last.prefix(4))-"
      + "\(last.dropFirst(4))"
  }
}
