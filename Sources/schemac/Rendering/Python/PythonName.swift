internal import JSON

/// Names and literals as Python writes them.
enum PythonName {
  /// A wire name as the name of a member or a parameter.
  static func member(_ name: String) -> String {
    let snake = WordCase.snake(name)
    return keywords.contains(snake) ? snake + "_" : snake
  }

  /// The class of the calls of a noun.
  static func calls(_ noun: String) -> String {
    WordCase.capitalized(noun) + "Calls"
  }

  /// A string literal.
  static func quoted(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// A scalar as a literal.
  static func literal(_ value: JSONValue) -> String {
    switch value {
    case .boolean(let flag): flag ? "True" : "False"
    case .string(let text): quoted(text)
    case .number(let number): number.text
    case .null, .array, .object: "None"
    }
  }

  /// The lines of a docstring that fit the width, quotes included.
  static func docstring(_ paragraphs: String, width: Int) -> [String] {
    let lines = WrappedText.lines(escaped(paragraphs), width: width - 3)
    if lines.count == 1, let line = lines.first, line.count + 6 <= width {
      return ["\"\"\"" + line + "\"\"\""]
    }
    return ["\"\"\"" + (lines.first ?? "")] + lines.dropFirst() + ["\"\"\""]
  }

  /// The line that imports those of the names that expressions use, or nil when they use none.
  static func importLine(
    _ names: [String], from module: String, usedIn expressions: [String]
  ) -> String? {
    let identifiers = Set(
      expressions.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(
        String.init))
    let used = names.filter(identifiers.contains)
    return used.isEmpty ? nil : "from \(module) import \(used.joined(separator: ", "))"
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  private static let keywords: Set<String> = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif",
    "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
    "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
  ]
}
