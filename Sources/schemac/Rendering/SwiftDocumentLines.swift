/// Cuts a text into the lines of a raw string literal, which are joined again without a trace.
enum SwiftDocumentLines {
  /// The lines of a literal that is a JSON text in one line.
  ///
  /// A line of the literal ends where an outer member does, so that a change stays small.
  static func json(_ formatted: String) -> [String] {
    var lines: [String] = []
    var current = ""
    for line in formatted.split(separator: "\n") {
      let isOuter = line.prefix { $0 == " " }.count <= outerIndentation
      let text = line.drop { $0 == " " }
      if !current.isEmpty, isOuter || current.count + text.count > width {
        lines.append(current + continuation)
        current = ""
      }
      current += text
    }
    return (lines + [current]).flatMap(cut)
  }

  /// The lines of a literal that is a text as it stands.
  static func text(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { cut(String($0)) }
  }

  /// Adds a declaration whose value is these lines.
  static func write(_ lines: [String], head: String, to swift: inout SwiftWriter) {
    let hashes = hashes(for: lines)
    swift.line("\(head) \(hashes)\"\"\"")
    swift.indented { swift in
      for line in lines {
        swift.line(line.replacing(continuation, with: "\\\(hashes)"))
      }
      swift.line("\"\"\"\(hashes)")
    }
  }

  /// Stands for the end of a line that goes on, until it is known how that is written.
  private static let continuation = "\u{0}"

  private static let outerIndentation = 6

  /// How long a piece may be that goes on in the next line.
  private static let width = SwiftWriter.width - 6

  /// The pieces of a line, cut after spaces.
  private static func cut(_ line: String) -> [String] {
    var pieces: [String] = []
    var rest = line[...]
    while rest.count > width {
      let piece = rest.prefix(width)
      let end = piece.lastIndex(of: " ").map { piece.index(after: $0) } ?? piece.endIndex
      pieces.append(rest[..<end] + continuation)
      rest = rest[end...]
    }
    return pieces + [String(rest)]
  }

  /// As many number signs as make quotes and backslashes mean nothing but themselves.
  private static func hashes(for lines: [String]) -> String {
    var hashes = "#"
    while lines.contains(where: { $0.contains("\"\"\"" + hashes) || $0.contains("\\" + hashes) }) {
      hashes += "#"
    }
    return hashes
  }
}
