import Loop
import RPC

/// Cuts what comes in into pieces that hold one message each, wherever that can be seen.
///
/// It decides nothing for the session: pieces may be cut anywhere, and messages make the best ones
/// to read.
struct InputPieces {
  /// How messages are told apart, once that is known.
  private(set) var framing: Framing?

  /// What was read and not yet cut.
  var buffer: [UInt8] = []

  /// Whether nothing will be added any more.
  var isEnd = false

  private var start = 0
  private let longest: Int

  /// Whether all of the input has been messages with headers that the session reads alike.
  private var isRegular = true

  /// The longest block of headers that is waited for.
  private static let longestHead = 8192

  private static let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

  /// Begins with nothing read; no more than that many bytes are kept back.
  ///
  /// What the session would take at once is not kept back, because the client may wait for it.
  init(framing: Framing?, longest: Int) {
    self.framing = framing
    self.longest = longest
  }

  /// The next piece; nil if more has to be read first.
  mutating func next() -> [UInt8]? {
    if start > 0, start == buffer.count || start >= ByteInput.chunk {
      buffer.removeSubrange(..<start)
      start = 0
    }
    let rest = buffer[start...]
    guard !rest.isEmpty else { return nil }
    if framing == nil { framing = InputPieces.framing(of: rest, isEnd: isEnd) }
    guard let end = framing == .headers ? frameEnd(rest) : lineEnd(rest) else { return nil }
    defer { start = end }
    return Array(buffer[start..<end])
  }

  /// The framing of the first text, as a session finds it; nil if that is not there yet.
  private static func framing(of bytes: ArraySlice<UInt8>, isEnd: Bool) -> Framing? {
    var text = bytes
    while true {
      text = text.drop { blanks.contains($0) }
      guard text.starts(with: [0xEF, 0xBB, 0xBF]) else { break }
      text = text.dropFirst(3)
    }
    let first = text.prefix { $0 != 0x0A }
    guard !first.isEmpty, isEnd || first.endIndex < text.endIndex || first.count > longestHead
    else { return nil }
    let isHeader = ["content-length:", "content-type:"].contains { lowercase(first, $0) }
    return isHeader ? .headers : .lines
  }

  private static func lowercase(_ bytes: ArraySlice<UInt8>, _ name: String) -> Bool {
    String(decoding: bytes.prefix(name.utf8.count), as: UTF8.self).lowercased() == name
  }

  private func lineEnd(_ rest: ArraySlice<UInt8>) -> Int? {
    if let end = rest.firstIndex(of: 0x0A) { return end + 1 }
    return isEnd || rest.count > longest ? rest.endIndex : nil
  }

  /// The end of a message with its headers; of a line where there is none.
  private mutating func frameEnd(_ rest: ArraySlice<UInt8>) -> Int? {
    let blank = rest.prefix { InputPieces.blanks.contains($0) }
    guard blank.isEmpty else { return blank.endIndex }
    var length: Int?
    var place = rest.startIndex
    while let end = rest[place...].firstIndex(of: 0x0A) {
      let line = HeadLine(rest[place..<end])
      place = end + 1
      if line == .end, let length { return wait(for: place + length, rest) }
      guard line != .end, line != .other, place - rest.startIndex < InputPieces.longestHead else {
        return irregularEnd(rest)
      }
      guard case .length(let found) = line else { continue }
      guard length ?? found == found, found <= longest else { return irregularEnd(rest) }
      length = found
    }
    return rest.count < InputPieces.longestHead
      ? wait(for: rest.endIndex + 1, rest) : irregularEnd(rest)
  }

  private func wait(for end: Int, _ rest: ArraySlice<UInt8>) -> Int? {
    if end <= rest.endIndex { return end }
    return isEnd || !isRegular ? rest.endIndex : nil
  }

  private mutating func irregularEnd(_ rest: ArraySlice<UInt8>) -> Int {
    isRegular = false
    return rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
  }
}

/// One line before a message, as far as every reader takes it for the same.
private enum HeadLine: Equatable {
  case end
  case length(Int)
  case type
  case other

  init(_ bytes: ArraySlice<UInt8>) {
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes
    let words = String(decoding: line, as: UTF8.self).split(separator: ": ", maxSplits: 1)
    switch words.first?.lowercased() {
    case nil: self = line.isEmpty ? .end : .other
    case "content-length" where words.count == 2 && words[1].utf8.count <= 12:
      self = UInt(words[1]).map { .length(Int($0)) } ?? .other
    case "content-type": self = .type
    default: self = .other
    }
  }
}
