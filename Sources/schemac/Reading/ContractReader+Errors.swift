internal import YAML

extension ContractReader {
  /// The reasons that errors.yaml lists, in the order of their names.
  func reasons(_ root: YAMLNode, _ source: Source) -> [Reason] {
    guard let members = root.members else {
      source.report("expected a mapping, not \(root.withArticle)", at: root.mark)
      return []
    }
    return members.compactMap { reason($0, source) }.sorted { $0.name < $1.name }
  }

  private func reason(_ member: YAMLMember, _ source: Source) -> Reason? {
    let keys = ["code", "when", "whoseMove", "retry", "remedy", "everyCall"]
    guard let mapping = Mapping(member.value, in: source, knows: keys) else { return nil }
    _ = mapping.required("code")
    return Reason(
      name: member.key, code: mapping.integer("code") ?? 0, when: mapping.text("when"),
      whoseMove: mapping.text("whoseMove"), retry: mapping.text("retry"),
      remedy: mapping.text("remedy"), isOfEveryCall: mapping.flag("everyCall"),
      place: source.place(member.keyMark))
  }
}
