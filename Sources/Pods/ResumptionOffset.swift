/// Where the content goes on after a break.
package enum ResumptionOffset: Hashable, Sendable {
  /// So far after the place where the break began.
  case ms(Int64)

  /// As far on as the break took, so that a live stream stays live.
  case indefinite
}
