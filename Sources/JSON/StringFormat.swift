/// What a string must be, beyond its length.
public enum StringFormat: Hashable, Sendable {
  /// A date and time as RFC 3339 writes them, such as `2026-11-20T12:00:00Z`.
  case dateTime

  /// A 64-bit integer in decimal, such as `-123`.
  case int64

  /// The format as a sentence names it.
  public var withArticle: String {
    switch self {
    case .dateTime: "a date and time as RFC 3339 writes them, such as \"2026-11-20T12:00:00Z\""
    case .int64: "a 64-bit integer as a decimal string, such as \"123\""
    }
  }

  /// Whether a string is written in this format.
  public func accepts(_ text: String) -> Bool {
    switch self {
    case .dateTime: isDateTime(text.utf8)
    case .int64: isInteger(text.utf8) && Int64(text) != nil
    }
  }
}

private func isInteger(_ text: String.UTF8View) -> Bool {
  let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
  guard let first = digits.first, digits.allSatisfy(isDigit) else { return false }
  return first != UInt8(ascii: "0") || digits.count == 1
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

/// Follows `date-time` of RFC 3339 §5.6, leap seconds included.
private func isDateTime(_ text: String.UTF8View) -> Bool {
  var rest = text[...]
  guard let year = number(&rest, digits: 4), take(&rest, "-"),
    let month = number(&rest, digits: 2), 1...12 ~= month, take(&rest, "-"),
    let day = number(&rest, digits: 2), 1...days(in: month, of: year) ~= day,
    take(&rest, "T", "t"), isTime(&rest)
  else { return false }
  return isZone(rest)
}

private func isTime(_ rest: inout Substring.UTF8View) -> Bool {
  guard let hour = number(&rest, digits: 2), hour <= 23, take(&rest, ":"),
    let minute = number(&rest, digits: 2), minute <= 59, take(&rest, ":"),
    let second = number(&rest, digits: 2), second <= 60
  else { return false }
  guard take(&rest, ".") else { return true }
  let fraction = rest.prefix(while: isDigit)
  rest = rest[fraction.endIndex...]
  return !fraction.isEmpty
}

private func isZone(_ zone: Substring.UTF8View) -> Bool {
  var rest = zone
  if take(&rest, "Z", "z") { return rest.isEmpty }
  guard take(&rest, "+", "-"), let hour = number(&rest, digits: 2), hour <= 23,
    take(&rest, ":"), let minute = number(&rest, digits: 2), minute <= 59
  else { return false }
  return rest.isEmpty
}

private func days(in month: Int, of year: Int) -> Int {
  switch month {
  case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  case 4, 6, 9, 11: 30
  default: 31
  }
}

private func number(_ rest: inout Substring.UTF8View, digits: Int) -> Int? {
  let taken = rest.prefix(digits)
  guard taken.count == digits, taken.allSatisfy(isDigit) else { return nil }
  rest = rest.dropFirst(digits)
  return taken.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
}

private func take(_ rest: inout Substring.UTF8View, _ any: Unicode.Scalar...) -> Bool {
  guard let first = rest.first, any.contains(Unicode.Scalar(first)) else { return false }
  rest = rest.dropFirst()
  return true
}
