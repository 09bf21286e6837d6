extension Framer {
  /// Finds the next message when each has headers before it.
  mutating func nextBody(in buffer: [UInt8], from start: inout Int, isEnd: Bool) -> Frame? {
    while true {
      switch state {
      case .between, .skippingLine:
        guard Framer.reachText(buffer, &start, isEnd: isEnd) else { return nil }
        state = .headers(length: nil, size: 0)
      case .headers(let length, let size):
        guard let end = Framer.lineEnd(in: buffer, from: max(start, scanned)) else {
          return awaitLine(buffer.count, size + buffer.count - start, isEnd: isEnd)
        }
        if let problem = readLine(buffer, &start, end, length, size) { return giveUp(problem) }
      case .body(let length):
        return takeBody(of: length, in: buffer, from: &start, isEnd: isEnd)
      case .skippingBody(let left):
        let passed = min(left, buffer.count - start)
        start += passed
        guard passed == left else {
          state = .skippingBody(left - passed)
          return nil
        }
        state = .between
      case .seekingHeader:
        guard HeaderLine.seek(in: buffer, from: &start) else { return nil }
        state = .between
      }
    }
  }

  /// Waits for the end of a header line, unless it can never come.
  private mutating func awaitLine(_ end: Int, _ size: Int, isEnd: Bool) -> Frame? {
    scanned = end
    return isEnd || size > Framer.headLimit ? giveUp("the headers have no end") : nil
  }

  private mutating func giveUp(_ problem: String) -> Frame {
    state = .seekingHeader
    return .unreadable(problem)
  }

  /// Reads the header line that ends there and moves behind it; gives what is wrong with it.
  private mutating func readLine(
    _ buffer: [UInt8], _ start: inout Int, _ end: Int, _ length: Int?, _ size: Int,
  ) -> String? {
    let size = size + end + 1 - start
    let line = HeaderLine(buffer[start..<end])
    // What is no header may have one further on, when a body was longer than it was said to be.
    if line == .other(isHeader: false) { return "a header has no name" }
    guard size <= Framer.headLimit else { return "the headers have no end" }
    start = end + 1
    scanned = start
    switch line {
    case .end:
      guard let length else { return "the headers have no Content-Length" }
      state = .body(length)
    case .length(let found):
      guard let found else { return "Content-Length is no length" }
      guard length ?? found == found else { return "two Content-Length headers disagree" }
      state = .headers(length: found, size: size)
    case .other:
      state = .headers(length: length, size: size)
    }
    return nil
  }

  private mutating func takeBody(
    of length: Int, in buffer: [UInt8], from start: inout Int, isEnd: Bool,
  ) -> Frame? {
    let wanted = length > limit ? min(Framer.headLimit, length) : length
    guard buffer.count - start >= wanted || isEnd else { return nil }
    let part = start..<min(start + wanted, buffer.count)
    if length > limit {
      state = .skippingBody(length)
      return .tooLarge(part)
    }
    start = part.upperBound
    state = .between
    return .message(part)
  }
}
