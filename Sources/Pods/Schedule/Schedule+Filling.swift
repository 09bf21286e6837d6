extension Schedule {
  /// Says which ads a break holds; saying the same again changes nothing.
  package mutating func fill(
    _ id: String, with ads: [PlayedAd],
  ) throws(FillRefusal) -> Break {
    guard var found = breaks[id] else { throw .unknownBreak }
    if found.ads == ads { return found }
    guard found.ads.isEmpty else { throw .breakFilled }
    let adsMs = ads.reduce(0) { $0 + $1.durationMs }
    guard adsMs <= found.durationMs else {
      throw .adsTooLong(adsMs: adsMs, breakMs: found.durationMs)
    }
    found.ads = ads
    breaks[id] = found
    return found
  }
}
