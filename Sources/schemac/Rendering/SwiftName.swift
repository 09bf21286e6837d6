/// Names as Swift writes them.
enum SwiftName {
  /// A name, in backticks where it would be a keyword.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// A name as the label of an argument, where nearly every keyword may stand as it is.
  static func label(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// The name, without backticks, of a word that is written in lowerCamel or UPPER_SNAKE.
  static func word(_ text: String) -> String {
    WordCase.isLowerCamel(text) ? text : WordCase.lowerCamel(fromUpperSnake: text)
  }

  /// Words that are no names by themselves.
  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
