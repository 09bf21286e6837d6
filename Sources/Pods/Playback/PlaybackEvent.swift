/// Something that playback brought about.
package struct PlaybackEvent: Hashable, Sendable {
  /// What happened.
  package let moment: PlaybackMoment

  /// When it happened, by the time of day: as far between two reports as its place between theirs.
  package let atMs: Int64

  /// The break that it happened to; of a period, the one with which it began or ended.
  package let played: PlayedBreak

  /// Which ad of the break it happened to, counted from 0.
  package let adIndex: Int?

  /// The ad that it happened to.
  package var ad: PlayedAd? { adIndex.map { played.ads[$0] } }

  /// The addresses that are to be asked because of it.
  package var trackers: [String] {
    (ad?.trackers ?? []).filter { $0.moment == moment }.map(\.url)
  }
}
