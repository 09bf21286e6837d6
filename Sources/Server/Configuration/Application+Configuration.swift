import AdService
import Adapters
import JSON
import Mediation

extension Application {
  /// What a network is told of the application: every place that it is asked for, as it is written.
  init(of name: String, _ network: NetworkConfiguration, in configuration: Configuration) {
    var placements: [Placement] = []
    let own = network.ownCredentials
    for (unit, described) in configuration.adUnits ?? [:] {
      let formats = described.formats.map { Mediation.AdFormat($0) }
      let adUnit = AdUnitID(rawValue: unit)
      for source in described.waterfall ?? [] where source.network == name {
        placements.append(
          Placement(
            adUnit: adUnit, formats: formats, credentials: source.credentials(with: network)))
      }
      for bidder in described.bidding ?? [] where bidder == name {
        placements.append(Placement(adUnit: adUnit, formats: formats, credentials: own))
      }
    }
    self.init(credentials: own, placements: placements)
  }
}

extension NetworkConfiguration {
  /// What the network knows the publisher by.
  fileprivate var ownCredentials: [String: String] {
    var own: [String: String] = [:]
    for (name, value) in credentials ?? [:] { own[name] = value }
    return own
  }
}

extension SourceConfiguration {
  /// What the network knows the place by: its own credentials with those of the place over them.
  func credentials(with network: NetworkConfiguration) -> [String: String] {
    var all = network.ownCredentials
    for (name, value) in credentials ?? [:] { all[name] = value }
    if let parameter { all["parameter"] = parameter }
    return all
  }
}
