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
    let date = "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
    let time = [second / 3_600, second / 60 % 60, second % 60]
      .map { $0.padded(2) }
      .joined(separator: ":")
    return date + "T" + time + (milliseconds == 0 ? "Z" : ".\(milliseconds.padded(3))Z")
  }
}

extension Int {
  fileprivate func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
