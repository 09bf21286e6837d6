/// What a break takes of its stream's time, where others are to keep away from it.
struct BreakSlot: Hashable, Sendable {
  /// What places are counted by; those of one axis mean nothing on another.
  enum Axis: Hashable, Sendable {
    case clock
    case contentDates
    case offset
  }

  /// What it is counted by.
  let axis: Axis

  /// Where it begins.
  let startMs: Int64

  /// How long it is; nothing where the content waits for the break.
  let durationMs: Int64

  /// The one viewer for whom it is there; nil for all.
  let viewer: String?

  /// Says whether less content than that would lie between the two.
  ///
  /// The clock of one player says nothing about another.
  func isNear(_ other: BreakSlot, spacingMs: Int64) -> Bool {
    guard axis == other.axis else { return false }
    if let viewer, let theirs = other.viewer, viewer != theirs { return false }
    return startMs < other.endMs.plusBounded(spacingMs)
      && other.startMs < endMs.plusBounded(spacingMs)
  }

  private var endMs: Int64 { startMs.plusBounded(durationMs) }
}

extension BreakSlot {
  /// The slot of a break that is so placed; nil if it has no place on a timeline.
  init?(_ place: BreakPlace, _ durationMs: Int64, _ manner: BreakManner, viewer: String) {
    guard !manner.isOutsideOfContent, let axis = place.axis else { return nil }
    // Content that waits for a break plays on where it was, so that the break has no length there.
    self.init(
      axis: axis, startMs: place.order, durationMs: axis == .clock ? durationMs : 0,
      viewer: place.isShared ? nil : viewer)
  }
}

extension Int64 {
  /// The sum, or the largest number there is.
  func plusBounded(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the smallest number there is.
  func minusBounded(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }
}
