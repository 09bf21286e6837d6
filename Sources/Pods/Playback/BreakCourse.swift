/// What has become of a break that the player came into.
struct BreakCourse: Hashable, Sendable {
  /// The break, as it was last known.
  var played: PlayedBreak

  /// How often the player came into it after the first time.
  var replays = 0

  /// Whether it was over or left, and has been told to be.
  var hasEnded = false

  /// Whether the player has been at its end.
  var reachedEnd = false

  /// Where the player first came into it, from its start.
  let entryMs: Int64

  /// How far into it the player has been.
  var furthestMs: Int64

  /// How far each of its ads has come; empty before anything happened to one.
  var ads: [AdCourse] = []

  /// Begins where the player comes into it.
  init(_ played: PlayedBreak, at positionMs: Int64) {
    self.played = played
    entryMs = positionMs - played.startMs
    furthestMs = entryMs
  }

  /// How far the ad has come.
  func ad(_ index: Int) -> AdCourse {
    index < ads.count ? ads[index] : []
  }

  /// Notes a step of an ad.
  mutating func note(_ step: AdCourse, ofAd index: Int) {
    while ads.count <= index { ads.append([]) }
    ads[index].insert(step)
  }

  /// The ad that plays, if one does.
  var playingAd: Int? { ads.firstIndex(where: \.isPlaying) }
}
