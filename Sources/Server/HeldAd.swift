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

  /// What the viewer earns: as the ad unit has it, else as the network does.
  let reward: Reward?

  /// What the network pays, if it is known.
  let price: Price?

  /// Whether the network named the price for this very ad.
  let isPricePrecise: Bool

  /// The load that it came from, whose explanation names it.
  let loadNumber: Int

  /// When it goes stale, by the time of day.
  let expiresAtMs: Int64

  /// The part that the network takes in it, if it takes one.
  let engagement: Engagement?

  /// What it takes to tell those behind it what happens to it, if anybody wants to hear.
  let tracked: TrackedAd?

  /// Where it stands in its life.
  var lifecycle: AdLifecycle

  /// Whether it is kept at hand until somebody takes it.
  var isBuffered = false

  /// Whether its viewer has said that it is not wanted.
  var isMuted = false

  /// What it takes to let a network take part in its ad.
  struct Engagement: Sendable {
    let network: any Network
    let name: OfferName
    let parameter: String?
    let extras: String?
  }

  /// Holds an ad that has won.
  init(
    number: Int, adUnit: AdUnitID, winner: WaterfallOutcome.Winner, customFormat: CustomFormat?,
    reward: Reward?, loadNumber: Int, expiresAtMs: Int64, engagement: Engagement?,
    tracked: TrackedAd?, lifecycle: AdLifecycle,
  ) {
    self.number = number
    id = "ad-" + String(number)
    self.adUnit = adUnit
    network = winner.source.network.id
    offer = winner.ranked.offer
    price = winner.ranked.price
    isPricePrecise = winner.ranked.isPricePrecise
    self.customFormat = customFormat
    self.reward = reward
    self.loadNumber = loadNumber
    self.expiresAtMs = expiresAtMs
    self.engagement = engagement
    self.tracked = tracked
    self.lifecycle = lifecycle
  }
}
