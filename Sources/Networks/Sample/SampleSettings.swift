package import Mediation

/// How a sample network behaves, so that every outcome of a load can be rehearsed.
package struct SampleSettings: Hashable, Sendable {
  /// How often there is an ad.
  package enum Fill: Hashable, Sendable {
    case always
    case never

    /// In that share of the loads, from 0 to 1.
    case rate(Double)
  }

  /// How long every answer takes.
  package var latency: Duration = .zero

  /// How often there is an ad.
  package var fill = Fill.always

  /// What every load fails with, if it is to fail.
  package var failure: NetworkFailure?

  /// From which chance is derived; the same seed plays the same session again.
  package var seed: UInt64 = 0

  /// The assets that its ads lack, by their names.
  package var omits: Set<String> = []

  /// Whether its ads have a video that may have one; rewarded ads always do.
  package var hasVideo = false

  /// What its rewarded ads earn.
  package var reward = Reward(type: "coins", amount: "10")

  /// How long it may take when the waterfall does not say.
  package var patience: Duration?

  /// A network that answers at once and always fills.
  package init() {}
}
