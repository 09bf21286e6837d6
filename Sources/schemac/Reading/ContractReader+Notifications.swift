internal import YAML

extension ContractReader {
  /// The notification that a file describes, or nil when not even its name can be read.
  func notification(
    _ root: YAMLNode, _ source: Source, fileName: String,
  ) -> Notification? {
    let keys = ["name", "summary", "description", "sender", "x-since", "params", "examples"]
    guard let mapping = Mapping(root, in: source, knows: keys) else { return nil }
    guard let name = methodName(mapping, source, fileName: fileName) else { return nil }
    _ = mapping.required("sender")
    return Notification(
      name: name, summary: mapping.text("summary"),
      description: mapping.optionalText("description"),
      sender: mapping.word("sender", as: Notification.Sender.self) ?? .client,
      since: since(mapping),
      params: mapping.elements("params").compactMap { param($0, source) },
      examples: mapping.elements("examples").compactMap { telling($0, source) },
      place: mapping.place)
  }
}
