/// Which of the contracts one is, which decides where it is written and what is made of it.
enum ContractRole: Hashable, Sendable, CaseIterable {
  /// The engine answers it.
  case service
  /// Outside adapters answer it, and the engine calls.
  case adapter

  /// Where it is written.
  var folder: String {
    switch self {
    case .service: "Schemas"
    case .adapter: "Schemas/adapter"
    }
  }

  /// The OpenRPC document that is made of it.
  var documentPath: String {
    switch self {
    case .service: "Schemas/openrpc.json"
    case .adapter: "Schemas/adapter.openrpc.json"
    }
  }

  /// What the names of its Swift types begin with that are of no single method.
  var swiftPrefix: String {
    switch self {
    case .service: "Ad"
    case .adapter: "Adapter"
    }
  }

  /// The title of the type of what an error carries.
  var errorDetail: String {
    switch self {
    case .service: "ErrorDetail"
    case .adapter: "AdapterErrorDetail"
    }
  }
}
