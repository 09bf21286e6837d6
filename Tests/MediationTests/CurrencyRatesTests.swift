import Mediation
import Testing

private let rates = CurrencyRates(
  own: "EUR",
  micros: [
    "USD": 900_000, "JPY": 6_543, "HALF": 500_000, "TINY": 1, "ZERO": 0, "HUGE": .max,
    "EUR": 7_000_000,
  ])

@Suite struct CurrencyRatesTests {
  @Test(
    arguments: [
      (1_000_000, "EUR", 1_000_000), (1_000_000, "USD", 900_000), (1, "USD", 1), (0, "USD", 0),
      (1, "HALF", 1), (3, "HALF", 2), (2, "HALF", 1), (499_999, "TINY", 0), (500_000, "TINY", 1),
      (1_499_999, "TINY", 1), (1_500_000, "TINY", 2), (150_000_000, "JPY", 981_450),
      (5, "ZERO", 0), (1, "HUGE", 9_223_372_036_855), (1_000_000, "HUGE", .max),
      (999_997, "HUGE", 9_223_344_366_738_665_243), (.max, "HUGE", .max),
      (.max, "USD", 8_301_034_833_169_298_226),
      (.max, "EUR", .max), (.min, "EUR", .min), (-1, "USD", .min),
      (1, "QQQ", nil), (1, "usd", nil), (1, "", nil),
    ] as [(Int64, String, Int64?)])
  func `a price is worth its rate, rounded half up`(
    _ micros: Int64, _ currency: String, _ own: Int64?,
  ) {
    #expect(rates.micros(of: Price(cpmMicros: micros, currency: currency)) == own)
  }

  @Test func `without rates only the own currency is known`() {
    let rates = CurrencyRates()
    #expect(rates.own == "USD")
    #expect(rates.micros(of: Price(cpmMicros: 5)) == 5)
    #expect(rates.micros(of: Price(cpmMicros: 5, currency: "EUR")) == nil)
  }
}
