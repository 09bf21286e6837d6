/// What a thousand impressions cost.
package struct Price: Hashable, Sendable {
  /// The price of a thousand impressions, in millionths of the currency.
  package let cpmMicros: Int64

  /// The currency as ISO 4217 names it.
  package let currency: String

  /// States a price of a thousand.
  package init(cpmMicros: Int64, currency: String = "USD") {
    self.cpmMicros = cpmMicros
    self.currency = currency
  }

  /// What one impression costs: a thousandth, rounded half up.
  ///
  /// This is the only place where money is rounded, and it happens once for each impression.
  package var impressionMicros: Int64 {
    let (thousandth, rest) = cpmMicros.quotientAndRemainder(dividingBy: 1_000)
    if rest >= 500 { return thousandth + 1 }
    return rest < -500 ? thousandth - 1 : thousandth
  }
}
