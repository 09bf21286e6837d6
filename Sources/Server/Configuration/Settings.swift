import AdService
import JSON
import Mediation
import Networks
import Pods

/// The configuration as the engine works with it: names are resolved and values have their types.
struct Settings: Sendable {
  /// A place that ads are loaded for.
  struct AdUnit: Sendable {
    let id: AdUnitID
    let formats: [Mediation.AdFormat]
    let customFormats: [CustomFormat]
    let waterfall: Waterfall
  }

  /// A network and what is said about it.
  struct ConfiguredNetwork: Sendable {
    let network: any Network
    let configuration: NetworkConfiguration
  }

  let networks: JSONMap<ConfiguredNetwork>
  let adUnits: [String: AdUnit]
  let streams: [String: PodStream]
  let currency: String
  let lifetime: Duration
  let limits: LimitsConfiguration

  /// Resolves a configuration in which no mistake was found.
  ///
  /// Limits that are in force already stay as they are, whatever it says of them.
  init(_ configuration: Configuration, keeping limits: LimitsConfiguration? = nil) {
    let formats = (configuration.customFormats ?? [:]).reduce(into: [String: CustomFormat]()) {
      $0[$1.name] = CustomFormat($1.name, $1.value)
    }
    var networks = JSONMap<ConfiguredNetwork>()
    for (name, network) in configuration.networks ?? [:] {
      networks[name] = ConfiguredNetwork(name, network)
    }
    var adUnits: [String: AdUnit] = [:]
    for (name, unit) in configuration.adUnits ?? [:] {
      adUnits[name] = AdUnit(name, unit, networks, formats, configuration.currency)
    }
    var streams: [String: PodStream] = [:]
    for (name, stream) in configuration.streams ?? [:] {
      streams[name] = PodStream(name, stream)
    }
    self.networks = networks
    self.adUnits = adUnits
    self.streams = streams
    currency = configuration.currency
    lifetime = .milliseconds(configuration.expiresAfterMs)
    self.limits = limits ?? configuration.limits ?? LimitsConfiguration()
  }
}

extension Settings.ConfiguredNetwork {
  fileprivate init(_ name: String, _ configuration: NetworkConfiguration) {
    let id = NetworkID(rawValue: name)
    self.configuration = configuration
    switch configuration.adapter {
    case .sample: network = SampleNetwork(id: id, settings: SampleSettings(configuration))
    }
  }
}

extension Settings.AdUnit {
  fileprivate init(
    _ name: String, _ unit: AdUnitConfiguration, _ networks: JSONMap<Settings.ConfiguredNetwork>,
    _ formats: [String: CustomFormat], _ currency: String,
  ) {
    id = AdUnitID(rawValue: name)
    self.formats = unit.formats.compactMap { Mediation.AdFormat(rawValue: $0.rawValue) }
    customFormats = (unit.customFormats ?? []).compactMap { formats[$0] }
    let sources = unit.waterfall.compactMap { source in
      networks[source.network].map { WaterfallSource(source, $0, currency) }
    }
    waterfall = Waterfall(sources, patience: .milliseconds(unit.timeoutMs))
  }
}

extension WaterfallSource {
  fileprivate init(
    _ source: SourceConfiguration, _ network: Settings.ConfiguredNetwork, _ currency: String,
  ) {
    var credentials: [String: String] = [:]
    for (name, value) in network.configuration.credentials ?? [:] { credentials[name] = value }
    for (name, value) in source.credentials ?? [:] { credentials[name] = value }
    if let parameter = source.parameter { credentials["parameter"] = parameter }
    let price = source.price?.scaled(places: 6).map {
      Mediation.Price(cpmMicros: $0, currency: currency)
    }
    self.init(
      network.network, credentials: credentials, price: price,
      patience: source.timeoutMs.map { .milliseconds($0) })
  }
}

extension CustomFormat {
  fileprivate init(_ id: String, _ format: CustomFormatConfiguration) {
    self.init(
      id: id, name: format.name,
      assets: format.assets.map { Asset($0.name, $0.value == .text ? .text : .image) },
      clickable: format.clickable ?? [], videoFallback: format.video?.fallback)
  }
}

extension PodStream {
  fileprivate init(_ id: String, _ stream: StreamConfiguration) {
    self.init(
      id: id, networkCode: stream.networkCode, customAssetKey: stream.customAssetKey,
      breakDurationMs: Int64(stream.breakDurationMs), isLive: stream.live)
  }
}

extension SampleSettings {
  fileprivate init(_ network: NetworkConfiguration) {
    self.init()
    latency = .milliseconds(network.latencyMs)
    fill = SampleFill(network.fill)?.fill ?? .always
    failure = network.fails.map(NetworkFailure.init)
    seed = UInt64(network.seed)
    omits = Set(network.omits ?? [])
    hasVideo = network.video
    if let reward = network.reward {
      self.reward = Mediation.Reward(type: reward.type, amount: reward.amount.text)
    }
    patience = network.timeoutMs.map { .milliseconds($0) }
  }
}

extension NetworkFailure {
  fileprivate init(_ failure: SampleFailure) {
    let kind: Kind =
      switch failure.kind {
      case .invalidRequest: .invalidRequest
      case .networkError: .networkError
      case .serverError: .serverError
      case .timeout: .timeout
      case .badMediationSettings: .badMediationSettings
      case .adapterFailed, nil: .adapterFailed
      case .internalError: .internalError
      case .invalidArgument: .invalidArgument
      }
    self.init(kind, domain: failure.domain, code: failure.code, message: failure.message)
  }
}
