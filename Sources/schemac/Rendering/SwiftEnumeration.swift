/// An enumeration as an enum whose raw values are the words on the wire.
struct SwiftEnumeration {
  /// The type itself.
  let type: NamedType

  /// Its words.
  let words: [NamedType.Word]

  /// Adds the declaration and its extensions.
  func write(to swift: inout SwiftWriter) {
    swift.document(type.description)
    swift.block("public enum \(type.title): String, Hashable, Sendable, CaseIterable {") { swift in
      for (index, word) in words.enumerated() {
        if index > 0 { swift.line() }
        swift.document(word.description)
        let name = SwiftName.word(word.text)
        let rawValue = name == word.text ? "" : " = \(SwiftLiteral.string(word.text))"
        swift.line("case \(SwiftName.escaped(name))\(rawValue)")
      }
    }
    swift.line()
    swift.block("extension \(type.title): JSONReadable {") { swift in
      writeReading(to: &swift)
      swift.line()
      writeShape(to: &swift)
    }
    swift.line()
    swift.block("extension \(type.title): JSONWritable {") { swift in
      swift.block("public func write(to json: inout JSONWriter) {") { swift in
        swift.line("json.string(rawValue)")
      }
    }
  }

  private func writeReading(to swift: inout SwiftWriter) {
    swift.block("public init(from json: inout JSONReader) throws(JSONError) {") { swift in
      swift.line("let word = try json.readName()")
      swift.line("switch word.count {")
      for word in words {
        for text in [word.text] + word.aliases {
          SwiftMatch.writeCase(text, of: "word", to: &swift)
          let name = SwiftName.escaped(SwiftName.word(word.text))
          swift.indented { $0.line("self = .\(name)") }
        }
      }
      swift.line("default:")
      swift.indented { $0.line("throw json.failure(.unknownValue, at: word)") }
      swift.line("}")
    }
  }

  private func writeShape(to swift: inout SwiftWriter) {
    let aliases = words.flatMap(\.aliases)
    swift.block("public static var shape: JSONShape {") { swift in
      guard !aliases.isEmpty else { return swift.line(".enumeration(allCases.map(\\.rawValue))") }
      swift.block(".enumeration(", closing: ")") { swift in
        swift.line("allCases.map(\\.rawValue),")
        swift.block("aliases: [", closing: "],") { swift in
          let comma = aliases.count > 1 ? "," : ""
          for alias in aliases { swift.line(SwiftLiteral.string(alias) + comma) }
        }
      }
    }
  }
}
