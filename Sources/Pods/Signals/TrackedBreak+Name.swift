extension TrackedBreak {
  /// The starts of breaks are told apart by so many seconds in their names.
  ///
  /// A viewer who joins late reckons the start back from an elapsed time that was rounded; within
  /// this grain all come to the same name.
  private static let grainUs: Int64 = 5_000_000

  /// The name that all viewers come to, by facts that all of them see.
  ///
  /// It is the date range's own where every target takes it, else a fingerprint of that; and
  /// without a date range the start.
  func name(isDated: Bool) -> String {
    guard range.slot != nil else {
      let grain = (startUs + TrackedBreak.grainUs / 2).dividedDown(by: TrackedBreak.grainUs)
      let seconds = grain * (TrackedBreak.grainUs / 1_000_000)
      guard !isDated else { return "cue-at-\(seconds)" }
      return "cue-from-\(startUs.dividedDown(by: 1000))"
    }
    let plain = "ad_break_id/cue-\(range.id)"
    if range.id.utf8.count <= 48, (try? PodIdentifier(parsing: plain)) != nil {
      return "cue-\(range.id)"
    }
    let bytes = Array(range.id.utf8)
    let digits = String(bytes.span.fingerprint(bytes.indices), radix: 16)
    return "cue-x" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
