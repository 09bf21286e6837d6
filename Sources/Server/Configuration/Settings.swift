import AdService
import Adapters
import JSON
import Mediation
import Networks
import Pods

/// The configuration as the engine works with it: names are resolved and values have their types.
///
/// What each load looks at is in classes, so that to look costs nothing.
final class Settings: Sendable {
  /// A place that ads are loaded for.
  final class AdUnit: Sendable {
    let id: AdUnitID
    let formats: [Mediation.AdFormat]
    let customFormats: [CustomFormat]
    let waterfall: Waterfall
    let reward: Mediation.Reward?

    fileprivate init(
      _ name: String, _ unit: AdUnitConfiguration, _ waterfall: Waterfall,
      _ formats: [String: CustomFormat],
    ) {
      id = AdUnitID(rawValue: name)
      self.formats = unit.formats.map { Mediation.AdFormat($0) }
      customFormats = (unit.customFormats ?? []).compactMap { formats[$0] }
      reward = unit.reward.map(Mediation.Reward.init)
      self.waterfall = waterfall
    }
  }

  /// A network and what is said about it.
  final class ConfiguredNetwork: Sendable {
    let network: any Network
    let configuration: NetworkConfiguration
    let application: Application
    let lifetimes: Lifetimes
    let rule: PrivacyRule?

    fileprivate init(
      _ network: any Network, _ configuration: NetworkConfiguration, _ application: Application,
      _ lifetimes: Lifetimes, _ rule: PrivacyRule?,
    ) {
      self.network = network
      self.configuration = configuration
      self.application = application
      self.lifetimes = lifetimes
      self.rule = rule
    }
  }

  let networks: JSONMap<ConfiguredNetwork>
  let adUnits: [String: AdUnit]
  let streams: [String: PodStream]
  let rates: CurrencyRates
  let presentPatience: Duration
  let rewardGrace: Duration
  let setsUpAtStart: Bool
  let tracking: TrackingSettings
  let limits: LimitsConfiguration

  /// The currency that all prices are said in.
  var currency: String { rates.own }

  /// Resolves a configuration in which no mistake was found.
  ///
  /// What is in force already stays as it is: the limits, whatever it says of them, and each
  /// network of which it says the same as before.
  init(
    _ configuration: Configuration, keeping old: Settings? = nil, makers: NetworkMakers,
  ) {
    let formats = (configuration.customFormats ?? [:]).reduce(into: [String: CustomFormat]()) {
      $0[$1.name] = CustomFormat($1.name, $1.value)
    }
    let rates = CurrencyRates(configuration)
    let policy = PrivacyPolicy(configuration.privacy)
    var networks = JSONMap<ConfiguredNetwork>()
    for (name, network) in configuration.networks ?? [:] {
      let application = Application(of: name, network, in: configuration)
      let known = old?.networks[name].flatMap { $0.isSame(network, for: application) ? $0 : nil }
      networks[name] = ConfiguredNetwork(
        known?.network ?? makers.network(NetworkID(rawValue: name), network, rates.own), network,
        application, Lifetimes(configuration, network), PrivacyRule(of: network, policy))
    }
    var adUnits: [String: AdUnit] = [:]
    for (name, unit) in configuration.adUnits ?? [:] {
      adUnits[name] = AdUnit(name, unit, Waterfall(unit, networks, rates), formats)
    }
    var streams: [String: PodStream] = [:]
    for (name, stream) in configuration.streams ?? [:] {
      streams[name] = PodStream(name, stream)
    }
    self.networks = networks
    self.adUnits = adUnits
    self.streams = streams
    self.rates = rates
    presentPatience = .milliseconds(configuration.presentTimeoutMs)
    rewardGrace = .milliseconds(configuration.rewardGraceMs)
    setsUpAtStart = configuration.setUp != .firstUse
    limits = old?.limits ?? configuration.limits ?? LimitsConfiguration()
    tracking = TrackingSettings(configuration.tracking ?? TrackingConfiguration(), limits)
  }
}

extension Settings.ConfiguredNetwork {
  /// Whether a network of which that is said is this one.
  fileprivate func isSame(_ other: NetworkConfiguration, for application: Application) -> Bool {
    configuration == other && self.application.placements == application.placements
  }
}

extension Settings {
  /// Whether the network is still the one of that name.
  func keeps(_ network: ConfiguredNetwork, named name: String) -> Bool {
    networks[name].map { $0.isSame(network.configuration, for: network.application) } ?? false
  }
}

extension Waterfall {
  fileprivate convenience init(
    _ unit: AdUnitConfiguration, _ networks: JSONMap<Settings.ConfiguredNetwork>,
    _ rates: CurrencyRates,
  ) {
    let steps = (unit.waterfall ?? []).compactMap { source in
      networks[source.network].map { WaterfallSource(source, $0, rates.own) }
    }
    let bidders = (unit.bidding ?? []).compactMap { name in
      networks[name].map { WaterfallSource(bidder: $0, rates.own) }
    }
    self.init(
      steps, bidders: bidders, patience: .milliseconds(unit.timeoutMs),
      pace: Waterfall.Pace(batch: unit.batchSize, takesFirst: unit.fanOut == .firstReady),
      floorMicros: unit.floor?.scaled(places: 6), rates: rates)
  }
}

extension WaterfallSource {
  fileprivate convenience init(
    _ source: SourceConfiguration, _ network: Settings.ConfiguredNetwork, _ currency: String,
  ) {
    self.init(
      network.network, credentials: source.credentials(with: network.configuration),
      price: Mediation.Price(source.price, network.configuration.currency ?? currency),
      patience: source.timeoutMs.map { .milliseconds($0) }, rule: network.rule)
  }

  fileprivate convenience init(bidder network: Settings.ConfiguredNetwork, _ currency: String) {
    let configuration = network.configuration
    self.init(
      bidder: network.network, credentials: network.application.credentials,
      maxPrice: Mediation.Price(configuration.maxPrice, configuration.currency ?? currency),
      rule: network.rule)
  }
}

extension Mediation.Price {
  fileprivate init?(_ price: JSONNumber?, _ currency: String) {
    guard let micros = price?.scaled(places: 6) else { return nil }
    self.init(cpmMicros: micros, currency: currency)
  }
}

extension Mediation.Reward {
  /// A reward that the configuration promises.
  init(_ reward: WireReward) {
    self.init(type: reward.type, amount: reward.amount.text)
  }
}

extension CurrencyRates {
  fileprivate init(_ configuration: Configuration) {
    var rates: [String: Int64] = [:]
    for (name, rate) in configuration.currencies ?? [:] {
      if let micros = rate.scaled(places: 6) { rates[name] = micros }
    }
    self.init(own: configuration.currency, micros: rates)
  }
}

extension CustomFormat {
  fileprivate convenience init(_ id: String, _ format: CustomFormatConfiguration) {
    self.init(
      id: id, name: format.name,
      assets: format.assets.map { Asset($0.name, $0.value == .text ? .text : .image) },
      clickable: format.clickable ?? [], videoFallback: format.video?.fallback)
  }
}
