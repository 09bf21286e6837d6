/// Something that a file declares outside of the bodies of functions.
struct Declaration {
  /// The number of its first line, from one.
  let line: Int

  /// Its kind, such as `func`.
  let keyword: String

  /// The name, if it has one.
  let name: String

  /// Whether nobody outside of the file sees it.
  let isPrivate: Bool

  /// Whether a protocol may demand it, which then says what it is for.
  let mayBeWitness: Bool

  /// Whether it stands in a protocol, as what that demands.
  let isRequirement: Bool

  /// The lines of its documentation, without the slashes.
  let documentation: [String]

  /// How many lines are between its braces, if it is no type.
  var bodyLines = 0

  private static let types: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]

  /// Whether it holds other declarations.
  var isType: Bool { Declaration.types.contains(keyword) }
}

extension Declaration {
  /// All declarations of a file, in order.
  static func all(in file: SourceFile) -> [Declaration] {
    var walk = DeclarationWalk(file)
    for index in file.code.indices { walk.take(lineAt: index) }
    return walk.found
  }
}

/// Walks through a file and keeps what is open.
private struct DeclarationWalk {
  private struct Scope {
    /// The declaration that opened it, if any.
    let declaration: Int?
    let isType: Bool
    let isPrivate: Bool
    let isProtocol: Bool
    let conforms: Bool
    let line: Int
  }

  private let file: SourceFile
  private(set) var found: [Declaration] = []
  private var scopes: [Scope] = []
  private var pending: (declaration: Int, header: String)?
  private var parentheses = 0

  init(_ file: SourceFile) { self.file = file }

  mutating func take(lineAt index: Int) {
    let line = file.code[index]
    if parentheses == 0, scopes.last?.isType ?? true, let declaration = declaration(at: index) {
      found.append(declaration)
      pending = (found.count - 1, "")
    }
    for letter in line {
      if "([".contains(letter) { parentheses += 1 }
      if ")]".contains(letter) { parentheses -= 1 }
      if letter == "{" { open(index) }
      if letter == "}" { close(index) }
      pending?.header.append(letter)
    }
    pending?.header.append(" ")
  }

  private mutating func open(_ index: Int) {
    let declaration = parentheses == 0 ? pending.map { found[$0.declaration] } : nil
    scopes.append(
      Scope(
        declaration: declaration == nil ? nil : pending?.declaration,
        isType: declaration?.isType ?? false,
        isPrivate: (declaration?.isPrivate ?? false) || (scopes.last?.isPrivate ?? false),
        isProtocol: declaration?.keyword == "protocol",
        conforms: DeclarationWalk.conforms(pending?.header ?? ""), line: index))
    if declaration != nil { pending = nil }
  }

  private mutating func close(_ index: Int) {
    guard let scope = scopes.popLast(), !scope.isType, let declaration = scope.declaration else {
      return
    }
    found[declaration].bodyLines = max(0, index - scope.line - 1)
  }

  /// Whether the header of a type names anything that the type conforms to.
  private static func conforms(_ header: String) -> Bool {
    let plain = header.replacing(/<[^<>]*>/, with: "").replacing(/\bwhere\b.*/, with: "")
    return plain.contains(/\b(?:struct|class|enum|actor|extension)\b[^:]*:/)
  }

  private func declaration(at index: Int) -> Declaration? {
    let pattern =
      /^\s*((?:@\w+(?:\([^)]*\))?\s+|[a-z]+(?:\([a-z]+\))?\s+)*?)(func|var|let|struct|class|enum|actor|protocol|extension|typealias|init|subscript)\b[?\s]*(`[^`]*`|[\w.]+|[^\s(]*)/
    guard let match = file.code[index].firstMatch(of: pattern) else { return nil }
    let modifiers = match.1.split(separator: " ").map(String.init)
    guard !modifiers.contains("case"), !modifiers.contains("import") else { return nil }
    if match.2 == "class", ["func", "var"].contains(String(match.3)) { return nil }
    let isPrivate = modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    return Declaration(
      line: index + 1, keyword: String(match.2), name: String(match.3),
      isPrivate: isPrivate || (scopes.last?.isPrivate ?? false),
      mayBeWitness: (scopes.last?.conforms ?? false) || modifiers.contains("override"),
      isRequirement: scopes.last?.isProtocol ?? false, documentation: documentation(above: index))
  }

  private func documentation(above index: Int) -> [String] {
    var lines: [String] = []
    for line in file.lines[..<index].reversed() {
      let text = line.drop(while: \.isWhitespace)
      if text.hasPrefix("///") {
        lines.insert(text.dropFirst(3).trimmingPrefix(" ").description, at: 0)
      } else if !text.hasPrefix("@") || !lines.isEmpty {
        break
      }
    }
    return lines
  }
}
