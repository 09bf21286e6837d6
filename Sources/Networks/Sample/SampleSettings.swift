package import Mediation

/// How a sample network behaves, so that every outcome of a load can be rehearsed.
package struct SampleSettings: Hashable, Sendable {
  /// How often there is an ad.
  package enum Fill: Hashable, Sendable {
    case always
    case never

    /// In that share of the loads, from 0 to 1.
    case rate(Double)

    /// In most loads, with some errors among the rest.
    case mixed

    /// The share of ads of `mixed`.
    package static let mixedRate = 0.85
  }

  /// How often one kind of error comes.
  package struct ErrorRate: Hashable, Sendable {
    /// What kind of error it is.
    package let kind: NetworkFailure.Kind

    /// In which share of the loads it comes, from 0 to 1.
    package let rate: Double

    /// States how often an error comes.
    package init(_ kind: NetworkFailure.Kind, _ rate: Double) {
      self.kind = kind
      self.rate = rate
    }
  }

  /// What native ads advertise.
  package enum NativeKind: String, Hashable, Sendable {
    case everything
    case install
    case content
    case mixed
  }

  /// The formats that it sells.
  package var formats = FormatSet(AdFormat.allCases)

  /// How long every answer takes, or half of them at most.
  package var latency: Duration = .zero

  /// How long all but a twentieth of the answers take at most, when they differ.
  package var slowLatency: Duration?

  /// How often there is an ad.
  package var fill = Fill.always

  /// What every load fails with, if it is to fail.
  package var failure: NetworkFailure?

  /// Which errors come by chance, and how often.
  package var errors: [ErrorRate] = []

  /// What it plays instead.
  package var script: SampleScript?

  /// From which chance is derived; the same seed plays the same session again.
  package var seed: UInt64 = 0

  /// What it pays for a thousand impressions, if it says so with its ads.
  package var bid: Price?

  /// By which share of it the bid goes up or down.
  package var bidSpread = 0.0

  /// How long it takes to be set up.
  package var setUp: Duration = .zero

  /// What setting it up fails with, if it is to fail.
  package var setUpFailure: NetworkFailure?

  /// What it says of itself.
  package var traits = NetworkTraits()

  /// The assets that its ads lack, by their names.
  package var omits: Set<String> = []

  /// Whether its ads have a video that may have one; rewarded ads always do.
  package var hasVideo = false

  /// What its native ads advertise.
  package var nativeKind = NativeKind.everything

  /// What its rewarded ads earn.
  package var reward = Reward(type: "coins", amount: "10")

  /// When a viewer has earned that.
  package var rewardsAt = RewardMoment.network

  /// Who wants to hear of its ads, if anybody does.
  package var tracking: AdTracking?

  /// How long it may take when the waterfall does not say.
  package var patience: Duration?

  /// A network that answers at once and always fills.
  package init() {}

  /// How long the answer takes that stands at that share of all answers, the quickest first.
  func latency(at share: Double) -> Duration {
    guard let slowLatency, slowLatency > latency else { return latency }
    if share < 0.5 { return latency * (0.5 + share) }
    if share < 0.95 { return latency + (slowLatency - latency) * ((share - 0.5) / 0.45) }
    return slowLatency * (1 + (share - 0.95) / 0.05)
  }
}
