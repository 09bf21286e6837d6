import Mediation

/// An ad that the engine holds for its client.
final class HeldAd {
  /// The number in its id; ids are given out in order.
  let number: Int

  /// The name that the client calls it by.
  let id: String

  /// The ad unit that it was loaded for.
  let adUnit: AdUnitID

  /// The network that sold it.
  let network: NetworkID

  /// What is to be shown, and where clicks lead.
  let offer: AdOffer

  /// The custom format that it has, if it is a custom native ad.
  let customFormat: CustomFormat?

  /// What the network pays, if it is known.
  let price: Price?

  /// The load that it came from, whose explanation names it.
  let loadNumber: Int

  /// When it goes stale, by the time of day.
  let expiresAtMs: Int64

  /// Where it stands in its life.
  var lifecycle: AdLifecycle

  /// Holds an ad that has won.
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
