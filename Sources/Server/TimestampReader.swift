/// Reads one RFC 3339 date and time from its bytes.
struct TimestampReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// Begins at the first byte.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the milliseconds since the epoch, or nil if anything is wrong or left over.
  mutating func read() -> Int64? {
    guard let dayMs = date(), take("T") || take("t"), let timeMs = time(), let zoneMs = zone()
    else { return nil }
    return offset == bytes.count ? dayMs + timeMs - zoneMs : nil
  }

  private mutating func date() -> Int64? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2),
      (1...12).contains(month), (1...CivilDay.length(ofMonth: month, year)).contains(day)
    else { return nil }
    return CivilDay.day(year, month, day) * 86_400_000
  }

  private mutating func time() -> Int64? {
    guard let hour = number(2), take(":"), let minute = number(2), take(":"),
      let second = number(2),
      hour < 24, minute < 60, second < 60, let fractionMs = fraction()
    else { return nil }
    return Int64((hour * 60 + minute) * 60 + second) * 1_000 + fractionMs
  }

  private mutating func fraction() -> Int64? {
    guard take(".") else { return 0 }
    var (fractionMs, weight) = (0, 100)
    let start = offset
    while let digit = digit() {
      fractionMs += digit * weight
      weight /= 10
    }
    return offset > start ? Int64(fractionMs) : nil
  }

  private mutating func zone() -> Int64? {
    if take("Z") || take("z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hour = number(2), take(":"), let minute = number(2),
      hour < 24, minute < 60
    else { return nil }
    return Int64(hour * 60 + minute) * (isWest ? -60_000 : 60_000)
  }

  private mutating func number(_ digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private mutating func digit() -> Int? {
    guard offset < bytes.count, case 0x30...0x39 = bytes[offset] else { return nil }
    offset += 1
    return Int(bytes[offset - 1] - 0x30)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, UInt32(bytes[offset]) == character.value else { return false }
    offset += 1
    return true
  }
}
