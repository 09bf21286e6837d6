package import AdService
import Adapters
import JSON
import Mediation
package import RPC

extension Engine {
  package func listNetwork(
    _ params: ListNetworkParams, _ call: RPCCall,
  ) throws(RPCError) -> ListNetworkResult {
    ListNetworkResult(
      networks: holdings.settings.networks.map { name, configured in status(of: name, configured) })
  }

  package func setUpNetwork(
    _ params: SetUpNetworkParams, _ call: RPCCall, _ stream: RPCStream<NetworkStatus>,
  ) async throws(RPCError) -> SetUpNetworkResult {
    let names = params.networks ?? holdings.settings.networks.map(\.name)
    for name in names { try beginSetUp(of: name) }
    var told: [String: NetworkState] = [:]
    var reader = news.subscribe()
    defer { news.unsubscribe(reader) }
    while true {
      for name in names {
        // What a reload has taken out of the configuration is not waited for.
        guard let configured = holdings.settings.networks[name] else {
          told[name] = nil
          continue
        }
        if case .idle? = holdings.roster[configured.network.id]?.standing {
          setUp(configured, in: holdings)
        }
        let status = status(of: name, configured)
        guard told[name] != status.state else { continue }
        told[name] = status.state
        try await stream.send(status)
      }
      let ready = told.count { $0.value == .ready }
      let failed = told.count { $0.value == .failed }
      if isEnding || ready + failed >= told.count {
        return SetUpNetworkResult(ready: ready, failed: failed)
      }
      guard await reader.next() else { throw .cancelled }
    }
  }

  private func beginSetUp(of name: String) throws(RPCError) {
    guard let configured = holdings.settings.networks[name] else {
      let nearest = NearestWord.of(name, in: holdings.settings.networks.map(\.name))
      throw RPCError(
        .unknownNetwork, "there is no network \(name)",
        remedy: nearest.map { "Did you mean \($0)?" })
    }
    switch holdings.roster[configured.network.id]?.standing {
    case .idle, .failed: setUp(configured, in: holdings)
    case .settingUp, .ready, nil: break
    }
  }

  /// Sets the networks of an ad unit up that nobody has set up yet.
  func setUpForFirstUse(_ unit: Settings.AdUnit) {
    for source in unit.waterfall.sources where source.network.needsSetUp {
      let name = source.network.id.rawValue
      guard case .idle? = holdings.roster[source.network.id]?.standing,
        let configured = holdings.settings.networks[name]
      else { continue }
      setUp(configured, in: holdings)
    }
  }

  /// Sets all networks up that nobody has set up yet, unless that is left to their first use.
  func setUpIdleNetworks(of holdings: Holdings) {
    guard holdings.settings.setsUpAtStart else { return }
    for (_, configured) in holdings.settings.networks where configured.network.needsSetUp {
      guard case .idle? = holdings.roster[configured.network.id]?.standing else { continue }
      setUp(configured, in: holdings)
    }
  }

  /// Has a network set up, which goes on beside the calls.
  func setUp(_ configured: Settings.ConfiguredNetwork, in holdings: Holdings) {
    let network = configured.network
    holdings.roster.note(.settingUp, of: network.id)
    let application = Application(
      credentials: configured.application.credentials,
      placements: configured.application.placements,
      context: configured.contextForSetUp(particulars.context))
    chores.add { engine in
      await network.serve(application, on: engine.time, engine.chores.outlet)
    }
  }

  /// Lets networks know what is known by now, for when they have to be set up again.
  func renewContexts() {
    for (_, configured) in holdings.settings.networks where configured.network.needsSetUp {
      configured.network.renew(configured.contextForSetUp(particulars.context))
    }
  }

  private func status(of name: String, _ configured: Settings.ConfiguredNetwork) -> NetworkStatus {
    let network = configured.network
    let entry = holdings.roster[network.id]
    let (state, traits, failure) = (entry?.standing ?? .idle).onWire
    let formats = traits?.formats ?? network.formats
    let health = entry?.health
    let left = (health?.backOffEnd ?? .zero) - time.now
    var violations = JSONMap<Int>()
    for (reason, count) in (entry?.violations ?? [:]).sorted(by: { $0.key < $1.key }) {
      violations[reason] = count
    }
    return NetworkStatus(
      name: name, adapter: configured.configuration.adapter, state: state,
      formats: Mediation.AdFormat.allCases.filter(formats.contains).map(WireFormat.init),
      adapterVersion: traits?.adapterVersion?.text, sdkVersion: traits?.sdkVersion?.text,
      failure: failure.map { AdapterFailure($0) },
      failureShare: health.flatMap { $0.failures > 0 ? $0.shownFailures : nil },
      backOffMs: left > .zero ? Int(left.wholeMs) : nil,
      violations: violations.isEmpty ? nil : violations,
      className: configured.configuration.className)
  }
}

extension Settings.ConfiguredNetwork {
  /// What the network is told when it is set up.
  fileprivate func contextForSetUp(_ context: AdContext) -> AdContext {
    rule?.contextForSetUp(context) ?? context
  }
}

extension NetworkHealth {
  /// The share of failures in thousandths, which is as far as anyone reads.
  fileprivate var shownFailures: Double { (failures * 1_000).rounded() / 1_000 }
}

extension NetworkStanding {
  /// The standing as it travels, with what is known of it.
  fileprivate var onWire: (NetworkState, NetworkTraits?, NetworkFailure?) {
    switch self {
    case .idle: (.idle, nil, nil)
    case .settingUp: (.notReady, nil, nil)
    case .ready(let traits): (.ready, traits, nil)
    case .failed(let failure): (.failed, nil, failure)
    }
  }
}
