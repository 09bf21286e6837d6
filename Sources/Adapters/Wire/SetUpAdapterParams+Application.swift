import AdService
import JSON
import Mediation

extension SetUpAdapterParams {
  /// All places that a network has, as they travel.
  init(_ application: Application, of settings: AdapterSettings) {
    let whole: (any Sendable)? = application.context.whole
    self.init(
      network: settings.id.rawValue, credentials: JSONMap(sorted: application.credentials),
      placements: application.placements.map(AdapterPlacement.init),
      context: whole as? Context ?? Context())
  }
}

extension AdapterPlacement {
  fileprivate init(_ placement: Application.Placement) {
    self.init(
      adUnit: placement.adUnit.rawValue, formats: placement.formats.map(WireFormat.init),
      credentials: JSONMap(sorted: placement.credentials))
  }
}
