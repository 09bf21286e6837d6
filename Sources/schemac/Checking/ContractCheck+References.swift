extension ContractCheck {
  /// Checks that references lead somewhere, that none leads back, and that every type is used.
  func checkReferences() {
    let service = Set((contract.serviceTypes + contract.sharedTypes).map(\.title))
    let all = service.union(contract.configuration.map(\.title))
    for type in contract.serviceTypes { checkReferences(of: type, lead: service) }
    for type in contract.configuration { checkReferences(of: type, lead: all) }
    for method in contract.methods { checkReferences(of: method, lead: service) }
    for type in allTypes where reached(from: Set(type.references)).contains(type.title) {
      report("`\(type.title)` contains itself", at: type.place)
    }
    checkUse()
  }

  private func checkReferences(of type: NamedType, lead titles: Set<String>) {
    for property in type.properties {
      for schema in property.schema.withElements { check(schema, leadsInto: titles) }
    }
  }

  private func checkReferences(of method: Method, lead titles: Set<String>) {
    check(method.result.schema, leadsInto: titles)
    if let stream = method.stream, !titles.contains(stream) {
      report("there is no type `\(stream)`", at: method.place)
    }
  }

  private func check(_ schema: Schema, leadsInto titles: Set<String>) {
    // An empty title stands for a reference that could not be read.
    guard let title = schema.reference, !title.isEmpty, !titles.contains(title) else { return }
    report("there is no type `\(title)`", at: schema.place)
  }

  private func checkUse() {
    guard !contract.configuration.isEmpty || !contract.methods.isEmpty else { return }
    let made = [EventTypes.all, EventTypes.reported]
    let used = reached(from: roots.union(usedElsewhere).union(made))
    for type in allTypes where !used.contains(type.title) {
      report("nothing refers to `\(type.title)`", at: type.place)
    }
  }

  /// The titles that everything which travels or configures begins with.
  var roots: Set<String> {
    let answers = contract.methods.flatMap { method in
      [method.paramsType.title, method.stream, method.result.schema.reference].compactMap(\.self)
    }
    let told = contract.notifications.map(\.paramsType.title)
    let meta = contract.callMeta.map { [$0.title] } ?? []
    return Set(answers + told + meta + [ReservedTitles.configuration, contract.role.errorDetail])
  }

  /// These titles and all that they lead to.
  func reached(from titles: Set<String>) -> Set<String> {
    var reached: Set<String> = []
    var next = titles
    while let title = next.popFirst() {
      guard reached.insert(title).inserted, let type = anyType(titled: title)
      else { continue }
      next.formUnion(type.references)
    }
    return reached
  }

  private func anyType(titled title: String) -> NamedType? {
    allTypes.first { $0.title == title } ?? contract.sharedTypes.first { $0.title == title }
  }
}

/// Titles that have a meaning by themselves.
enum ReservedTitles {
  /// The type of a whole configuration.
  static let configuration = "Configuration"
}
