/// An ad that would do, and what it is worth against others.
package final class RankedOffer: Sendable {
  /// The ad.
  package let offer: AdOffer

  /// The place of its source.
  package let place: Int

  /// What decides between ads, in millionths of the currency.
  let micros: Int64

  /// What it pays, as far as it is known, in the engine's own currency.
  package let price: Price?

  /// Whether the network named the price for this very ad.
  package let isPricePrecise: Bool

  /// What a thousand impressions can pay: up to a billion, as in the configuration.
  private static let believable: ClosedRange<Int64> = 0...1_000_000_000_000_000

  /// Puts an ad in its rank, or says why its price cannot be used.
  package init(
    _ offer: AdOffer, of source: WaterfallSource, at place: Int, in waterfall: Waterfall,
  ) throws(OfferFault) {
    self.offer = offer
    self.place = place
    let rates = waterfall.rates
    let named = offer.terms.price
    let bid = named.flatMap(rates.micros)
    if let bid, !Self.believable.contains(bid) { throw .noPrice }
    if source.isBidder {
      if let named, bid == nil { throw .unknownCurrency(named.currency) }
      guard bid != nil else { throw .noPrice }
    }
    // A step is worth what the configuration says; what it names itself counts for money alone.
    let configured = source.isBidder ? nil : source.price.flatMap(rates.micros)
    if configured == nil, let bid, let floor = waterfall.floorMicros, bid < floor {
      throw .belowFloor(bid, floor)
    }
    micros = source.isBidder ? bid ?? 0 : waterfall.worths[place]
    price = (configured ?? bid).map { Price(cpmMicros: $0, currency: rates.own) }
    isPricePrecise = configured == nil && bid != nil
  }

  /// The same in every respect, with the ad made complete.
  init(_ other: RankedOffer, finished offer: AdOffer) {
    self.offer = offer
    place = other.place
    micros = other.micros
    price = other.price
    isPricePrecise = other.isPricePrecise
  }

  /// Whether this ad is the better one; of two that are worth the same the earlier source's is.
  func beats(_ other: RankedOffer) -> Bool {
    (other.micros, place) < (micros, other.place)
  }
}
