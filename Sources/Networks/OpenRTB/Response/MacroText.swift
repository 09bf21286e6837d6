import JSON

/// Texts in which macros stand like `${AUCTION_PRICE}`.
///
/// A macro may be percent-encoded like the rest of its address, and then so is its value. With
/// `:B64` behind its name the value is Base64. What has no value stays as it is.
enum MacroText {
  /// The text with macros replaced by their values.
  static func replacing(in text: String, _ value: (String) -> String?) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$") || bytes[index] == UInt8(ascii: "%"),
        let macro = Macro(in: bytes, at: index), let replacement = macro.text(value)
      else {
        index += 1
        continue
      }
      result += bytes[copied..<index]
      result += replacement.utf8
      index = macro.end
      copied = index
    }
    guard copied > 0 else { return text }
    result += bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }
}

/// A macro as it stands in a text.
private struct Macro {
  let name: String
  let coding: String?
  let isEncoded: Bool
  let end: Int

  /// The longest name and the longest coding that there can be.
  private static let longest = 40

  init?(in bytes: [UInt8], at start: Int) {
    var cursor = Cursor(bytes: bytes, index: start)
    guard cursor.pass("$", "24"), cursor.pass("{", "7B") else { return nil }
    let name = cursor.word(Self.longest)
    let coding = cursor.pass(":", "3A") ? cursor.word(Self.longest) : nil
    guard !name.isEmpty, cursor.pass("}", "7D") else { return nil }
    self.name = name
    self.coding = coding
    isEncoded = cursor.hasEncoded
    end = cursor.index
  }

  func text(_ value: (String) -> String?) -> String? {
    guard coding == nil || coding == "B64", var text = value(name) else { return nil }
    if coding != nil { text = Base64.text(of: Array(text.utf8)) }
    return isEncoded ? text.percentEncoded : text
  }
}

/// A place in a text that may be percent-encoded.
private struct Cursor {
  let bytes: [UInt8]
  var index: Int
  var hasEncoded = false

  /// Passes a character, as it is or encoded, and says whether it stood there.
  mutating func pass(_ plain: Unicode.Scalar, _ code: StaticString) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: plain) {
      index += 1
      return true
    }
    guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
      String(decoding: bytes[index + 1...index + 2], as: UTF8.self).uppercased()
        == code.description
    else { return false }
    index += 3
    hasEncoded = true
    return true
  }

  /// Passes capitals, digits and underscores.
  mutating func word(_ longest: Int) -> String {
    let start = index
    while index < bytes.count, index - start < longest, bytes[index].isOfMacro { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isOfMacro: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
