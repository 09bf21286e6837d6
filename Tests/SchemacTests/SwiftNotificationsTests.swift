import Testing

@testable import schemac

@Suite struct SwiftNotificationsTests {
  @Test func `a client tells what it sends, and reads what it gets`() throws {
    let contract = try #require(SmallAdapterContract.read().adapter)
    #expect(SwiftClient.files(for: contract).map(\.text) == [client])
    #expect(SwiftNotifications.files(for: contract).map(\.text) == [incoming])
  }

  @Test func `a contract without notifications makes nothing of them`() {
    #expect(SwiftNotifications.files(for: SmallContract.read()) == [])
  }

  @Test func `types of another contract are not made again`() throws {
    let contract = try #require(SmallAdapterContract.read().adapter)
    let names = SwiftTypes.files(for: contract).map { $0.path.split(separator: "/").last ?? "" }
    #expect(
      names == [
        "BindBinder.swift", "AskBinder.swift", "TellBinder.swift", "AdapterErrorDetail.swift",
        "Cord.swift",
      ])
  }
}

private let client = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import RPC

  /// Calls the methods of an outside adapter, over whatever carries messages to it.
  public struct AdapterClient<Transport: RPCTransport & RPCTelling>: Sendable {
    /// What carries calls and answers.
    public let transport: Transport

    public init(_ transport: Transport) {
      self.transport = transport
    }

    /// Binds pages.
    public func bindBinder(_ params: BindBinderParams) async throws(RPCError) -> BindBinderResult {
      try await transport.call("binder.bind", params, BindBinderResult.self)
    }

    /// Tells the binder how it went.
    public func tellBinder(_ params: TellBinderParams) {
      transport.tell("binder.tell", params)
    }
  }

  """#

private let incoming = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import JSON

  /// A message that comes without having been asked for.
  public enum AdapterNotification: Hashable, Sendable {
    /// Asks for patience.
    case ask(AskBinderParams)

    /// Reads what a message of that name tells, or is nil when there is no such name.
    public init?(method: JSONKey, params: inout JSONReader) throws(JSONError) {
      switch method.count {
      case 10 where method.word0 == 0x612e_7265_646e_6962 && method.word1 == 0x6b73:  // binder.ask
        self = .ask(try AskBinderParams(from: &params))
      default:
        return nil
      }
    }
  }

  """#
