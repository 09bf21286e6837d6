/// Times as they travel: RFC 3339 in text, milliseconds since the epoch inside.
package enum Timestamp {
  private static let dayMs: Int64 = 86_400_000

  /// Reads an RFC 3339 date and time of the years 0000 to 9999, or returns nil.
  ///
  /// Digits beyond the millisecond are cut off. The letters T and Z may be small, as RFC 3339 has
  /// it; a space between date and time is not taken. A leap second is refused, because the
  /// milliseconds of the epoch have no place for it and moving it would move an ad break by a
  /// second unseen.
  package static func parse(_ text: String) -> Int64? {
    var reader = TimestampReader(text)
    return reader.read()
  }

  /// Writes a time in UTC, with milliseconds only where they are not zero.
  ///
  /// Times outside of the years 0000 to 9999, which RFC 3339 cannot express, are written as the
  /// nearest it can.
  package static func text(_ ms: Int64) -> String {
    let clamped = min(max(ms, -62_167_219_200_000), 253_402_300_799_999)
    let days = clamped.flooredQuotient(dayMs)
    let inDay = Int(clamped - days * dayMs)
    let (year, month, day) = CivilDay.date(ofDay: days)
    let (second, milliseconds) = (inDay / 1_000, inDay % 1_000)
    var text = pattern
    write(year, to: &text, endingAt: 4)
    write(month, to: &text, endingAt: 7)
    write(day, to: &text, endingAt: 10)
    write(second / 3_600, to: &text, endingAt: 13)
    write(second / 60 % 60, to: &text, endingAt: 16)
    write(second % 60, to: &text, endingAt: 19)
    guard milliseconds == 0 else {
      write(milliseconds, to: &text, endingAt: 23)
      return String(decoding: text, as: UTF8.self)
    }
    text[19] = UInt8(ascii: "Z")
    return String(decoding: text[..<20], as: UTF8.self)
  }

  private static let pattern = Array("0000-00-00T00:00:00.000Z".utf8)

  /// Writes a number over zeros, so that its last digit stands before that place.
  private static func write(_ number: Int, to text: inout [UInt8], endingAt end: Int) {
    var (rest, place) = (number, end)
    while rest > 0 {
      place -= 1
      text[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }
}
