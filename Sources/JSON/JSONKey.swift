/// The name of a member, or a word of a closed list, to be compared eight bytes at a time.
///
/// The words are little-endian and zero padded. They hold the first 32 bytes of the unescaped
/// name, so keys of longer names that differ only later are equal: such names are compared as text.
public struct JSONKey: Hashable, Sendable, ExpressibleByStringLiteral {
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
  @usableFromInline let origin: Origin

  /// The place of a name in the text of its reader.
  @usableFromInline struct Origin: Sendable {
    /// How a name came about.
    @usableFromInline enum Form: Sendable {
      /// Read, and written as it is.
      case plain
      /// Read, and written with escapes.
      case escaped
      /// Not read at all.
      case known
    }

    /// The offset of the byte after the opening quote, unless the name was known without a text.
    let start: Int

    /// How the name is written there.
    let form: Form

    @usableFromInline init(start: Int, form: Form) {
      self.start = start
      self.form = form
    }
  }

  /// Creates the key of a name that is known, to compare others with.
  public init(_ name: String) {
    self.init(Array(name.utf8), Origin(start: 0, form: .known))
  }

  /// Packs the bytes of an unescaped name.
  init(_ bytes: [UInt8], _ origin: Origin) {
    count = bytes.count
    word0 = bytes.word(at: 0)
    word1 = bytes.word(at: 8)
    word2 = bytes.word(at: 16)
    word3 = bytes.word(at: 24)
    self.origin = origin
  }

  /// Takes a name that was read.
  @inline(__always)
  init(_ name: ShortName, start: Int) {
    count = name.count
    word0 = name.word0
    word1 = name.word1
    word2 = 0
    word3 = 0
    origin = Origin(start: start, form: .plain)
  }

  /// The key of a name that is known when the program is built, which then costs nothing.
  @inlinable @inline(__always)
  public init(stringLiteral name: StaticString) {
    count = name.utf8CodeUnitCount
    word0 = JSONKey.word(of: name, at: 0)
    word1 = JSONKey.word(of: name, at: 8)
    word2 = JSONKey.word(of: name, at: 16)
    word3 = JSONKey.word(of: name, at: 24)
    origin = Origin(start: 0, form: .known)
  }

  /// Up to eight bytes from an offset, the first of them lowest, zero padded.
  @inlinable @inline(__always)
  static func word(of name: StaticString, at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = min(offset + 8, name.utf8CodeUnitCount)
    while index > offset {
      index -= 1
      word = word << 8 | UInt64(unsafe name.utf8Start[index])
    }
    return word
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

extension [UInt8] {
  /// Up to eight bytes from an index, the first of them lowest, zero padded.
  fileprivate func word(at index: Int) -> UInt64 {
    dropFirst(index).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
