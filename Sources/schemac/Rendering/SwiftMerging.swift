/// How a value of an object is laid over another.
struct SwiftMerging {
  private let type: NamedType
  private let types: Set<String>
  private let alternatives: [String]

  /// Takes a type whose values merge, given the titles of all such types; others have nothing.
  init?(type: NamedType, types: Set<String>) {
    guard let merging = type.merging else { return nil }
    self.type = type
    self.types = types
    alternatives = merging.alternatives
  }

  /// Adds the extension.
  func write(to swift: inout SwiftWriter) {
    swift.line()
    swift.block("extension \(type.title): Mergeable {") { swift in
      swift.document("This value, with what it lacks taken from the other.")
      swift.block("public func merged(over other: \(type.title)) -> \(type.title) {") { swift in
        swift.line("var merged = self")
        for property in type.properties { write(property, to: &swift) }
        swift.line("return merged")
      }
    }
  }

  private func write(_ property: Property, to swift: inout SwiftWriter) {
    let name = property.swiftName
    guard let value = merged(property) else { return }
    let others = alternatives.contains(property.name) ? type.properties.filter(isOther) : []
    func isOther(_ other: Property) -> Bool {
      other.name != property.name && alternatives.contains(other.name)
    }
    let condition = others.map { "\($0.swiftName) == nil" }.joined(separator: ", ")
    guard !condition.isEmpty else { return swift.line("merged.\(name) = \(value)") }
    SwiftStatement(core: "merged.\(name) = \(value)").write(after: "if \(condition)", to: &swift)
  }

  /// What a member becomes; one that is always there is kept, unless it merges itself.
  private func merged(_ property: Property) -> String? {
    let name = property.swiftName
    if merges(property.schema) { return "\(name).merged(over: other.\(name))" }
    return property.isRequired ? nil : "\(name) ?? other.\(name)"
  }

  private func merges(_ schema: Schema) -> Bool {
    switch schema.kind {
    case .map: true
    case .reference(let title): types.contains(title)
    default: false
    }
  }
}
