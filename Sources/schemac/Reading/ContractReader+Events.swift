internal import YAML

extension ContractReader {
  /// The event that a file describes, or nil when it is not even a mapping.
  func event(_ root: YAMLNode, _ source: Source, fileName: String) -> Event? {
    let keys = ["name", "summary", "source", "x-aliases", "members"]
    guard let mapping = Mapping(root, in: source, knows: keys) else { return nil }
    _ = mapping.required("name")
    mapping.expectFileName(fileName, as: "name")
    _ = mapping.required("source")
    return Event(
      name: fileName, summary: mapping.text("summary"),
      source: mapping.word("source", as: Event.Source.self) ?? .engine,
      aliases: mapping.texts("x-aliases").map(\.text),
      members: mapping.texts("members").map(\.text), place: mapping.place)
  }
}
