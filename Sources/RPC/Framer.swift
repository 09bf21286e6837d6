/// Cuts a stream of bytes into messages.
///
/// It does no input or output. It reads from a buffer that the caller fills at the end, says where
/// the next message lies, and never looks at a byte of a message twice.
package struct Framer {
  /// What was found in the buffer.
  package enum Frame: Hashable {
    /// A message, at that place in the buffer.
    case message(Range<Int>)

    /// A message over the limit, whose first bytes lie there; the rest will be passed over.
    case tooLarge(Range<Int>)

    /// Bytes that are no message, with what is wrong.
    case unreadable(String)
  }

  /// Where in a stream the framer is.
  enum State {
    /// Before a message.
    case between
    /// Inside a line that is over the limit.
    case skippingLine
    /// Inside of headers, which so far gave that length and took that many bytes.
    case headers(length: Int?, size: Int)
    /// After headers that announced a body of that length.
    case body(Int)
    /// Inside a body of which that many bytes are still to be passed over.
    case skippingBody(Int)
    /// After something unreadable, looking for headers.
    case seekingHeader
  }

  /// The longest message accepted.
  let limit: Int

  /// The framing found in the first line, or the one that was given.
  private(set) var framing: Framing?

  /// Where in the stream the framer is.
  var state = State.between

  /// Up to where the buffer has been searched for the end of a line.
  var scanned = 0

  /// The longest block of headers accepted, and how much of a message over the limit is looked at.
  static let headLimit = 8192

  /// Starts at the first byte of a stream.
  package init(framing: Framing? = nil, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  /// Finds the next message in the buffer from `start` on, and moves `start` behind it.
  ///
  /// Nil means that more bytes are needed. At the end of input, what is left is a last message.
  package mutating func next(in buffer: [UInt8], from start: inout Int, isEnd: Bool) -> Frame? {
    if framing == nil {
      guard Framer.reachText(buffer, &start, isEnd: isEnd),
        let found = Framer.detect(buffer, start, isEnd: isEnd)
      else { return nil }
      framing = found
    }
    return framing == .lines
      ? nextLine(in: buffer, from: &start, isEnd: isEnd)
      : nextBody(in: buffer, from: &start, isEnd: isEnd)
  }

  /// Tells the framer that the bytes before `start` have been taken out of the buffer.
  package mutating func removed(_ count: Int) { scanned = max(0, scanned - count) }

  /// Tells the framer that a message was no JSON, so that its length may have been wrong.
  ///
  /// The next header is then looked for from the beginning of that message: no JSON has one inside,
  /// because a line cannot end within a string.
  package mutating func distrust(_ message: Range<Int>, _ start: inout Int) {
    guard framing == .headers else { return }
    state = .seekingHeader
    start = message.lowerBound
  }
}

extension Framer {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The framing of the first line, or nil if too little of it is there.
  private static func detect(_ buffer: [UInt8], _ start: Int, isEnd: Bool) -> Framing? {
    for field in [HeaderLine.contentLength, HeaderLine.contentType] {
      let head = buffer[start...].prefix(field.count)
      guard HeaderLine.matches(head, field) else { continue }
      if head.count == field.count { return .headers }
      return isEnd ? .lines : nil
    }
    return .lines
  }

  /// Passes blank lines and byte-order marks; false if nothing else is there yet.
  static func reachText(_ buffer: [UInt8], _ start: inout Int, isEnd: Bool) -> Bool {
    while start < buffer.count {
      switch buffer[start] {
      case 0x20, 0x09, 0x0A, 0x0D:
        start += 1
      case 0xEF where buffer[start...].starts(with: mark):
        start += mark.count
      case 0xEF where !isEnd && mark.starts(with: buffer[start...]):
        return false
      default:
        return true
      }
    }
    return false
  }

  /// The place of the first line feed from `start` on.
  static func lineEnd(in buffer: [UInt8], from start: Int) -> Int? {
    let bytes = buffer.span
    var index = start
    while index + 32 <= bytes.count {
      var found: UInt64 = 0
      for word in 0..<4 { found |= lineFeeds(in: bytes, index &+ word &* 8) }
      guard found == 0 else { break }
      index += 32
    }
    while index + 8 <= bytes.count {
      let found = lineFeeds(in: bytes, index)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    return (index..<bytes.count).first { bytes[$0] == 0x0A }
  }

  /// The lowest bit that is set is in the first line feed of eight bytes, which must all be there.
  @inline(__always)
  private static func lineFeeds(in bytes: Span<UInt8>, _ index: Int) -> UInt64 {
    let word = unsafe bytes.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index, as: UInt64.self)
    let match = UInt64(littleEndian: word) ^ 0x0A0A_0A0A_0A0A_0A0A
    return (match &- 0x0101_0101_0101_0101) & ~match & 0x8080_8080_8080_8080
  }
}
