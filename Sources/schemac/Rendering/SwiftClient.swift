/// Makes the client that programs in Swift call the service by.
enum SwiftClient: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    guard !contract.methods.isEmpty else { return [] }
    let answersAny = contract.methods.contains { $0.result.schema.reference == nil }
    let imports = answersAny ? ["JSON", "RPC"] : ["RPC"]
    let file = SwiftFile.file(named: "AdClient", imports: imports) { swift in
      swift.document("Calls the methods of the service, over whatever carries messages to it.")
      swift.block("public struct AdClient<Transport: RPCTransport>: Sendable {") { swift in
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
      }
    }
    return [file]
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
