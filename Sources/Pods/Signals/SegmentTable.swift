/// The segments of the newest playlist: when each begins, and where it ends in the text.
struct SegmentTable {
  /// The media sequence number of the first segment.
  private(set) var first = 0

  /// When each segment begins, and behind them when the last one ends.
  private(set) var timesUs: [Int64] = []

  /// The sequence number of the first segment that is in the text, not skipped.
  private(set) var firstInText = 0

  /// Where the line of each segment's address ends in the text.
  private(set) var ends: [Int] = []

  /// Whether the times are dates.
  private(set) var isDated = false

  /// The sequence number behind the last segment.
  var end: Int { first + count }

  /// How many segments there are.
  var count: Int { max(0, timesUs.count - 1) }

  /// When the first segment begins.
  var startUs: Int64? { timesUs.first }

  /// When the last segment ends.
  var edgeUs: Int64? { timesUs.last }

  /// The latest time that a segment ends at, so that no sum of lengths is too large.
  static let farthestUs: Int64 = 1_000_000_000_000_000_000

  /// Begins without segments.
  init() {}

  /// Begins a table whose first segment begins at a time.
  init(first: Int, startUs: Int64, isDated: Bool) {
    (self.first, firstInText, self.isDated) = (first, first, isDated)
    timesUs = [startUs]
  }

  /// When a segment begins, if it is known; also the one that comes next.
  func timeUs(of sequence: Int) -> Int64? {
    let index = sequence - first
    return timesUs.indices.contains(index) ? timesUs[index] : nil
  }

  /// Where a segment ends in the text, if it is there.
  func textEnd(of sequence: Int) -> Int? {
    let index = sequence - firstInText
    return ends.indices.contains(index) ? ends[index] : nil
  }

  /// Adds the next segment of the text.
  mutating func append(atUs startUs: Int64, durationUs: Int64, textEnd: Int) {
    timesUs[timesUs.count - 1] = startUs
    timesUs.append(min(startUs + durationUs, SegmentTable.farthestUs))
    ends.append(textEnd)
  }

  /// Keeps from another table the segments that a playlist has skipped.
  mutating func takeSkipped(from first: Int, of other: SegmentTable) {
    guard let skipped = other.timeUs(of: first), first < self.first, self.first <= other.end,
      skipped <= startUs ?? skipped
    else { return }
    let known = other.timesUs[first - other.first..<self.first - other.first]
    timesUs.insert(contentsOf: known, at: 0)
    self.first = first
  }

  /// Forgets where segments are in the text, so that the next text is read as a whole.
  mutating func forgetText() {
    ends = []
  }

  /// Lets go of the segments that have slid out of the window, and moves the others in the text.
  mutating func slide(to first: Int, firstInText: Int, ends: [Int]) {
    timesUs.removeFirst(first - self.first)
    (self.first, self.firstInText, self.ends) = (first, firstInText, ends)
  }
}
