/// Blanks out what is no code in a text of Swift, and leaves every line where it is.
struct Blanking {
  /// The text with comments and the contents of strings and of raw names blanked out.
  var code: String { String(decoding: kept, as: UTF8.self) }

  /// The numbers of the lines that have a comment, from zero.
  private(set) var commented: Set<Int> = []

  /// What the text is at some place.
  private enum Place {
    case code
    case comment(isBlock: Bool)
    case string(hashes: Int, isLong: Bool)
    case rawName
  }

  private let bytes: [UInt8]
  private var kept: [UInt8] = []
  private var place = Place.code
  private var line = 0

  init(of text: String) {
    bytes = Array(text.utf8)
    kept.reserveCapacity(bytes.count)
    while kept.count < bytes.count { take() }
  }

  /// Takes the next piece: a byte, or the few that mean something together.
  private mutating func take() {
    switch place {
    case .code:
      takeCode()
    case .comment(let isBlock):
      commented.insert(line)
      let isEnd = isBlock ? isNext("*/") : isNext("\n")
      if isEnd { place = .code }
      blank(isBlock && isEnd ? 2 : 1)
    case .string(let hashes, let isLong):
      takeString(hashes, isLong)
    case .rawName:
      if isNext("`") {
        place = .code
        keep(1)
      } else {
        blank(1)
      }
    }
  }

  private mutating func takeCode() {
    switch bytes[kept.count] {
    case UInt8(ascii: "/"):
      if isNext("//") {
        place = .comment(isBlock: false)
      } else if isNext("/*") {
        place = .comment(isBlock: true)
      } else {
        keep(1)
      }
    case UInt8(ascii: "`"):
      place = .rawName
      keep(1)
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      let hashes = bytes[kept.count...].prefix { $0 == UInt8(ascii: "#") }.count
      guard isNext("\"", after: hashes) else { return keep(1) }
      let isLong = isNext("\"\"\"", after: hashes)
      place = .string(hashes: hashes, isLong: isLong)
      keep(hashes + (isLong ? 3 : 1))
    default:
      keep(1)
    }
  }

  private mutating func takeString(_ hashes: Int, _ isLong: Bool) {
    if isNext("\"") {
      let quote = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
      guard isNext(quote) else { return blank(1) }
      place = .code
      keep(quote.utf8.count)
    } else {
      blank(hashes == 0 && isNext("\\") ? 2 : 1)
    }
  }

  private func isNext(_ text: String, after count: Int = 0) -> Bool {
    var index = kept.count + count
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  private mutating func keep(_ count: Int) {
    for byte in bytes[kept.count...].prefix(count) { append(byte) }
  }

  private mutating func blank(_ count: Int) {
    let lineFeed = UInt8(ascii: "\n")
    for byte in bytes[kept.count...].prefix(count) {
      append(byte == lineFeed ? lineFeed : UInt8(ascii: " "))
    }
  }

  private mutating func append(_ byte: UInt8) {
    kept.append(byte)
    if byte == UInt8(ascii: "\n") { line += 1 }
  }
}
