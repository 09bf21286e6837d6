/// How far an ad has come; each step is taken once.
struct AdCourse: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// It has begun to play.
  static let started = AdCourse(rawValue: 1)

  /// A quarter of it has been played.
  static let firstQuartile = AdCourse(rawValue: 2)

  /// Half of it has been played.
  static let midpoint = AdCourse(rawValue: 4)

  /// Three quarters of it have been played.
  static let thirdQuartile = AdCourse(rawValue: 8)

  /// It has been played to its end.
  static let completed = AdCourse(rawValue: 16)

  /// It was left before its end.
  static let skipped = AdCourse(rawValue: 32)

  /// It could not be played.
  static let failed = AdCourse(rawValue: 64)

  /// The quarters of an ad, and what is told of them.
  static let quarters: [(step: AdCourse, moment: PlaybackMoment)] = [
    (.firstQuartile, .firstQuartile), (.midpoint, .midpoint), (.thirdQuartile, .thirdQuartile),
  ]

  /// Whether nothing more can happen to it.
  var isOver: Bool { !isDisjoint(with: [.completed, .skipped, .failed]) }

  /// Whether it has begun and can go on.
  var isPlaying: Bool { contains(.started) && !isOver }
}
