/// Writes `types.py`: every type that travels, as a dataclass or as a literal of its words.
struct PythonTypes {
  private let contract: Contract

  /// Writes the file of a contract.
  init(_ contract: Contract) {
    self.contract = contract
  }

  /// The text of the file.
  var text: String {
    var page = IndentedText(step: 4)
    writeHead(to: &page)
    writeReasons(to: &page)
    for type in contract.wireTypes { write(type, to: &page) }
    for type in contract.wireTypes where !type.properties.isEmpty { describe(type, to: &page) }
    return page.text
  }

  private func writeHead(to page: inout IndentedText) {
    let schemas = contract.wireTypes.flatMap(\.properties)
      .map { PythonSchema($0.schema, in: contract) }
    let annotations = schemas.map { $0.annotation(reading: true) } + ["Literal", "Optional"]
    let names = schemas.map(\.shape) + ["describe", "message", "which"]
    let imports = [
      PythonName.importLine(["Decimal"], from: "decimal", usedIn: annotations),
      PythonName.importLine(["Any", "Literal", "Optional"], from: "typing", usedIn: annotations),
    ]
    page.lines(["\"\"\"The types that travel.\"\"\"", ""])
    page.lines(["from __future__ import annotations", ""])
    page.lines(imports.compactMap(\.self))
    page.line()
    page.lines(
      [PythonName.importLine(PythonSchema.runtime, from: ".wire", usedIn: names)].compactMap(\.self)
    )
  }

  private func writeReasons(to page: inout IndentedText) {
    guard !contract.reasons.isEmpty else { return }
    page.line()
    writeLiteral("ErrorReason", contract.reasons.map(\.name), to: &page)
    page.line("\"\"\"The words of `RPCFailure.reason` that a program can branch on.\"\"\"")
  }

  private func write(_ type: NamedType, to page: inout IndentedText) {
    page.lines(["", ""])
    guard type.words.isEmpty else {
      writeLiteral(type.title, type.words.flatMap { [$0.text] + $0.aliases }, to: &page)
      return page.lines(PythonName.docstring(documentation(ofWordsOf: type), width: width))
    }
    page.lines(["@message", "class \(type.title):"])
    page.indented { page in
      page.lines(PythonName.docstring(type.description, width: page.columns(of: width)))
      for property in inOrder(type.properties) { write(property, to: &page) }
      if type.isUnion { writeWhich(type, to: &page) }
    }
  }

  private func writeLiteral(_ name: String, _ words: [String], to page: inout IndentedText) {
    if let word = words.first, words.count == 1 {
      return page.line("\(name) = Literal[\(PythonName.quoted(word))]")
    }
    page.line("\(name) = Literal[")
    page.indented { page in
      page.lines(words.map { PythonName.quoted($0) + "," })
    }
    page.line("]")
  }

  private func documentation(ofWordsOf type: NamedType) -> String {
    let words = type.words.map { "`\($0.text)`: \(WrappedText.oneLine($0.description))" }
    return ([type.description] + words).joined(separator: "\n\n")
  }

  private func write(_ property: Property, to page: inout IndentedText) {
    let annotation = PythonSchema(property.schema, in: contract).annotation(reading: true)
    let name = PythonName.member(property.name)
    page.line()
    if property.isRequired {
      page.line("\(name): \(annotation)")
    } else if let value = property.schema.defaultValue {
      page.line("\(name): \(annotation) = \(PythonName.literal(value))")
    } else {
      page.line("\(name): Optional[\(annotation)] = None")
    }
    page.lines(PythonName.docstring(property.description, width: page.columns(of: width)))
  }

  private func writeWhich(_ type: NamedType, to page: inout IndentedText) {
    page.lines(["", "@property", "def which(self) -> Optional[str]:"])
    page.indented { page in
      page.line("\"\"\"The name of the one member that is there.\"\"\"")
      page.line("return which(self)")
    }
  }

  /// Required members come first, as positional ones must in old versions of Python.
  private func inOrder(_ properties: [Property]) -> [Property] {
    properties.filter(\.isRequired) + properties.filter { !$0.isRequired }
  }

  private func describe(_ type: NamedType, to page: inout IndentedText) {
    page.lines(type == contract.wireTypes.first { !$0.properties.isEmpty } ? ["", ""] : [""])
    page.line("describe(")
    page.indented { page in
      page.line("\(type.title),")
      for property in type.properties {
        let shape = PythonSchema(property.schema, in: contract).shape
        let wire = PythonName.quoted(property.name)
        page.line("\(PythonName.member(property.name))=(\(wire), \(shape)),")
      }
    }
    page.line(")")
  }

  private var width: Int { PythonRenderer.width }
}
