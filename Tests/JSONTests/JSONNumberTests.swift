import JSON
import Rehearsal
import Testing

@Suite struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0e5", 0), ("1", 1), ("1.0", 1), ("1e2", 100), ("1.5e1", 15),
      ("-1.50e2", -150),
      ("100e-2", 1), ("120e-1", 12), ("0.001e3", 1), ("0e99999999999999999999", 0), ("0.000", 0),
      ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775807.000", .max),
      ("922337203685477580.7e1", .max), ("9223372036854775808", nil), ("-9223372036854775809", nil),
      ("18446744073709551616", nil), ("99999999999999999999", nil),
      ("1e18", 1_000_000_000_000_000_000),
      ("1e19", nil), ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil),
      ("1.5", nil),
      ("0.1", nil), ("10e-2", nil), ("1.00000000000000000000000000001", nil),
      ("100000000000000000000e-20", 1),
      ("0.00000000000000000000000000000123e32", 123), ("12e-1", nil),
    ] as [(String, Int64?)])
  func `an integer is exact or is none`(text: String, value: Int64?) throws {
    #expect(try #require(JSONNumber(text)).integer == value)
  }

  @Test(
    arguments: [
      ("2.50", 6, 2_500_000), ("0.005", 2, 1), ("0.0049999999999999999999999", 2, 0),
      ("1.005", 2, 101),
      ("-1.005", 2, -101), ("-0.5", 0, -1), ("0.5", 0, 1), ("0.4", 0, 0), ("1.5", 0, 2),
      ("2.5", 0, 3),
      ("0.05", 0, 0), ("0.95", 1, 10), ("99.5", 0, 100), ("1234", -2, 12), ("1250", -2, 13),
      ("50", -2, 1),
      ("49", -2, 0), ("5", -2, 0), ("1e-400", 6, 0), ("1e400", 6, nil), ("1e-20", 26, 1_000_000),
      ("9223372036854775807", 0, .max), ("9223372036854775807.4", 0, .max),
      ("9223372036854775807.5", 0, nil),
      ("-9223372036854775808.4", 0, .min), ("-9223372036854775808.5", 0, nil),
      ("18446744073709551615.5", 0, nil),
      ("9223372036854.775807", 6, .max), ("9223372036854.7758075", 6, nil), ("0", .max, 0),
      ("0", .min, 0),
      ("1", .max, nil), ("1", .min, 0), ("1e9223372036854775807", .max, nil), ("0.1", 1, 1),
      ("1e-1", 1, 1),
      ("123.456e-1", 1, 123), ("123.456e-1", 3, 12346),
    ] as [(String, Int, Int64?)])
  func `scaling is exact and rounds halves away from zero`(
    text: String, places: Int, value: Int64?,
  ) throws {
    #expect(try #require(JSONNumber(text)).scaled(places: places) == value)
  }

  @Test(arguments: [
    ("0", 0), ("1.5", 1.5), ("-1e3", -1000), ("1e400", .infinity), ("-1e400", -.infinity),
    ("1e-400", 0),
    ("5e-324", .leastNonzeroMagnitude), ("2.4703282292062327e-324", 0),
    ("2.4703282292062328e-324", .leastNonzeroMagnitude),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1.7976931348623159e308", .infinity),
    ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
    ("9007199254740993", 9_007_199_254_740_992),
    ("9007199254740993.00000000000000000001", 9_007_199_254_740_994), ("0.1", 0.1), ("1e22", 1e22),
    ("1e23", 1e23), ("123456789012345678901234567890", 1.2345678901234568e29),
    ("1e99999999999999999999", .infinity), ("1e-99999999999999999999", 0),
  ])
  func `a double is the nearest`(text: String, value: Double) throws {
    #expect(try #require(JSONNumber(text)).double == value)
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    if value.isFinite {
      #expect(try reader.readDouble() == value)
    } else {
      #expect(throws: JSONError(offset: 0, reason: .outOfRange)) { _ = try reader.readDouble() }
    }
  }

  @Test(arguments: ["-0", "-0.0", "-0e5"])
  func `a negative zero stays one`(text: String) throws {
    #expect(try #require(JSONNumber(text)).double.sign == .minus)
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    #expect(try reader.readDouble().sign == .minus)
  }

  @Test func `numbers are equal when they are written alike`() {
    #expect(JSONNumber("1") == JSONNumber(1))
    #expect(JSONNumber("1") != JSONNumber("1.0"))
  }

  @Test func `a number of a million digits is a number`() throws {
    let digits = String(repeating: "9", count: 1_000_000)
    let whole = try #require(JSONNumber(digits))
    #expect(whole.integer == nil)
    #expect(whole.double == .infinity)
    let fraction = try #require(JSONNumber("0." + digits))
    #expect(fraction.scaled(places: 2) == 100)
    #expect(fraction.double == 1)
    let exponent = try #require(JSONNumber("1e" + digits))
    #expect(exponent.integer == nil)
    #expect(exponent.double == .infinity)
  }

  @Test func `reading agrees with what the text says, however it is written`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<Soak.times(20_000) {
      let digits = (0..<Int.random(in: 1...18, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }.joined()
      let fraction = Bool.random(using: &random) ? "." + digits : ""
      let whole = Bool.random(using: &random) ? "0" : "1" + digits.dropFirst()
      let power = Bool.random(using: &random) ? "e\(Int.random(in: -40...40, using: &random))" : ""
      let text = (Bool.random(using: &random) ? "-" : "") + whole + fraction + power
      let bytes = Array(text.utf8)
      var doubles = JSONReader(bytes.span)
      #expect(try doubles.readDouble().bitPattern == Double(text)?.bitPattern, "\(text)")
      var integers = JSONReader(bytes.span)
      let integer = try? integers.readInteger(in: .min ... .max)
      #expect(integer == JSONNumber(text)?.integer, "\(text)")
    }
  }
}
