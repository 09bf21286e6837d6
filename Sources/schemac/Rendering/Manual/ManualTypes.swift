/// The chapter of the types.
struct ManualTypes {
  /// The contract whose types it shows.
  let contract: Contract

  /// Writes a section for each type, in the order of their names.
  func write(to page: inout Markdown) {
    page.heading(2, "Types")
    page.prose(
      "Members in bold are always there. A member that is absent has no value; none is ever null.")
    let types = contract.namedTypes + (contract.callMeta.map { [$0] } ?? [])
    for type in types.sorted(by: { $0.title < $1.title }) {
      Self.write(type, to: &page)
    }
  }

  /// Writes the section of a type.
  static func write(_ type: NamedType, to page: inout Markdown) {
    page.heading(3, type.title)
    page.prose(type.description)
    if type.isUnion { page.prose("Exactly one of its members is there.") }
    if let merging = type.merging { write(merging, to: &page) }
    page.table(["name", "value", "meaning"], type.properties.map(row))
    page.table(["word", "meaning"], type.words.map(row))
  }

  private static func write(_ merging: NamedType.Merging, to page: inout Markdown) {
    let names = Markdown.codes(merging.alternatives)
    page.prose(
      "It merges: laid over another, a member that is absent is taken from the other, objects and "
        + "maps member by member."
        + (names.isEmpty ? "" : " One of \(names) that is given keeps the others from being taken.")
    )
  }

  /// The row of a member or a parameter.
  static func row(_ property: Property) -> [String] {
    let name = Markdown.code(property.name)
    let secret = property.schema.isSecret ? " Is shown nowhere." : ""
    return [
      property.isRequired ? "**\(name)**" : name,
      ManualSchema(property.schema).text,
      property.description + secret + alsoUnderstood(property.aliases),
    ]
  }

  private static func row(_ word: NamedType.Word) -> [String] {
    [Markdown.code(word.text), word.description + alsoUnderstood(word.aliases)]
  }

  private static func alsoUnderstood(_ aliases: [String]) -> String {
    aliases.isEmpty ? "" : " Also understood: \(Markdown.codes(aliases))."
  }
}
