/// Where a player finds what an interstitial plays.
///
/// A date range names exactly one of the two, which is what having one value for both sees to.
package enum InterstitialAsset: Hashable, Sendable {
  /// What is played is there.
  case uri(String)

  /// A list of it is there.
  case list(String)
}
