/// A break at its place on one viewer's timeline.
package struct PlayedBreak: Hashable, Sendable {
  /// The index of every break after the content, as IMA has it.
  static let indexAfterContent = -1

  /// The place of every break after the content, as IMA has it.
  static let placeAfterContentMs: Int64 = -1

  /// The name of the break.
  package let id: String

  /// Which break of the session it is: 0 before the content, then 1, 2 and so on, -1 after it.
  package let index: Int

  /// Where it begins on the timeline.
  package let startMs: Int64

  /// Where it begins in the content alone; -1 after it.
  package let contentMs: Int64

  /// How long it lasts.
  package let durationMs: Int64

  /// The ads that it holds, one behind the other; slate fills the rest.
  package let ads: [PlayedAd]

  /// How far into it the first of them begins.
  package let adsOffsetMs: Int64

  /// Places a break.
  package init(
    id: String, index: Int, startMs: Int64, contentMs: Int64, durationMs: Int64, ads: [PlayedAd],
    adsOffsetMs: Int64 = 0,
  ) {
    self.id = id
    self.index = index
    self.startMs = startMs
    self.contentMs = contentMs
    self.durationMs = durationMs
    self.ads = ads
    self.adsOffsetMs = adsOffsetMs
  }

  /// Where it is over; the first place that is no more in it.
  package var endMs: Int64 { startMs + durationMs }

  /// Says whether the place is in it.
  package func contains(_ positionMs: Int64) -> Bool {
    startMs <= positionMs && positionMs < endMs
  }

  /// Where each ad lies on the timeline, in order.
  package var adSpans: [Range<Int64>] {
    var startMs = startMs + adsOffsetMs
    return ads.map { ad in
      defer { startMs += ad.durationMs }
      return startMs..<startMs + ad.durationMs
    }
  }
}
