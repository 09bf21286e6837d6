import JSON
import RPC

/// Messages as lines of a transcript, and back.
enum TranscriptLine {
  /// What stands behind a mark whose message is written in base64.
  static let escape = "base64"

  /// A message as it travels between engine and client, behind a mark.
  static func text(_ mark: String, _ bytes: ArraySlice<UInt8>, _ framing: Framing?) -> String {
    if let framing, let text = content(of: bytes, framing) { return "\(mark) \(text)" }
    return "\(mark)\(escape) \(Base64.text(of: Array(bytes)))"
  }

  /// A message of or to an adapter, behind a mark and the adapter's name.
  static func text(_ mark: String, _ name: String, _ message: [UInt8]) -> String {
    if let text = plain(message[...]) { return "\(mark) \(word(name)) \(text)" }
    return "\(mark)\(escape) \(word(name)) \(Base64.text(of: message))"
  }

  /// A name that may hold spaces, as one word.
  static func word(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") }
    return isPlain && !name.isEmpty ? name : JSONValue.string(name).text
  }

  /// The bytes of a message that a line holds as it is.
  static func bytes(of message: String, _ framing: Framing?) -> [UInt8] {
    framing == .headers
      ? header(message.utf8.count) + Array(message.utf8)
      : Array(message.utf8) + [UInt8(ascii: "\n")]
  }

  /// What a client was sent, a message a line.
  static func lines(of bytes: [UInt8], _ framing: Framing?) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = framing == .headers ? frame(rest) : line(rest)
      lines.append(text("<<", rest.prefix(count), framing ?? .lines))
      rest = rest.dropFirst(count)
    }
    return lines
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 - bytes.startIndex } ?? bytes.count
  }

  /// How many bytes the first message takes with its headers, as the engine writes them.
  private static func frame(_ bytes: ArraySlice<UInt8>) -> Int {
    let digits = bytes.dropFirst(head.count).prefix { $0 != 0x0D }
    guard bytes.starts(with: head), let length = Int(String(decoding: digits, as: UTF8.self)),
      length >= 0, length <= bytes.count
    else { return bytes.count }
    return min(bytes.count, header(length).count + length)
  }

  /// What a line holds of a message, if all the rest follows from that.
  private static func content(of bytes: ArraySlice<UInt8>, _ framing: Framing) -> String? {
    switch framing {
    case .lines:
      return bytes.last == UInt8(ascii: "\n") ? plain(bytes.dropLast()) : nil
    case .headers:
      let length = frame(bytes)
      guard length == bytes.count, bytes.starts(with: head) else { return nil }
      let body = bytes.dropFirst(head.count).drop { $0 != UInt8(ascii: "\n") }.dropFirst(3)
      return bytes.starts(with: header(body.count)) ? plain(body) : nil
    }
  }

  /// The text of bytes that no editor and no reader of lines would change.
  static func plain(_ bytes: ArraySlice<UInt8>) -> String? {
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    guard isPlain, let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 else {
      return nil
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static let head = Array("Content-Length: ".utf8)

  private static func header(_ length: Int) -> [UInt8] { head + Array("\(length)\r\n\r\n".utf8) }
}
