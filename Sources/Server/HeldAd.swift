import Mediation

/// An ad that the engine holds for its client.
final class HeldAd {
  /// The number in its id; ids are given out in order.
  let number: Int

  /// The name that the client calls it by.
  let id: String
  let adUnit: AdUnitID
  let network: NetworkID
  let offer: AdOffer
  let customFormat: CustomFormat?
  let price: Price?
  let loadNumber: Int

  /// When it goes stale, by the time of day.
  let expiresAtMs: Int64
  var lifecycle: AdLifecycle

  init(
    number: Int, adUnit: AdUnitID, winner: WaterfallOutcome.Winner, customFormat: CustomFormat?,
    loadNumber: Int, expiresAtMs: Int64, lifecycle: AdLifecycle,
  ) {
    self.number = number
    id = "ad-" + String(number)
    self.adUnit = adUnit
    network = winner.network
    offer = winner.offer
    price = winner.price
    self.customFormat = customFormat
    self.loadNumber = loadNumber
    self.expiresAtMs = expiresAtMs
    self.lifecycle = lifecycle
  }
}
