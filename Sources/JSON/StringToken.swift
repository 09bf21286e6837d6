/// A string as it stands in a text, checked but not yet made.
struct StringToken {
  /// The offset of the first byte after the opening quote.
  let start: Int

  /// The offset of the closing quote.
  let end: Int

  /// How many Unicode scalars the string has, escapes resolved.
  let scalars: Int

  /// Whether any escape occurs.
  let hasEscapes: Bool

  /// Whether all bytes of the token are ASCII and stand for themselves.
  var isPlain: Bool { scalars == end - start && !hasEscapes }

  /// Where the bytes of the token are.
  var range: Range<Int> { start..<end }
}

/// Finds bytes of interest in eight bytes at once.
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Marks quotes, backslashes, control characters and bytes beyond ASCII by their top bits.
  ///
  /// Only the lowest mark is to be trusted: a borrow may mark bytes above it.
  static func specials(in word: UInt64) -> UInt64 {
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let backslashes = (word ^ (ones &* 0x5C)) &- ones
    let controls = word &- (ones &* 0x20)
    return (quotes | backslashes | controls | word) & tops
  }

  /// Marks backslashes by their top bits, of which only the lowest is to be trusted.
  static func backslashes(in word: UInt64) -> UInt64 {
    let match = word ^ (ones &* 0x5C)
    return (match &- ones) & ~match & tops
  }

  /// Marks bytes that are no decimal digits by their top bits.
  ///
  /// Only the lowest mark is to be trusted: a carry may mark bytes above it.
  static func others(thanDigitsIn word: UInt64) -> UInt64 {
    let digits = word ^ (ones &* 0x30)
    return ((digits &+ (ones &* 0x76)) | digits) & tops
  }

  /// The index of the lowest byte that is marked.
  static func firstIndex(of marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }
}
