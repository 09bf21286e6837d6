/// The words that a declaration begins with, as far as its name.
struct DeclarationHead {
  /// The attributes and modifiers, such as `private` and `private(set)`.
  private(set) var modifiers: [String] = []

  /// Its kind, such as `func`.
  private(set) var keyword = ""

  /// The name, if it has one.
  private(set) var name = ""

  private static let keywords: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "extension",
    "typealias", "init", "subscript",
  ]

  /// Reads the beginning of a line, if it declares something.
  init?(_ line: String) {
    var rest = line.drop { $0 == " " }
    while let word = DeclarationHead.word(&rest) {
      let isModifier = word == "class" && ["func ", "var "].contains { rest.hasPrefix($0) }
      if DeclarationHead.keywords.contains(word), !isModifier {
        keyword = word
        name = DeclarationHead.name(rest)
        return
      }
      guard word != "case", word != "import" else { return nil }
      modifiers.append(word)
    }
    return nil
  }

  /// Takes the next word and the space after it; a modifier has its parentheses with it.
  private static func word(_ rest: inout Substring) -> String? {
    var word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
    guard let first = word.first, first == "@" || first.isLowercase else { return nil }
    if !keywords.contains(String(word)), rest[word.endIndex...].first == "(" {
      let end = rest.firstIndex(of: ")").map(rest.index(after:)) ?? rest.endIndex
      word = rest[..<end]
    }
    rest = rest[word.endIndex...].drop { $0 == " " }
    return String(word)
  }

  private static func name(_ rest: Substring) -> String {
    let rest = rest.drop { $0 == "?" || $0 == " " }
    if rest.first == "`" { return "`" + rest.dropFirst().prefix { $0 != "`" } + "`" }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return String(word.isEmpty ? rest.prefix { $0 != "(" && $0 != " " } : word)
  }
}
