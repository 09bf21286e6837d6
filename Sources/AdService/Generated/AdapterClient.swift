// Made by `make generate` from Schemas. Edit the schema, not this file.

public import RPC

/// Calls the methods of an outside adapter, over whatever carries messages to it.
public struct AdapterClient<Transport: RPCTransport & RPCTelling>: Sendable {
  /// What carries calls and answers.
  public let transport: Transport

  public init(_ transport: Transport) {
    self.transport = transport
  }

  /// Says what the adapter is and what it can do.
  public func describeAdapter(
    _ params: DescribeAdapterParams,
  ) async throws(RPCError) -> DescribeAdapterResult {
    try await transport.call("adapter.describe", params, DescribeAdapterResult.self)
  }

  /// Asks the network for one ad.
  public func loadAdapter(_ params: LoadAdapterParams) async throws(RPCError) -> LoadAdapterResult {
    try await transport.call("adapter.load", params, LoadAdapterResult.self)
  }

  /// Tells that an ad is about to be seen, and lets the adapter refuse.
  public func presentAdapter(
    _ params: PresentAdapterParams,
  ) async throws(RPCError) -> PresentAdapterResult {
    try await transport.call("adapter.present", params, PresentAdapterResult.self)
  }

  /// Tells that an ad is over, so that the adapter can forget it.
  public func releaseAdapter(
    _ params: ReleaseAdapterParams,
  ) async throws(RPCError) -> ReleaseAdapterResult {
    try await transport.call("adapter.release", params, ReleaseAdapterResult.self)
  }

  /// Makes the adapter ready to load ads.
  public func setUpAdapter(
    _ params: SetUpAdapterParams,
  ) async throws(RPCError) -> SetUpAdapterResult {
    try await transport.call("adapter.setUp", params, SetUpAdapterResult.self)
  }

  /// Tells the adapter what has become of an ad.
  public func notifyAdapter(_ params: NotifyAdapterParams) {
    transport.tell("adapter.notify", params)
  }
}
