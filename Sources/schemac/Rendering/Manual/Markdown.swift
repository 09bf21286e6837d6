internal import JSON

/// A page of Markdown, written block by block.
struct Markdown: Sendable {
  /// What is written so far.
  private(set) var text = ""

  /// Writes a heading of that level.
  mutating func heading(_ level: Int, _ title: String) {
    block(String(repeating: "#", count: level) + " " + title)
  }

  /// Writes prose, wrapped, in as many paragraphs as it has.
  mutating func prose(_ prose: String) {
    block(WrappedText.lines(prose, width: 110).joined(separator: "\n"))
  }

  /// Writes text that is shown as it is.
  mutating func code(_ language: String, _ lines: [String]) {
    block((["```" + language] + lines + ["```"]).joined(separator: "\n"))
  }

  /// Writes a list.
  mutating func list(_ items: [String]) {
    let lines = items.flatMap { item in
      WrappedText.lines(item, width: 108).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
    }
    block(lines.joined(separator: "\n"))
  }

  /// Writes a table, unless it has no rows.
  mutating func table(_ head: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    let rule = head.map { _ in "---" }
    block(([head, rule] + rows).map(row).joined(separator: "\n"))
  }

  private func row(_ cells: [String]) -> String {
    let escaped = cells.map { $0.split(separator: "|").joined(separator: "\\|") }
    return "| " + escaped.map { WrappedText.oneLine($0) }.joined(separator: " | ") + " |"
  }

  private mutating func block(_ block: String) {
    if !text.isEmpty { text += "\n" }
    text += block + "\n"
  }
}

extension Markdown {
  /// A word as code.
  static func code(_ word: String) -> String { "`\(word)`" }

  /// Words as code, one after another.
  static func codes(_ words: [String]) -> String {
    words.map(code).joined(separator: ", ")
  }

  /// A link to the heading of that title on the same page.
  static func link(_ title: String, text: String? = nil) -> String {
    let anchor = title.lowercased()
      .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      .map { $0 == " " ? "-" : $0 }
    return "[\(text ?? title)](#\(String(anchor)))"
  }
}
