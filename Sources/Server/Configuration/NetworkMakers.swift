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
    case .vast:
      VASTNetwork(
        id: id, formats: configuration.formats?.map { Mediation.AdFormat($0) },
        loader: loader(id, configuration))
    case .openrtb: openRTB(id, configuration, currency)
    }
  }

  private func openRTB(
    _ id: NetworkID, _ configuration: NetworkConfiguration, _ currency: String,
  ) -> any Network {
    let start = UInt64(bitPattern: surroundings.adapters.timeline.wallMilliseconds)
    let loader = loader(id, configuration)
    return OpenRTBNetwork(
      id: id,
      settings: OpenRTBSettings(configuration, currency, seed: start ^ id.rawValue.fingerprint),
      client: surroundings.servers,
      video: { markup, request, time throws(NetworkFailure) in
        try await loader.offer(from: markup, for: request, on: time)
      })
  }

  /// What reads the documents of VAST that a network answers with.
  private func loader(_ id: NetworkID, _ configuration: NetworkConfiguration) -> VASTLoader {
    VASTLoader(
      client: surroundings.servers, settings: VASTSettings(configuration, Engine.version),
      wallMs: { [place = surroundings.adapters] in place.timeline.wallMilliseconds },
      report: { [outlet] urls, ad in outlet.signal(.complaint(urls: urls, about: ad, of: id)) })
  }
}
