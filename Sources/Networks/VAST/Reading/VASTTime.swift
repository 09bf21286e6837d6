/// Times and places as VAST and VMAP write them.
enum VASTTime {
  /// More hours than any video has.
  private static let hours: Int64 = 100

  /// The milliseconds of `HH:MM:SS` or `HH:MM:SS.mmm`; nil if it is neither.
  static func milliseconds(_ text: some StringProtocol) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let hour = whole(parts[0]), let minute = whole(parts[1]),
      hour < hours, minute < 60
    else { return nil }
    let seconds = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard seconds.count <= 2, let second = whole(seconds[0]), second < 60 else { return nil }
    var fraction: Int64 = 0
    if seconds.count == 2 {
      let digits = seconds[1].prefix(3)
      guard let value = whole(digits) else { return nil }
      fraction = [0, 100, 10, 1][digits.utf8.count] * value
    }
    return ((hour * 60 + minute) * 60 + second) * 1_000 + fraction
  }

  /// A place in a video, as a time or as `n%`; nil if it is neither.
  static func offset(_ text: String) -> VASTOffset? {
    guard text.hasSuffix("%") else { return milliseconds(text).map(VASTOffset.milliseconds) }
    guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
    return .share(percent / 100)
  }

  /// The time as `HH:MM:SS.mmm`.
  static func text(_ milliseconds: Int64) -> String {
    let (seconds, rest) = max(milliseconds, 0).quotientAndRemainder(dividingBy: 1_000)
    return
      "\(padded(seconds / 3_600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
      + ".\(padded(rest, 3))"
  }

  /// The number with zeros before it, so that it has that many digits.
  static func padded(_ number: Int64, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
  }

  private static func whole(_ text: some StringProtocol) -> Int64? {
    guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int64(text)
  }
}
