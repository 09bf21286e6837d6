/// What is known while a playlist is read once, from its first line to its last.
struct PlaylistPass {
  /// A cue and the line on which it stands.
  struct PlacedCue {
    /// What it says.
    var cue: CueTag

    /// Where its line begins.
    let offset: Int
  }

  /// A problem and the line on which it stands.
  struct Problem {
    /// Where its line begins.
    let offset: Int

    /// What is wrong, for a person.
    let text: String
  }

  /// How many cues before one segment are read.
  static let cueLimit = 64

  /// The next byte to read.
  var offset = 0

  /// What the playlist says of its first segment.
  var mediaSequence = 0

  /// How many segments it leaves out, because the reader has them.
  var skipped = 0

  /// Whether no segments will come any more.
  var isFinal = false

  /// Whether a segment has been read.
  var hasBody = false

  /// Whether the playlist is older than the newest, so that nothing is learned from it.
  var isStale = false

  /// Whether the stream has begun anew: all its segments are others.
  var isAnew = false

  /// The values of the date ranges before the first segment.
  var waiting: [Range<Int>] = []

  /// The number of the next segment.
  var sequence = 0

  /// When the next segment begins.
  var clockUs: Int64 = 0

  /// How long the next segment is, once its tag has been read.
  var durationUs: Int64?

  /// The date of the next segment, if it has one of its own.
  var dateUs: Int64?

  /// The cues before the next segment.
  var cues: [PlacedCue] = []

  /// The segments that were not read because the playlist before had the same text.
  var unread = 0..<0

  /// The slots of the date ranges whose tags say something new, and where.
  var touched: [(slot: Int, offset: Int)] = []

  /// The date ranges that the playlist says have been removed.
  var removed: [String] = []

  /// What could not be read.
  private(set) var problems: [Problem] = []

  /// Notes a problem of the line at an offset.
  mutating func note(_ text: String, at offset: Int) {
    guard problems.count < PlaylistNote.limit else { return }
    problems.append(Problem(offset: offset, text: text))
  }
}
