/// Makes the protocol that a server of the service must satisfy, and the dispatch to it.
enum SwiftService: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    guard !contract.methods.isEmpty else { return [] }
    return [
      SwiftFile.file(named: "AdService", imports: imports(contract)) { swift in
        writeProtocol(contract, to: &swift)
      },
      SwiftFile.file(named: "AdService+Dispatch", imports: ["JSON", "RPC"]) { swift in
        writeDispatch(contract, to: &swift)
      },
      SwiftFile.file(named: "AdService+Params", imports: ["JSON"]) { swift in
        writeShapes(contract, to: &swift)
      },
    ]
  }

  /// The modules that the protocol names: JSON only where a method answers any value.
  private static func imports(_ contract: Contract) -> [String] {
    let answersAny = contract.methods.contains { $0.result.schema.reference == nil }
    return answersAny ? ["JSON", "RPC"] : ["RPC"]
  }

  private static func writeProtocol(_ contract: Contract, to swift: inout SwiftWriter) {
    swift.document("Everything that a server of this service must be able to do.")
    swift.block("public protocol AdService: RPCService {") { swift in
      for (index, method) in contract.methods.enumerated() {
        if index > 0 { swift.line() }
        swift.document(method.summary)
        swift.call(
          "func \(SwiftName.escaped(method.name.function))", parameters(of: method),
          "\(method.waits ? " async" : "") throws(RPCError) -> \(method.result.schema.swiftType)")
      }
    }
  }

  private static func parameters(of method: Method) -> [String] {
    let stream = method.stream.map { ["_ stream: RPCStream<\($0)>"] } ?? []
    return ["_ params: \(method.paramsType.title)", "_ call: RPCCall"] + stream
  }

  private static func writeDispatch(_ contract: Contract, to swift: inout SwiftWriter) {
    swift.block("extension AdService {") { swift in
      swift.document("Answers a call of one of the methods, or says how to.")
      let parameters = [
        "_ method: JSONKey", "_ params: inout JSONReader", "_ call: RPCCall",
        "_ answer: inout JSONWriter",
      ]
      swift.call("public func start", parameters, " throws(RPCError) -> RPCStart<Self> {")
      swift.indented { swift in
        swift.line("switch method.count {")
        for method in contract.methods {
          SwiftMatch.writeCase(method.name.text, of: "method", to: &swift)
          swift.indented { writeStart(method, to: &$0) }
        }
        swift.line("default:")
        swift.indented { $0.line("return .unknownMethod") }
        swift.line("}")
      }
      swift.line("}")
    }
  }

  private static func writeStart(_ method: Method, to swift: inout SwiftWriter) {
    let function = SwiftName.escaped(method.name.function)
    let reading = "try RPCError.reading(\(method.paramsType.title).self, &params)"
    swift.line("let params = \(reading)")
    if method.waits {
      let stream = method.stream.map { ", call.stream(of: \($0).self)" } ?? ""
      let statement = "try await service.\(function)(params, call\(stream))"
      swift.block("return .waits { service throws(RPCError) in") { $0.line(statement) }
    } else {
      swift.line("try \(function)(params, call).write(to: &answer)")
      swift.line("return .answered")
    }
  }

  private static func writeShapes(_ contract: Contract, to swift: inout SwiftWriter) {
    swift.block("extension AdService {") { swift in
      swift.document("The names of all methods.")
      swift.line("public static var methodNames: [String] { paramsShapes.map(\\.name) }")
      swift.line()
      swift.document(
        "What the params of a method must look like, or nil when there is no such method.")
      swift.block("public static func shape(ofParamsOf method: JSONKey) -> JSONShape? {") { swift in
        swift.line("paramsShapes.first { JSONKey($0.name) == method }?.shape()")
      }
    }
    swift.line()
    swift.document(
      "The methods, each with the shape of its params, which is made only when asked for.")
    swift.block(
      "private let paramsShapes: [(name: String, shape: @Sendable () -> JSONShape)] = [",
      closing: "]"
    ) { swift in
      for method in contract.methods {
        let name = SwiftLiteral.string(method.name.text)
        swift.line("(\(name), { \(method.paramsType.title).shape }),")
      }
    }
  }
}
