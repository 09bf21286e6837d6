/// The Gregorian calendar, extended to all years, counted in days since the epoch.
///
/// Years are counted from March, so that the leap day is the last of its year, in eras of 400
/// years, after which the calendar repeats.
enum CivilDay {
  private static let eraDays: Int64 = 146_097

  /// The days from 1 March of year 0 to the epoch.
  private static let epochOffset: Int64 = 719_468

  /// The number of the day that this date names; the date must exist.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    let marchYear = Int64(month > 2 ? year : year - 1)
    let era = marchYear.flooredQuotient(400)
    let yearOfEra = marchYear - era * 400
    let monthFromMarch = Int64((month + 9) % 12)
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + Int64(day) - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * eraDays + dayOfEra - epochOffset
  }

  /// The date of the day with that number.
  static func date(ofDay day: Int64) -> (year: Int, month: Int, day: Int) {
    let fromMarch = day + epochOffset
    let era = fromMarch.flooredQuotient(eraDays)
    let dayOfEra = fromMarch - era * eraDays
    let leapFree = dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096
    let yearOfEra = leapFree / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    let year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    return (year, month, Int(dayOfMonth))
  }

  /// How many days the month has.
  static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension Int64 {
  /// Divides so that the rest is never negative, as calendars count.
  func flooredQuotient(_ divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
