package import AdService
package import Mediation
import Networks

/// Makes the networks that a configuration names.
package struct NetworkMakers: Sendable {
  /// Makes a network that a program speaks for, whose floors are in that currency.
  package typealias ProcessMaker =
    @Sendable (NetworkID, NetworkConfiguration, _ currency: String) -> any Network

  private let process: ProcessMaker
  private let outlet: any SignalOutlet

  /// Takes the way to make networks that programs speak for, and where all networks say things.
  package init(process: @escaping ProcessMaker, outlet: any SignalOutlet) {
    self.process = process
    self.outlet = outlet
  }

  /// Makes the network of that name, whose prices are in that currency unless it says otherwise.
  func network(
    _ id: NetworkID, _ configuration: NetworkConfiguration, _ currency: String,
  ) -> any Network {
    switch configuration.adapter {
    case .sample:
      SampleNetwork(id: id, settings: SampleSettings(configuration, currency), outlet: outlet)
    case .process: process(id, configuration, currency)
    }
  }
}
