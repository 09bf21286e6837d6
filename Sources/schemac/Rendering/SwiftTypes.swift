/// Makes the types that travel and those of the configuration, each with its codec.
enum SwiftTypes: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    let all = contract.types + contract.configuration + contract.sharedTypes
    let surroundings = Surroundings(
      size: SwiftSize(all), merging: Set(all.filter { $0.merging != nil }.map(\.title)))
    let methods = contract.methods.map { method in
      let types = [method.paramsType] + (method.result.type.map { [$0] } ?? [])
      return file(
        named: method.name.type, types, paramsTitle: method.paramsType.title, surroundings)
    }
    let notifications = contract.notifications.map { notification in
      let type = notification.paramsType
      return file(named: notification.name.type, [type], paramsTitle: type.title, surroundings)
    }
    let types = (contract.types + contract.configuration).map {
      file(named: $0.title, [$0], surroundings)
    }
    return methods + notifications + types
  }

  /// What a type has to know of all others.
  private struct Surroundings {
    let size: SwiftSize

    /// The titles of those whose values are laid over each other.
    let merging: Set<String>
  }

  private static func file(
    named name: String, _ types: [NamedType], paramsTitle: String? = nil, _ others: Surroundings,
  ) -> GeneratedFile {
    SwiftFile.file(named: name, imports: ["JSON"]) { swift in
      for (index, type) in types.enumerated() {
        if index > 0 { swift.line() }
        write(type, isParams: type.title == paramsTitle, others, to: &swift)
      }
    }
  }

  private static func write(
    _ type: NamedType, isParams: Bool, _ others: Surroundings, to swift: inout SwiftWriter,
  ) {
    switch type.form {
    case .object(let properties):
      SwiftObject(
        type: type, properties: properties, isParams: isParams, size: others.size,
        merging: others.merging
      ).write(to: &swift)
    case .union(let members):
      SwiftUnion(type: type, members: members).write(to: &swift)
    case .enumeration(let words):
      SwiftEnumeration(type: type, words: words).write(to: &swift)
    }
  }
}
