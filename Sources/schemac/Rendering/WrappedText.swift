/// Breaks prose into lines.
enum WrappedText {
  /// The paragraphs of a Markdown text, each wrapped, with an empty line between two.
  static func lines(_ text: String, width: Int) -> [String] {
    let parts = paragraphs(text).map { isDrawing($0) ? drawn($0) : wrap($0, width: width) }
    return Array(parts.joined(separator: [""]))
  }

  /// The text as one line, as tables want it.
  static func oneLine(_ text: String) -> String {
    words(text).joined(separator: " ")
  }

  /// The paragraphs of a text, each on one line but for those between fences, which are drawn.
  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.allSatisfy(\.isWhitespace) }
      .map { lines in
        let text = lines.joined(separator: "\n")
        return isDrawing(text) ? text : oneLine(text)
      }
  }

  private static func isDrawing(_ paragraph: String) -> Bool {
    paragraph.hasPrefix("```")
  }

  private static func drawn(_ paragraph: String) -> [String] {
    paragraph.split(separator: "\n").map(String.init)
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
