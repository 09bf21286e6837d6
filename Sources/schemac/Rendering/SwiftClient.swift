/// Makes the client that programs in Swift call a contract's methods by.
enum SwiftClient: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    guard !contract.methods.isEmpty else { return [] }
    let answersAny = contract.methods.contains { $0.result.schema.reference == nil }
    let imports = answersAny ? ["JSON", "RPC"] : ["RPC"]
    let name = contract.role.swiftPrefix + "Client"
    let told = contract.notifications.filter { $0.sender == .client }
    let transport = told.isEmpty ? "RPCTransport" : "RPCTransport & RPCTelling"
    let file = SwiftFile.file(named: name, imports: imports) { swift in
      swift.document(summary(of: contract.role))
      swift.block("public struct \(name)<Transport: \(transport)>: Sendable {") { swift in
        swift.document("What carries calls and answers.")
        swift.line("public let transport: Transport")
        swift.line()
        swift.block("public init(_ transport: Transport) {") { swift in
          swift.line("self.transport = transport")
        }
        for method in contract.methods {
          swift.line()
          write(method, to: &swift)
        }
        for notification in told {
          swift.line()
          write(notification, to: &swift)
        }
      }
    }
    return [file]
  }

  private static func summary(of role: ContractRole) -> String {
    switch role {
    case .service: "Calls the methods of the service, over whatever carries messages to it."
    case .adapter: "Calls the methods of an outside adapter, over whatever carries messages to it."
    }
  }

  private static func write(_ notification: Notification, to swift: inout SwiftWriter) {
    let name = SwiftLiteral.string(notification.name.text)
    let function = SwiftName.escaped(notification.name.function)
    swift.document(notification.summary)
    swift.block("public func \(function)(_ params: \(notification.paramsType.title)) {") { swift in
      swift.line("transport.tell(\(name), params)")
    }
  }

  private static func write(_ method: Method, to swift: inout SwiftWriter) {
    let result = method.result.schema.swiftType
    // Whoever has nothing to say need not say it.
    let isOptional = !method.params.contains(where: \.isRequired)
    let params =
      "_ params: \(method.paramsType.title)"
      + (isOptional ? " = \(method.paramsType.title)()" : "")
    let items = method.stream.map { ["onItem: @escaping @Sendable (\($0)) async -> Void"] } ?? []
    let arguments = [SwiftLiteral.string(method.name.text), "params", "\(result).self"]
    swift.document(method.summary)
    swift.call(
      "public func \(SwiftName.escaped(method.name.function))", [params] + items,
      " async throws(RPCError) -> \(result) {")
    swift.indented { swift in
      swift.call(
        "try await transport.call", arguments + (items.isEmpty ? [] : ["onItem: onItem"]), "")
    }
    swift.line("}")
  }
}
