/// A source of ads.
package protocol Network: Sendable {
  /// The name under which the configuration knows the network.
  var id: NetworkID { get }

  /// The formats that the network can sell; it is never asked for another.
  var formats: FormatSet { get }

  /// How long the network may take when its source does not say; nil is what the ad unit has left.
  var patience: Duration? { get }

  /// Asks for one ad, and returns nil when the network has none to sell.
  ///
  /// A cancelled load must return soon; nobody looks at what it returns.
  func load(
    _ request: SourceRequest,
    on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer?
}
