import Mediation
import Testing

@Suite struct PriceTests {
  @Test(
    arguments: [
      (0, 0), (1, 0), (499, 0), (500, 1), (999, 1), (1_000, 1), (1_499, 1), (1_500, 2),
      (2_500_000, 2_500), (1_234_567, 1_235), (.max, 9_223_372_036_854_776),
      (-1, 0), (-500, 0), (-501, -1), (-1_500, -1), (-1_501, -2), (.min, -9_223_372_036_854_776),
    ] as [(Int64, Int64)])
  func `an impression costs a thousandth rounded half up`(_ cpm: Int64, _ impression: Int64) {
    #expect(Price(cpmMicros: cpm).impressionMicros == impression)
  }

  @Test func `a price is in dollars when nobody says`() {
    #expect(Price(cpmMicros: 1).currency == "USD")
  }
}
