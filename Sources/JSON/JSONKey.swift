/// The name of a member, or a word out of a closed list, ready to be compared eight bytes at a time.
///
/// The words are little-endian and zero padded. They hold the first 32 bytes of the unescaped name, so
/// keys of longer names that differ only later are equal: such names are compared as text.
public struct JSONKey: Hashable, Sendable {
  /// The length of the whole unescaped name in bytes.
  public let count: Int

  /// Bytes 0 to 7.
  public let word0: UInt64

  /// Bytes 8 to 15.
  public let word1: UInt64

  /// Bytes 16 to 23.
  public let word2: UInt64

  /// Bytes 24 to 31.
  public let word3: UInt64

  /// Where the name was read, which is not part of what it is.
  let origin: Origin

  /// The place of a name in the text of its reader.
  struct Origin {
    /// The offset of the byte after the opening quote, or nil for a name that was never read.
    let start: Int?

    /// Whether the name is written with escapes.
    let hasEscapes: Bool
  }

  /// Creates the key of a name that is known, to compare others with.
  public init(_ name: String) {
    self.init(name.utf8, Origin(start: nil, hasEscapes: false))
  }

  /// Packs the bytes of an unescaped name.
  init(_ bytes: some Collection<UInt8>, _ origin: Origin) {
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for (index, byte) in bytes.prefix(32).enumerated() {
      let bits = UInt64(byte) << UInt64(index % 8 * 8)
      switch index / 8 {
      case 0: words.0 |= bits
      case 1: words.1 |= bits
      case 2: words.2 |= bits
      default: words.3 |= bits
      }
    }
    self.init(count: bytes.count, words, origin)
  }

  /// Puts a key together from words that are packed already.
  init(count: Int, _ words: (UInt64, UInt64, UInt64, UInt64), _ origin: Origin) {
    self.count = count
    (word0, word1, word2, word3) = words
    self.origin = origin
  }

  public static func == (one: JSONKey, other: JSONKey) -> Bool {
    one.count == other.count && one.word0 == other.word0 && one.word1 == other.word1
      && one.word2 == other.word2 && one.word3 == other.word3
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(word0)
    hasher.combine(word1)
    hasher.combine(word2)
    hasher.combine(word3)
  }
}

extension JSONKey {
  /// As much of the name as the words hold.
  var packedText: String {
    let words = [word0, word1, word2, word3]
    let bytes = (0..<min(count, 32)).map {
      UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64($0 % 8 * 8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
