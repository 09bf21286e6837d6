extension Break {
  /// The same break with the ads that the ad server has put into it for one viewer.
  ///
  /// Ads of its own stay. The last one that begins in it is cut where the break is over, as the ad
  /// server cuts it too.
  package func holding(_ ads: [PlayedAd]) -> Break {
    guard self.ads.isEmpty, !ads.isEmpty else { return self }
    var held = self
    var restMs = durationMs
    for ad in ads where restMs > 0 {
      held.ads.append(ad.lasting(min(ad.durationMs, restMs)))
      restMs -= ad.durationMs
    }
    return held
  }
}

extension PlayedAd {
  fileprivate func lasting(_ durationMs: Int64) -> PlayedAd {
    PlayedAd(
      id: id, durationMs: durationMs, isBumper: isBumper, title: title, description: description,
      contentType: contentType, trackers: trackers)
  }
}
