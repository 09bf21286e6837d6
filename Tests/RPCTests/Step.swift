/// A step of a conversation.
enum Step: Sendable, ExpressibleByStringLiteral {
  /// Bytes that arrive at once.
  case bytes([UInt8])
  case pass(milliseconds: Int64)

  /// One message on a line of its own.
  init(stringLiteral line: String) { self = .line(line) }

  static func line(_ text: String) -> Step { .bytes(Array((text + "\n").utf8)) }

  /// Messages that arrive at once, each on a line of its own.
  static func chunk(_ lines: String...) -> Step { .line(lines.joined(separator: "\n")) }

  /// A message with a header, as language servers get it.
  static func framed(_ text: String, as headers: String = "Content-Length: #\r\n\r\n") -> Step {
    let length = headers.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: String(text.utf8.count))
    return .bytes(Array((length + text).utf8))
  }
}
