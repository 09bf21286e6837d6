import AdService
import Adapters
import JSON
import Mediation
import Networks

extension SampleSettings {
  /// Takes over what the configuration says; bids are in the currency unless it says otherwise.
  init(_ network: NetworkConfiguration, _ currency: String) {
    self.init()
    if let formats = network.formats {
      self.formats = FormatSet(formats.map { Mediation.AdFormat($0) })
    }
    latency = .milliseconds(network.latencyMs)
    slowLatency = network.latencyP95Ms.map { .milliseconds($0) }
    fill = SampleFill(network.fill)?.fill ?? .always
    failure = network.fails.map(NetworkFailure.init)
    errors = (network.errors ?? []).map { ErrorRate(.init($0.kind), $0.rate) }
    script = network.script.flatMap { Networks.SampleScript($0.rawValue) }
    seed = UInt64(network.seed)
    bid = network.bid?.scaled(places: 6).map {
      Mediation.Price(cpmMicros: $0, currency: network.bidCurrency ?? network.currency ?? currency)
    }
    bidSpread = network.bidSpread
    setUp = .milliseconds(network.setUpMs)
    setUpFailure = network.setUpFails.map(NetworkFailure.init)
    traits.adapterVersion = network.adapterVersion.map { VersionNumber($0) }
    traits.sdkVersion = network.sdkVersion.map { VersionNumber($0) }
    takeCreatives(from: network)
    patience = network.timeoutMs.map { .milliseconds($0) }
  }

  private mutating func takeCreatives(from network: NetworkConfiguration) {
    omits = Set(network.omits ?? [])
    hasVideo = network.video
    nativeKind = network.nativeKind.flatMap { NativeKind(rawValue: $0.rawValue) } ?? .everything
    tracking = AdTracking(network.trackers)
    rewardsAt =
      switch network.rewardsAt {
      case .completion: .completion
      case .skippable: .skippable
      case .network, nil: .network
      }
    if let reward = network.reward {
      self.reward = Mediation.Reward(type: reward.type, amount: reward.amount.text)
    }
  }
}

extension NetworkFailure {
  fileprivate init(_ failure: SampleFailure) {
    self.init(
      failure.kind.map(Kind.init) ?? .adapterFailed, domain: failure.domain, code: failure.code,
      message: failure.message,
      retryAfter: failure.retryAfterMs.map { .milliseconds($0) })
  }
}

extension NetworkFailure.Kind {
  fileprivate init(_ kind: SampleFailureKind) {
    self =
      switch kind {
      case .invalidRequest: .invalidRequest
      case .networkError: .networkError
      case .serverError: .serverError
      case .timeout: .timeout
      case .badMediationSettings: .badMediationSettings
      case .adapterFailed: .adapterFailed
      case .internalError: .internalError
      case .invalidArgument: .invalidArgument
      }
  }
}
