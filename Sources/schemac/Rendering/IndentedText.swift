/// A text that is written line by line, at a depth.
struct IndentedText: Sendable {
  /// What is written so far.
  private(set) var text = ""

  private let step: String
  private var margin = ""

  /// Begins an empty text whose blocks stand in by so many spaces.
  init(step: Int) {
    self.step = String(repeating: " ", count: step)
  }

  /// Writes one line; without one, an empty line.
  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : margin + line + "\n"
  }

  /// Writes several lines.
  mutating func lines(_ lines: some Sequence<String>) {
    for line in lines { self.line(line) }
  }

  /// Writes what belongs to the line before, one step further in.
  mutating func indented(_ write: (inout Self) -> Void) {
    margin += step
    write(&self)
    margin.removeLast(step.count)
  }

  /// The columns that are left of so many at the present depth.
  func columns(of width: Int) -> Int { width - margin.count }
}
