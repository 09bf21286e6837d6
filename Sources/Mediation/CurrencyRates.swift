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
  /// It is rounded half up. One that would not fit into a whole number is the highest there is.
  package func micros(of price: Price) -> Int64? {
    if price.currency == own { return price.cpmMicros }
    guard let rate = ratesMicros[price.currency] else { return nil }
    let product = price.cpmMicros.multipliedFullWidth(by: rate)
    guard product.high >= 0 else { return .min }
    guard product.high < 499_999 else { return .max }
    let (whole, rest) = Int64(1_000_000).dividingFullWidth(product)
    return rest >= 500_000 ? whole + 1 : whole
  }
}
