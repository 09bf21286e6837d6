extension ContractCheck {
  /// Checks that laying one value of a type over another means something.
  func checkMerging(of type: NamedType) {
    guard let merging = type.merging else { return }
    if type.isUnion { report("a union does not merge, as it has one member", at: type.place) }
    for property in type.properties where property.schema.defaultValue != nil {
      report(
        "a type that merges has no defaults, which hide what is absent", at: property.place)
    }
    if merging.alternatives.count == 1 {
      report("`x-alternatives` names at least two members", at: type.place)
    }
    for name in merging.alternatives { checkAlternative(name, of: type) }
  }

  private func checkAlternative(_ name: String, of type: NamedType) {
    guard let property = type.properties.first(where: { $0.name == name }) else {
      report("`\(name)` of `x-alternatives` is not among the properties", at: type.place)
      return
    }
    if property.isRequired {
      report("`\(name)` is required, so nothing stands for it", at: property.place)
    }
  }
}
