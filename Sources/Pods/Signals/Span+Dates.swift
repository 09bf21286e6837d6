extension Span<UInt8> {
  /// Reads a date and time of ISO 8601, in microseconds since 1970.
  ///
  /// The zone may be `Z`, `+01:00`, `+0100` or `+01`; a date without one is taken for universal
  /// time, as players do. A leap second is the second after it.
  func date(in range: Range<Int>) -> Int64? {
    let range = trimmed(range)
    let start = range.lowerBound
    guard range.count >= 19, self[start + 4] == UInt8(ascii: "-"),
      self[start + 7] == UInt8(ascii: "-"), [0x54, 0x74, 0x20].contains(self[start + 10]),
      self[start + 13] == UInt8(ascii: ":"), self[start + 16] == UInt8(ascii: ":"),
      let year = digits(4, at: start), let month = digits(2, at: start + 5),
      let day = digits(2, at: start + 8), let hour = digits(2, at: start + 11),
      let minute = digits(2, at: start + 14), let second = digits(2, at: start + 17),
      1...12 ~= month, 1...31 ~= day, hour <= 23, minute <= 59, second <= 60
    else { return nil }
    let days = Int64.days(year, month, day)
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second
    guard let (fraction, zone) = fraction(at: start + 19, before: range.upperBound),
      let offset = zoneSeconds(in: zone..<range.upperBound)
    else { return nil }
    return (seconds - offset) * 1_000_000 + fraction
  }

  private func digits(_ count: Int, at start: Int) -> Int64? {
    var value: Int64 = 0
    for index in start..<start + count {
      guard let digit = self[index].digit else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private func fraction(at start: Int, before end: Int) -> (us: Int64, end: Int)? {
    guard start < end, self[start] == UInt8(ascii: ".") || self[start] == UInt8(ascii: ",") else {
      return (0, start)
    }
    var (index, value, place): (Int, Int64, Int64) = (start + 1, 0, 100_000)
    while index < end, let digit = self[index].digit {
      value += digit * place
      place /= 10
      index += 1
    }
    return index > start + 1 ? (value, index) : nil
  }

  private func zoneSeconds(in range: Range<Int>) -> Int64? {
    guard let first = range.first else { return 0 }
    let start = first + 1
    switch (self[first], range.count) {
    case (UInt8(ascii: "Z"), 1), (UInt8(ascii: "z"), 1): return 0
    case (UInt8(ascii: "+"), 3...6), (UInt8(ascii: "-"), 3...6): break
    default: return nil
    }
    let hasColon = range.count == 6 && self[start + 2] == UInt8(ascii: ":")
    guard let hours = digits(2, at: start), hours <= 23, range.count != 4,
      range.count != 6 || hasColon
    else { return nil }
    let minutes = range.count == 3 ? 0 : digits(2, at: start + (hasColon ? 3 : 2))
    guard let minutes, minutes <= 59 else { return nil }
    return (hours * 3600 + minutes * 60) * (self[first] == UInt8(ascii: "-") ? -1 : 1)
  }
}

extension Int64 {
  /// The days since 1970 of a date, by the calendar that is in use everywhere.
  fileprivate static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    // Years that begin in March have the leap day at their end.
    let shifted = month > 2 ? year : year - 1
    let era = shifted.dividedDown(by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
