import AdService
import Adapters
import HTTP
import Loop
import Mediation
import Networks
import RPC

/// Makes the networks that a configuration names.
struct NetworkMakers: Sendable {
  private let place: AdapterPlace
  private let servers: any HTTPClient
  private let log: Log
  private let outlet: any SignalOutlet

  /// Takes where adapters live, who asks servers, and where all networks say things.
  init(at place: AdapterPlace, asking servers: any HTTPClient, log: Log, outlet: any SignalOutlet) {
    self.place = place
    self.servers = servers
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
        at: place,
        log: { log.write(.notice, "network \(id.rawValue): \($0)", call: nil) },
        readTime: { Timestamp.parse($0) })
    case .openrtb:
      openRTB(id, configuration, currency)
    }
  }

  /// A network whose configuration says nothing of OpenRTB has been refused before.
  private func openRTB(
    _ id: NetworkID, _ configuration: NetworkConfiguration, _ currency: String,
  ) -> any Network {
    let settings = OpenRTBSettings(
      configuration, currency,
      seed: UInt64(bitPattern: place.timeline.wallMilliseconds) ^ id.rawValue.fingerprint)
    return OpenRTBNetwork(
      id: id, settings: settings ?? OpenRTBSettings(endpoint: ""), client: servers,
      video: Self.video)
  }

  /// Nothing reads videos yet that are documents of others.
  private static let video: OpenRTBNetwork.VideoReader = {
    _, _, _ throws(NetworkFailure) -> AdOffer? in
    throw NetworkFailure(
      .internalError, domain: "adpipe", code: 0, message: "nothing here reads VAST")
  }
}
