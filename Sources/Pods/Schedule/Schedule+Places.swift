// What lies where.
extension Schedule {
  /// The longest that a break may be.
  private static let longestMs: Int64 = 86_400_000

  /// Lists the breaks of a stream's viewer that fall between two places of its timeline.
  ///
  /// The first to begin comes first; one that has begun before and is not over falls between them
  /// too. Breaks before and after the content have no place there. On demand places are offsets.
  package func breaks(
    of stream: PodStream, viewer: String, between startMs: Int64, and endMs: Int64,
  ) -> [Break] {
    reaching(stream, from: startMs, before: endMs).filter { $0.streamID == viewer }
  }

  /// Lists what the stream's viewers share between two places, one break for each identifier.
  package func breaks(
    of stream: PodStream, between startMs: Int64, and endMs: Int64,
  ) -> [Break] {
    var seen: Set<PodIdentifier> = []
    return reaching(stream, from: startMs, before: endMs).filter {
      $0.place.isShared && seen.insert($0.identifier).inserted
    }
  }

  /// Refuses a plan that is too near to another break, if the stream asks for space between them.
  ///
  /// A break that others have already is at its place, whatever is near it.
  func checkSpacing(of plan: BreakPlan) throws(ScheduleRefusal) {
    guard let spacingMs = plan.minSpacingMs, let slot = plan.slot,
      slot.viewer != nil || shared[plan.key]?.place == nil
    else { return }
    let reachMs = spacingMs.plusBounded(Self.longestMs)
    for id in ids(
      in: plan.key.stream, from: slot.startMs.minusBounded(reachMs),
      through: slot.startMs.plusBounded(reachMs))
    {
      guard let other = breaks[id], other.identifier != plan.key.identifier, !other.isCalledOff,
        let theirs = other.slot, slot.isNear(theirs, spacingMs: spacingMs)
      else { continue }
      throw .breakTooNear(other.identifier, minSpacingMs: spacingMs)
    }
  }

  private func reaching(
    _ stream: PodStream, from startMs: Int64, before endMs: Int64,
  ) -> [Break] {
    ids(in: stream.id, from: startMs.minusBounded(Self.longestMs), through: endMs)
      .compactMap { breaks[$0] }
      .filter { held in
        guard !held.isCalledOff, let joined = held.joined, joined.startMs < endMs
        else { return false }
        return stream.isLive ? joined.endMs > startMs : joined.startMs >= startMs
      }
  }
}

extension Break {
  /// What it takes of its stream's time.
  fileprivate var slot: BreakSlot? { BreakSlot(place, durationMs, manner, viewer: streamID) }

  /// Whether it will not be played, as its stream tells or because its viewer is spared of it.
  var isCalledOff: Bool {
    isTakenBack || signal?.state == .lapsed
  }
}
