/// How messages are told apart on a stream of bytes.
public enum Framing: String, Sendable, CaseIterable {
  /// One message per line.
  case lines

  /// A `Content-Length` header before each message, as language servers do it.
  case headers
}

/// Cuts a stream of bytes into messages.
///
/// It does no input or output. It reads from a buffer that the caller fills at the end, says where
/// the next message lies, and never keeps more than one message and one reading.
struct Framer {
  /// What was found in the buffer.
  enum Frame: Hashable {
    /// A message, at that place in the buffer.
    case message(Range<Int>)

    /// A message over the limit, whose first bytes lie there; the rest will be passed over.
    case tooLarge(Range<Int>)

    /// Bytes that are no message, with what is wrong.
    case unreadable(String)
  }

  /// The longest message accepted.
  let limit: Int

  /// The framing found in the first line, or the one that was given.
  private(set) var framing: Framing?

  private var state = State.between
  private var scanned = 0

  /// The longest block of headers accepted.
  private static let headerLimit = 8192

  private enum State {
    /// Before a message.
    case between
    /// Inside a line that is over the limit.
    case skippingLine
    /// Inside a body of which that many bytes are still to be passed over.
    case skippingBody(Int)
    /// After broken headers, looking for good ones.
    case seekingHeader
    /// After headers that announced a body of that length.
    case body(Int)
  }

  init(framing: Framing? = nil, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  /// Finds the next message in the buffer from `start` on, and moves `start` behind it.
  ///
  /// Nil means that more bytes are needed. At the end of input, what is left is a last message.
  mutating func next(in buffer: [UInt8], from start: inout Int, isEnd: Bool) -> Frame? {
    if framing == nil {
      Framer.skipBlank(buffer, &start)
      guard let found = Framer.detect(buffer, start, isEnd: isEnd) else { return nil }
      framing = found
    }
    return framing == .lines
      ? nextLine(in: buffer, from: &start, isEnd: isEnd)
      : nextBody(in: buffer, from: &start, isEnd: isEnd)
  }

  /// Tells the framer that the bytes before `start` have been taken out of the buffer.
  mutating func removed(_ count: Int) { scanned = max(0, scanned - count) }
}

extension Framer {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let fields = ["content-length:", "content-type:"].map { Array($0.utf8) }

