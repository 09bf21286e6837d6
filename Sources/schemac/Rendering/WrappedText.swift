/// Breaks prose into lines.
enum WrappedText {
  /// The paragraphs of a Markdown text, each wrapped, with an empty line between two.
  static func lines(_ text: String, width: Int) -> [String] {
    Array(paragraphs(text).map { wrap($0, width: width) }.joined(separator: [""]))
  }

  /// The text as one line, as tables want it.
  static func oneLine(_ text: String) -> String {
    words(text).joined(separator: " ")
  }

  /// The paragraphs of a text, each on one line.
  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.allSatisfy(\.isWhitespace) }
      .map { oneLine($0.joined(separator: " ")) }
  }

  private static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in words(text) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }
}
