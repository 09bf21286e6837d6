package import AdService
package import JSON
package import Mediation
package import RPC

/// An adapter to be called about one ad or none, with one end for all waiting.
package struct TimedLink: RPCTransport, RPCTelling {
  private let link: AdapterLink
  private let end: Duration?
  private let ad: OfferName?

  fileprivate init(_ link: AdapterLink, _ end: Duration?, _ ad: OfferName?) {
    self.link = link
    self.end = end
    self.ad = ad
  }

  package func call<Result: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
  ) async throws(RPCError) -> Result {
    try await link.call(method, params, result, until: end, about: ad)
  }

  package func call<Result: JSONReadable & Sendable, Item: JSONReadable & Sendable>(
    _ method: StaticString, _ params: some JSONWritable & Sendable, _ result: Result.Type,
    onItem: @escaping @Sendable (Item) async -> Void,
  ) async throws(RPCError) -> Result {
    throw RPCError(.unimplemented, "an adapter opens no streams")
  }

  package func tell(_ method: StaticString, _ params: some JSONWritable & Sendable) {
    link.assumeIsolated { $0.tell(method, params) }
  }
}

extension AdapterLink {
  /// The methods of the adapter, each waited for no longer than until then.
  package nonisolated func client(
    until end: Duration?, about ad: OfferName? = nil,
  ) -> AdapterClient<TimedLink> {
    AdapterClient(TimedLink(self, end, ad))
  }
}
