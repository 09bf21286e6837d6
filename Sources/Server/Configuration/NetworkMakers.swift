import AdService
import Adapters
import Loop
import Mediation
import Networks
import RPC

/// Makes the networks that a configuration names.
struct NetworkMakers: Sendable {
  private let surroundings: Surroundings
  private let log: Log
  private let outlet: any SignalOutlet

  /// Takes those outside that networks have to do with, and where all of them say things.
  init(in surroundings: Surroundings, log: Log, outlet: any SignalOutlet) {
    self.surroundings = surroundings
    self.log = log
    self.outlet = outlet
  }

  /// Makes the network of that name, whose prices are in that currency unless it says otherwise.
  func network(
    _ id: NetworkID, _ configuration: NetworkConfiguration, _ currency: String,
  ) -> any Network {
    switch configuration.adapter {
    case .sample:
      SampleNetwork(id: id, settings: SampleSettings(configuration, currency), outlet: outlet)
    case .process:
      ProcessNetwork(
        AdapterSettings(id, configuration, currency: currency, engineVersion: Engine.version),
        at: surroundings.adapters,
        log: { log.write(.notice, "network \(id.rawValue): \($0)", call: nil) },
        readTime: { Timestamp.parse($0) })
    case .vast: vast(id, configuration)
    }
  }

  private func vast(_ id: NetworkID, _ configuration: NetworkConfiguration) -> any Network {
    let loader = VASTLoader(
      client: surroundings.servers, settings: VASTSettings(configuration, Engine.version),
      wallMs: { [place = surroundings.adapters] in place.timeline.wallMilliseconds },
      report: { [outlet] urls, ad in outlet.signal(.complaint(urls: urls, about: ad, of: id)) })
    return VASTNetwork(
      id: id, formats: configuration.formats?.map { Mediation.AdFormat($0) }, loader: loader)
  }
}
