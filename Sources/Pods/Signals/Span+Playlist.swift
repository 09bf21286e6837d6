extension Span<UInt8> {
  /// The offset of the line feed that ends the line, or of the end of the text.
  @inline(__always)
  func lineFeed(from start: Int) -> Int {
    var index = start
    // Eight bytes at once: a byte is a line feed where the difference has a zero.
    while index >= 0, index <= count - 8 {
      let difference = word(at: index) ^ 0x0A0A_0A0A_0A0A_0A0A
      let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      guard zeros == 0 else { return index + zeros.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < count, self[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  /// Eight bytes from an offset that has as many behind it, the first of them lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let bytes = extracting(offset..<offset + 8)
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(bytes[index]) &<< UInt64(8 &* index) }
    return word
  }

  /// Whether the line at an offset begins a segment; most tags do.
  @inline(__always)
  func hasDuration(at start: Int, before end: Int) -> Bool {
    end - start >= 8 && word(at: start) == 0x3A46_4E49_5458_4523  // #EXTINF:
  }

  /// Whether the line at an offset is a date; many playlists have one for every segment.
  @inline(__always)
  func hasDate(at start: Int, before end: Int) -> Bool {
    end - start >= 25 && word(at: start) == 0x502D_582D_5458_4523  // #EXT-X-P
      && word(at: start + 8) == 0x442D_4D41_5247_4F52  // ROGRAM-D
      && word(at: start + 16) == 0x454D_4954_2D45_5441  // ATE-TIME
      && self[start + 24] == UInt8(ascii: ":")
  }

  /// Whether a word in ASCII stands at an offset, and before an end.
  func has(_ word: String, at offset: Int, before end: Int) -> Bool {
    let letters = word.utf8.span
    guard offset >= 0, letters.count <= end - offset else { return false }
    for index in letters.indices where self[offset + index] != letters[index] { return false }
    return true
  }

  /// Whether a part of the text is a word, capitals or not; the word has none.
  func says(_ word: String, in range: Range<Int>) -> Bool {
    guard range.count == word.utf8.count else { return false }
    let letters = word.utf8.span
    for index in letters.indices {
      let letter = self[range.lowerBound + index]
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
      guard (isCapital ? letter | 0x20 : letter) == letters[index] else { return false }
    }
    return true
  }

  /// A part of the text without the spaces around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isBlank { start += 1 }
    while start < end, self[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// Copies a part of the text; what is not UTF-8 is replaced.
  func string(_ range: Range<Int>) -> String {
    String(decoding: range.map { self[$0] }, as: UTF8.self)
  }

  /// How many bytes from an offset are the same as in another text from an offset there.
  func commonLength(from offset: Int, with other: Span<UInt8>, from place: Int) -> Int {
    let length = Swift.min(count - offset, other.count - place)
    var index = 0
    while index <= length - 8, word(at: offset + index) == other.word(at: place + index) {
      index += 8
    }
    while index < length, self[offset + index] == other[place + index] { index += 1 }
    return index
  }

  /// A number that tells texts apart that differ: FNV-1a with 64 bits.
  func fingerprint(_ range: Range<Int>) -> UInt64 {
    var print: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { print = (print ^ UInt64(self[index])) &* 0x100_0000_01B3 }
    return print
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or a carriage return.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }

  /// The value of a decimal digit.
  @inline(__always)
  var digit: Int64? { self &- 0x30 < 10 ? Int64(self &- 0x30) : nil }
}
