import Testing

@testable import schemac

@Suite struct SwiftServiceTests {
  @Test(arguments: [
    ("AdService", service), ("AdService+Dispatch", dispatch), ("AdService+Params", params),
  ])
  func `the methods become a protocol and its dispatch`(name: String, text: String) throws {
    let files = SwiftService.files(for: SmallContract.read())
    let file = try #require(files.first { $0.path.hasSuffix("/\(name).swift") })
    #expect(file.text == text)
  }

  @Test func `the methods become a client`() throws {
    let file = try #require(SwiftClient.files(for: SmallContract.read()).first)
    #expect(file.text == client)
  }

  @Test func `the reasons become members`() throws {
    let file = try #require(SwiftReasons.files(for: SmallContract.read()).first)
    #expect(file.text == reasons)
  }
}

private let service = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import JSON
  public import RPC

  /// Everything that a server of this service must be able to do.
  public protocol AdService: RPCService {
    /// Finds a book.
    func findBook(_ params: FindBookParams, _ call: RPCCall) throws(RPCError) -> FindBookResult

    /// Watches books.
    func watchBook(
      _ params: WatchBookParams,
      _ call: RPCCall,
      _ stream: RPCStream<AdEvent>,
    ) async throws(RPCError) -> JSONValue
  }

  """#

private let dispatch = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import JSON
  public import RPC

  extension AdService {
    /// Answers a call of one of the methods, or says how to.
    public func start(
      _ method: JSONKey,
      _ params: inout JSONReader,
      _ call: RPCCall,
      _ answer: inout JSONWriter,
    ) throws(RPCError) -> RPCStart<Self> {
      switch method.count {
      case 9 where method.word0 == 0x6e69_662e_6b6f_6f62 && method.word1 == 0x64:  // book.find
        let params = try RPCError.reading(FindBookParams.self, &params)
        try findBook(params, call).write(to: &answer)
        return .answered
      case 10 where method.word0 == 0x7461_772e_6b6f_6f62 && method.word1 == 0x6863:  // book.watch
        let params = try RPCError.reading(WatchBookParams.self, &params)
        return .waits { service throws(RPCError) in
          try await service.watchBook(params, call, call.stream(of: AdEvent.self))
        }
      default:
        return .unknownMethod
      }
    }
  }

  """#

private let params = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import JSON

  extension AdService {
    /// The names of all methods.
    public static var methodNames: [String] { paramsShapes.map(\.name) }

    /// What the params of a method must look like, or nil when there is no such method.
    public static func shape(ofParamsOf method: JSONKey) -> JSONShape? {
      paramsShapes.first { JSONKey($0.name) == method }?.shape()
    }
  }

  /// The methods, each with the shape of its params, which is made only when asked for.
  private let paramsShapes: [(name: String, shape: @Sendable () -> JSONShape)] = [
    ("book.find", { FindBookParams.shape }),
    ("book.watch", { WatchBookParams.shape }),
  ]

  """#

private let client = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import JSON
  public import RPC

  /// Calls the methods of the service, over whatever carries messages to it.
  public struct AdClient<Transport: RPCTransport>: Sendable {
    /// What carries calls and answers.
    public let transport: Transport

    public init(_ transport: Transport) {
      self.transport = transport
    }

    /// Finds a book.
    public func findBook(_ params: FindBookParams) async throws(RPCError) -> FindBookResult {
      try await transport.call("book.find", params, FindBookResult.self)
    }

    /// Watches books.
    public func watchBook(
      _ params: WatchBookParams = WatchBookParams(),
      onItem: @escaping @Sendable (AdEvent) async -> Void,
    ) async throws(RPCError) -> JSONValue {
      try await transport.call("book.watch", params, JSONValue.self, onItem: onItem)
    }
  }

  """#

private let reasons = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import RPC

  extension RPCReason {
    /// The call was cancelled.
    public static let cancelled = RPCReason(
      "CANCELLED", code: 1,
      remedy: "Call again.",
    )

    /// The shelf has no such book.
    public static let noSuchBook = RPCReason(
      "NO_SUCH_BOOK", code: 5,
      remedy: "Ask for another \"book\".",
    )
  }

  """#
