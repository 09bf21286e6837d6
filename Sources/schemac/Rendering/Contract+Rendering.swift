extension Contract {
  /// The types that travel, those included that are shared with another contract.
  var wireTypes: [NamedType] {
    (namedTypes + methods.compactMap(\.result.type)).sorted { $0.title < $1.title }
  }

  /// The types that have a file of their own or are shared with another contract.
  var namedTypes: [NamedType] {
    let shared = Set(sharedTypes.map(\.title))
    return types + types(reachedFrom: serviceTypes).filter { shared.contains($0.title) }
  }

  /// The nouns of the methods, each once, in order.
  var nouns: [String] {
    Set(methods.map(\.name.noun)).sorted()
  }

  /// The methods of a noun.
  func methods(of noun: String) -> [Method] {
    methods.filter { $0.name.noun == noun }
  }
}

extension NamedType {
  /// The words of an enumeration; other types have none.
  var words: [Word] {
    guard case .enumeration(let words) = form else { return [] }
    return words
  }

  /// Whether a value has exactly one of the members.
  var isUnion: Bool {
    guard case .union = form else { return false }
    return true
  }
}

extension Reason {
  /// The canonical name of the code, as `data.status` has it.
  var status: String {
    switch code {
    case -32601: "UNIMPLEMENTED"
    case -32603: "INTERNAL"
    case ..<0: "INVALID_ARGUMENT"
    default: Self.statuses.indices.contains(Int(code)) ? Self.statuses[Int(code)] : "UNKNOWN"
    }
  }

  private static let statuses = [
    "OK", "CANCELLED", "UNKNOWN", "INVALID_ARGUMENT", "DEADLINE_EXCEEDED", "NOT_FOUND",
    "ALREADY_EXISTS", "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION", "ABORTED",
    "OUT_OF_RANGE", "UNIMPLEMENTED", "INTERNAL", "UNAVAILABLE", "DATA_LOSS", "UNAUTHENTICATED",
  ]
}
