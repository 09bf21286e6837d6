import Foundation

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

  /// The lines of its documentation, without the slashes.
  let documentation: [String]

  /// How many lines are between its braces, if it is no type.
  var bodyLines = 0

  private static let types: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]

  /// Whether it holds other declarations.
  var isType: Bool { Declaration.types.contains(keyword) }

  /// Whether it may be a type with witnesses; a protocol only inherits demands.
  var mayConform: Bool { isType && keyword != "protocol" }
}

extension Declaration {
  /// All declarations of a file, of which the lines are given with and without what is no code.
  static func all(in code: [String], of lines: [String]) -> [Declaration] {
    var walk = DeclarationWalk(code: code, lines: lines)
    for index in code.indices { walk.take(lineAt: index) }
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
    let conforms: Bool
    let line: Int
  }

  private let code: [String]
  private let lines: [String]
  private(set) var found: [Declaration] = []
  private var scopes: [Scope] = []
  private var pending: (declaration: Int, header: [UInt8])?
  private var parentheses = 0

  init(code: [String], lines: [String]) {
    self.code = code
    self.lines = lines
  }

  mutating func take(lineAt index: Int) {
    if parentheses == 0, scopes.last?.isType ?? true, let declaration = declaration(at: index) {
      found.append(declaration)
      pending = (found.count - 1, [])
    }
    for letter in code[index].utf8 {
      switch letter {
      case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
      case UInt8(ascii: "{"): open(index)
      case UInt8(ascii: "}"): close(index)
      default: break
      }
      pending?.header.append(letter)
    }
    pending?.header.append(UInt8(ascii: " "))
  }

  private mutating func open(_ index: Int) {
    let opener = parentheses == 0 ? pending : nil
    let declaration = opener.map { found[$0.declaration] }
    scopes.append(
      Scope(
        declaration: opener?.declaration,
        isType: declaration?.isType ?? false,
        isPrivate: (declaration?.isPrivate ?? false) || (scopes.last?.isPrivate ?? false),
        conforms: declaration?.mayConform == true && DeclarationWalk.conforms(opener?.header ?? []),
        line: index))
    if opener != nil { pending = nil }
  }

  private mutating func close(_ index: Int) {
    guard let scope = scopes.popLast(), !scope.isType, let declaration = scope.declaration else {
      return
    }
    found[declaration].bodyLines = max(0, index - scope.line - 1)
  }

  /// Whether the header of a type names anything that the type conforms to.
  private static func conforms(_ header: [UInt8]) -> Bool {
    let head = String(decoding: header, as: UTF8.self).components(separatedBy: " where ")[0]
    var depth = 0
    for letter in head.utf8 {
      switch letter {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: return true
      default: break
      }
    }
    return false
  }

  private func declaration(at index: Int) -> Declaration? {
    guard let head = DeclarationHead(code[index]) else { return nil }
    let isPrivate = head.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    return Declaration(
      line: index + 1, keyword: head.keyword, name: head.name,
      isPrivate: isPrivate || (scopes.last?.isPrivate ?? false),
      mayBeWitness: (scopes.last?.conforms ?? false) || head.modifiers.contains("override"),
      documentation: documentation(above: index))
  }

  private func documentation(above index: Int) -> [String] {
    var documentation: [String] = []
    for line in lines[..<index].reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        documentation.append(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3).description)
      } else if !text.hasPrefix("@") || !documentation.isEmpty {
        break
      }
    }
    return documentation.reversed()
  }
}