  /// The framing of the first line, or nil if too little of it is there.
  private static func detect(_ buffer: [UInt8], _ start: Int, isEnd: Bool) -> Framing? {
    guard start < buffer.count else { return nil }
    for field in fields {
      let head = buffer[start...].prefix(field.count)
      guard zip(head, field).allSatisfy({ lowercase($0) == $1 }) else { continue }
      if head.count == field.count { return .headers }
      return isEnd ? .lines : nil
    }
    return .lines
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func skipBlank(_ buffer: [UInt8], _ start: inout Int) {
    while start < buffer.count {
      if buffer[start] <= 0x20, [0x20, 0x09, 0x0A, 0x0D].contains(buffer[start]) {
        start += 1
      } else if buffer[start...].starts(with: mark) {
        start += mark.count
      } else {
        return
      }
    }
  }

  private mutating func nextLine(
    in buffer: [UInt8], from start: inout Int, isEnd: Bool,
  ) -> Frame? {
    if case .skippingLine = state {
      guard let end = Framer.firstIndex(of: Framer.lineFeed, in: buffer, from: start) else {
        start = buffer.count
        return nil
      }
      start = end + 1
      scanned = start
      state = .between
    }
    Framer.skipBlank(buffer, &start)
    guard start < buffer.count else { return nil }
    let found = Framer.firstIndex(of: Framer.lineFeed, in: buffer, from: max(start, scanned))
    let end = found ?? buffer.count
    if end - start > limit { return cutLine(start: &start, end: end, isWhole: found != nil) }
    guard found != nil || isEnd else {
      scanned = buffer.count
      return nil
    }
    let line = start..<end
    start = min(end + 1, buffer.count)
    scanned = start
    return .message(line)
  }

  private mutating func cutLine(start: inout Int, end: Int, isWhole: Bool) -> Frame {
    let head = start..<min(start + Framer.headerLimit, end)
    start = isWhole ? end + 1 : end
    scanned = start
    state = isWhole ? .between : .skippingLine
    return .tooLarge(head)
  }

  private static func firstIndex(of byte: UInt8, in buffer: [UInt8], from start: Int) -> Int? {
    let bytes = buffer.span
    var index = start
    while index + 8 <= bytes.count {
      let word = unsafe bytes.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self)
      let match = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
      let zeros = (match &- 0x0101_0101_0101_0101) & ~match & 0x8080_8080_8080_8080
      if zeros != 0 { return index + UInt64(littleEndian: zeros).trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }
}

extension Framer {
  private mutating func nextBody(
    in buffer: [UInt8], from start: inout Int, isEnd: Bool,
  ) -> Frame? {
    while true {
      switch state {
      case .between, .skippingLine:
        switch readHeaders(in: buffer, from: &start, isEnd: isEnd) {
        case .incomplete: return nil
        case .read(let length): state = .body(length)
        case .broken(let problem):
          state = .seekingHeader
          return .unreadable(problem)
        }
      case .body(let length):
        return takeBody(of: length, in: buffer, from: &start, isEnd: isEnd)
      case .skippingBody(let left):
        let passed = min(left, buffer.count - start)
        start += passed
        state = passed == left ? .between : .skippingBody(left - passed)
        if passed < left { return nil }
      case .seekingHeader:
        guard seekHeader(in: buffer, from: &start) else { return nil }
      }
    }
  }

  private mutating func takeBody(
    of length: Int, in buffer: [UInt8], from start: inout Int, isEnd: Bool,
  ) -> Frame? {
    if length > limit {
      let wanted = min(Framer.headerLimit, length)
      guard buffer.count - start >= wanted || isEnd else { return nil }
      let head = start..<min(start + wanted, buffer.count)
      state = .skippingBody(length)
      return .tooLarge(head)
    }
    guard buffer.count - start >= length || isEnd else { return nil }
    let body = start..<min(start + length, buffer.count)
    start = body.upperBound
    state = .between
    return .message(body)
  }

  private enum Headers {
    case incomplete
    case read(length: Int)
    case broken(String)
  }

  /// Reads one block of headers and moves behind it.
  private func readHeaders(in buffer: [UInt8], from start: inout Int, isEnd: Bool) -> Headers {
    Framer.skipBlank(buffer, &start)
    guard start < buffer.count else { return .incomplete }
    var position = start
    var length: Int?
    while let end = Framer.firstIndex(of: Framer.lineFeed, in: buffer, from: position) {
      let line = buffer[position..<end].filter { $0 != UInt8(ascii: "\r") }
      position = end + 1
      if line.isEmpty {
        start = position
        return length.map(Headers.read) ?? .broken("the headers have no Content-Length")
      }
      guard let value = Framer.length(from: line) else { continue }
      start = position
      guard value >= 0 else { return .broken("Content-Length is no number") }
      guard length ?? value == value else { return .broken("two Content-Length headers disagree") }
      length = value
    }
    guard buffer.count - start > Framer.headerLimit || isEnd else { return .incomplete }
    start = position
    return .broken("the headers have no end")
  }

  /// The value of a `Content-Length` line, -1 if it is none, nil for other headers.
  private static func length(from line: [UInt8]) -> Int? {
    let field = fields[0]
    guard line.count >= field.count, zip(line, field).allSatisfy({ lowercase($0) == $1 }) else {
      return nil
    }
    let digits = line.dropFirst(field.count).filter { $0 != 0x20 && $0 != 0x09 }
    let isNumber = !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber ? Int(String(decoding: digits, as: UTF8.self)) ?? Int.max : -1
  }

  /// Moves to the next thing that looks like a `Content-Length` header.
  private mutating func seekHeader(in buffer: [UInt8], from start: inout Int) -> Bool {
    let field = Framer.fields[0]
    while start + field.count <= buffer.count {
      if zip(buffer[start...], field).allSatisfy({ Framer.lowercase($0) == $1 }) {
        state = .between
        return true
      }
      start += 1
    }
    return false
  }
}
