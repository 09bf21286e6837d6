extension Schedule {
  /// Says which ads a break holds; saying the same again changes nothing.
  ///
  /// They begin that far into the break; what is before them is slate. A break that its viewer is
  /// spared of for want of ads is played once it has some.
  package mutating func fill(
    _ id: String, with ads: [PlayedAd], fromMs offsetMs: Int64 = 0, as filling: BreakFilling? = nil,
  ) throws(FillRefusal) -> Break {
    guard var found = breaks[id] else { throw .unknownBreak }
    if found.ads == ads, filling == nil { return found }
    guard found.ads.isEmpty else { throw .breakFilled }
    let adsMs = ads.reduce(0) { $0 + $1.durationMs }
    guard adsMs <= found.durationMs - offsetMs else {
      throw .adsTooLong(adsMs: adsMs, breakMs: found.durationMs)
    }
    found.ads = ads
    found.adsOffsetMs = ads.isEmpty ? 0 : offsetMs
    found.filling = filling
    if !ads.isEmpty { found.isCancelled = false }
    breaks[id] = found
    return found
  }
}
