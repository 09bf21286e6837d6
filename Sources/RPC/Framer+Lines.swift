extension Framer {
  /// Finds the next message when each is a line of its own.
  mutating func nextLine(in buffer: [UInt8], from start: inout Int, isEnd: Bool) -> Frame? {
    if case .skippingLine = state {
      guard let end = Framer.lineEnd(in: buffer, from: start) else {
        start = buffer.count
        return nil
      }
      start = end + 1
      state = .between
    }
    guard Framer.reachText(buffer, &start, isEnd: isEnd) else { return nil }
    let found = Framer.lineEnd(in: buffer, from: max(start, scanned))
    let end = found ?? buffer.count
    scanned = end
    let line = start..<(buffer[end - 1] == 0x0D ? end - 1 : end)
    guard line.count <= limit else {
      // As much of it is looked at however it arrives.
      let isEnough = found != nil || isEnd || line.count >= Framer.headLimit
      return isEnough ? cutLine(from: &start, end, isWhole: found != nil) : nil
    }
    guard found != nil || isEnd else { return nil }
    start = min(end + 1, buffer.count)
    return .message(line)
  }

  private mutating func cutLine(from start: inout Int, _ end: Int, isWhole: Bool) -> Frame {
    let head = start..<min(start + Framer.headLimit, end)
    start = isWhole ? end + 1 : end
    state = isWhole ? .between : .skippingLine
    return .tooLarge(head)
  }
}
