/// The log of an engine as it is read: shown line by line, and its end remembered.
struct EngineLog {
  private let onLine: (@Sendable (String) -> Void)?
  private var buffer = LineBuffer()
  private var lastLines: [String] = []

  /// How many lines are remembered.
  private static let linesKept = 20

  /// The longest line that is waited for.
  private static let longestLine = 1 << 16

  /// Starts with nothing read; each line goes to the closure.
  init(onLine: (@Sendable (String) -> Void)?) {
    self.onLine = onLine
  }

  /// Takes what was read.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    for line in buffer.lines(with: bytes) { note(line) }
    if buffer.rest.count > EngineLog.longestLine { finish() }
  }

  /// Takes what is there as a line, though it has no end.
  mutating func finish() {
    if !buffer.rest.isEmpty { note(buffer.takeRest()) }
  }

  /// How the engine ended and what it said last, for a person.
  func report(_ exit: EngineExit) -> String {
    ([exit.description] + lastLines).joined(separator: "\n  ")
  }

  private mutating func note(_ line: [UInt8]) {
    let text = String(decoding: line, as: UTF8.self)
    if lastLines.count == EngineLog.linesKept { lastLines.removeFirst() }
    lastLines.append(text)
    onLine?(text)
  }
}
