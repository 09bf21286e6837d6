/// What money of other currencies is worth in the engine's own.
///
/// A rate is kept as the millionths of the own currency that one unit of the other is worth, so
/// that prices stay whole numbers.
package struct CurrencyRates: Hashable, Sendable {
  /// The currency that all prices are compared in, as ISO 4217 names it.
  package let own: String

  private let ratesMicros: [String: Int64]

  /// Takes rates in millionths: what one unit of each currency is worth.
  package init(own: String = "USD", micros rates: [String: Int64] = [:]) {
    self.own = own
    ratesMicros = rates
  }

  /// The price of a thousand in millionths of the own currency; nil without a rate.
  ///
  /// It is rounded half up. A price that would not fit into a whole number has none.
  package func micros(of price: Price) -> Int64? {
    if price.currency == own { return price.cpmMicros }
    guard let rate = ratesMicros[price.currency] else { return nil }
    let product = price.cpmMicros.multipliedFullWidth(by: rate)
    guard let (whole, rest) = Self.quotient(product) else { return nil }
    return rest >= 500_000 ? whole + 1 : whole
  }

  /// Divides by a million, unless what comes out is more than fits.
  private static func quotient(
    _ product: (high: Int64, low: UInt64),
  ) -> (whole: Int64, rest: Int64)? {
    guard product.high >= 0, product.high < 499_999 else { return nil }
    let (whole, rest) = Int64(1_000_000).dividingFullWidth(product)
    return (whole, rest)
  }
}
