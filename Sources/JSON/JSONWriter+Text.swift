extension JSONWriter {
  /// Appends a string in quotes, escaped where it must be.
  ///
  /// Besides what RFC 8259 demands these are U+2028, U+2029 and U+0085, at which some line readers
  /// would cut a message.
  mutating func appendQuoted(_ text: String) {
    written.append(UInt8(ascii: "\""))
    appendEscaped(text.utf8.span)
    written.append(UInt8(ascii: "\""))
  }

  /// Appends an integer in decimal.
  mutating func appendDecimal(_ value: Int64) {
    var digits: InlineArray<20, UInt8> = .init(repeating: 0)
    var first = 20
    var rest = value.magnitude
    repeat {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    if value < 0 { written.append(UInt8(ascii: "-")) }
    append(digits.span, first..<20)
  }

  private mutating func appendEscaped(_ text: Span<UInt8>) {
    var start = 0
    var index = text.firstSpecial(from: 0)
    while index < text.count {
      guard let escape = Escape(at: index, in: text) else {
        index = text.firstSpecial(from: index + 1)
        continue
      }
      append(text, start..<index)
      append(escape)
      start = index + escape.length
      index = text.firstSpecial(from: start)
    }
    append(text, start..<text.count)
  }

  private mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    written.append(text.extracting(range))
  }

  private mutating func append(_ escape: Escape) {
    written.append(UInt8(ascii: "\\"))
    if let short = escape.short { return written.append(short) }
    written.append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(truncatingIfNeeded: escape.scalar >> shift & 0xF)
      written.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }
}

/// A scalar that is not written as itself.
private struct Escape {
  let scalar: UInt16

  /// How many bytes of UTF-8 it replaces.
  let length: Int

  /// The letter of its short form, if it has one.
  var short: UInt8? {
    switch scalar {
    case 0x22, 0x5C: UInt8(scalar)
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: nil
    }
  }

  /// The escape for what stands at an offset of well-formed UTF-8, or nil when it needs none.
  init?(at offset: Int, in text: Span<UInt8>) {
    switch text[offset] {
    case 0..<0x20, 0x22, 0x5C:
      (scalar, length) = (UInt16(text[offset]), 1)
    case 0xC2 where text[offset + 1] == 0x85:
      (scalar, length) = (0x85, 2)
    case 0xE2 where text[offset + 1] == 0x80 && text[offset + 2] | 1 == 0xA9:
      (scalar, length) = (0x2000 | UInt16(text[offset + 2] & 0x3F), 3)
    default:
      return nil
    }
  }
}
