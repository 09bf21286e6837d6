extension ContractCheck {
  /// Checks that whatever comes in has a limit, and that only the configuration has secrets.
  func checkBounds() {
    let incoming = reached(from: incomingTitles)
    for type in allTypes + contract.sharedTypes {
      let mayBeSecret = !allTypes.contains(type) || contract.configuration.contains(type)
      for schema in type.properties.flatMap(\.schema.withElements) {
        if incoming.contains(type.title) { checkLimit(schema) }
        if schema.isSecret, !mayBeSecret {
          report("`x-secret` is for the configuration only", at: schema.place)
        }
      }
    }
  }

  /// The types of what comes in; of what adapters answer, all of it, as anybody wrote them.
  private var incomingTitles: Set<String> {
    guard contract.role == .service else { return roots }
    let meta = contract.callMeta.map { [$0] } ?? []
    return Set((contract.methods.map(\.paramsType) + meta + contract.configuration).map(\.title))
  }

  private func checkLimit(_ schema: Schema) {
    switch schema.kind {
    case .string(let rules) where rules.length.upperBound == .max && !rules.isShortByFormat:
      report("a string that comes in needs `maxLength`", at: schema.place)
    case .array(_, let count) where count.upperBound == .max:
      report("an array that comes in needs `maxItems`", at: schema.place)
    case .map(_, let count) where count.upperBound == .max:
      report("a map that comes in needs `maxProperties`", at: schema.place)
    default:
      break
    }
  }
}

extension Schema.StringRules {
  /// Whether the format allows no long strings.
  fileprivate var isShortByFormat: Bool { format == .int64 || format == .dateTime }
}
