/// Fetches what an ad lacks when it has won, before anybody learns of it.
package protocol OfferFinisher: Sendable {
  /// Whether there is something to fetch for the ad.
  func isNeeded(for offer: AdOffer, wanted: RequestOptions) -> Bool

  /// The ad with everything that it lacked, or why it cannot be used.
  ///
  /// It comes back by that time at the latest.
  func finish(
    _ offer: AdOffer, wanted: RequestOptions, by end: Duration, on time: any Timekeeper,
  ) async throws(OfferFault) -> AdOffer
}
