/// Why a break cannot hold the ads.
package enum FillRefusal: Error, Hashable, Sendable {
  /// No break of that name is held.
  case unknownBreak

  /// It holds other ads, which viewers may have seen.
  case breakFilled

  /// Together they last longer than the break.
  case adsTooLong(adsMs: Int64, breakMs: Int64)
}
