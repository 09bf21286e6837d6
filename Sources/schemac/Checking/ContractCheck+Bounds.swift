extension ContractCheck {
  /// Checks that whatever comes in has a limit, and that only the configuration has secrets.
  func checkBounds() {
    let params = contract.methods.map(\.paramsType.title)
    let incoming = reached(from: Set(params + contract.configuration.map(\.title)))
    for type in allTypes {
      let mayBeSecret = contract.configuration.contains { $0.title == type.title }
      for schema in type.properties.flatMap(\.schema.withElements) {
        if incoming.contains(type.title) { checkLimit(schema) }
        if schema.isSecret, !mayBeSecret {
          report("`x-secret` is for the configuration only", at: schema.place)
        }
      }
    }
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
