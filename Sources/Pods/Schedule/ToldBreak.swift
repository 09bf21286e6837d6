/// A break as the signalling endpoint of a stream tells it.
package struct ToldBreak: Hashable, Sendable {
  /// The name that all viewers share.
  package let identifier: PodIdentifier

  /// When it begins, by the dates that the stream carries.
  package let startMs: Int64

  /// How long it lasts; nil is as long as the stream's breaks are.
  package let durationMs: Int64?

  /// What the ad server is told of it.
  package let demand: AdDemand

  /// The splice message that came with it, not decoded.
  package let message: [UInt8]?

  /// Describes a break.
  package init(
    _ identifier: PodIdentifier, startMs: Int64, durationMs: Int64? = nil,
    demand: AdDemand = .none, message: [UInt8]? = nil,
  ) {
    self.identifier = identifier
    self.startMs = startMs
    self.durationMs = durationMs
    self.demand = demand
    self.message = message
  }
}
