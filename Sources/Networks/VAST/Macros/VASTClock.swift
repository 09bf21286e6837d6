/// Times of day as ISO 8601 writes them.
enum VASTClock {
  /// The time in UTC with its milliseconds, such as `2026-11-20T12:00:00.000Z`.
  static func text(_ milliseconds: Int64) -> String {
    let day = Int64((Double(milliseconds) / 86_400_000).rounded(.down))
    let (year, month, date) = civil(day)
    let time = VASTTime.text(milliseconds - day * 86_400_000)
    let days = [(year, 4), (month, 2), (date, 2)].map { VASTTime.padded($0, $1) }
    return "\(days.joined(separator: "-"))T\(time)Z"
  }

  /// The year, month and day of a day counted from 1970, in the calendar that all use.
  ///
  /// Counted in years that begin in March, so that a leap day is the last of its year.
  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * march + 2) / 5 + 1
    )
  }
}
