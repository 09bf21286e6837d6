/// Where the breaks of a stream belong by themselves.
package enum BreakPattern: Hashable, Sendable {
  /// A break that the publisher has planned by hand.
  package struct Listed: Hashable, Sendable {
    /// Where it begins.
    package let start: BreakStart

    /// The name that all viewers share; nil makes one of the start.
    package let identifier: PodIdentifier?

    /// How long it lasts; nil is as long as the stream's breaks are.
    package let durationMs: Int64?

    /// Describes one.
    package init(start: BreakStart, identifier: PodIdentifier? = nil, durationMs: Int64? = nil) {
      self.start = start
      self.identifier = identifier
      self.durationMs = durationMs
    }

    /// The name that it has in any case.
    package var name: PodIdentifier { identifier ?? .midRoll(startingAtMs: start.ms) }
  }

  /// One after another, so far apart.
  ///
  /// Live they are counted from the epoch, so that all viewers and all engines agree without having
  /// met; on demand from the beginning of the content, where there is none. Not less than a minute
  /// apart each has a minute of its own, after which it is named.
  case every(ms: Int64)

  /// These.
  case listed([Listed])

  /// Wherever the publisher says while the stream is watched; the schedule holds what it has told.
  case signalled(SignallingEndpoint)

  /// The breaks that begin from one place on and before another, the first at first.
  package func breaks(isLive: Bool, from startMs: Int64, before endMs: Int64) -> [Listed] {
    switch self {
    case .every(let ms):
      guard var place = Self.multiple(of: ms, notBefore: isLive ? startMs : max(startMs, ms))
      else { return [] }
      var found: [Listed] = []
      while place < endMs {
        found.append(Listed(start: isLive ? .clock(place) : .offset(place)))
        let (next, overflow) = place.addingReportingOverflow(ms)
        if overflow { break }
        place = next
      }
      return found
    case .listed(let all):
      return all.filter { startMs <= $0.start.ms && $0.start.ms < endMs }
        .sorted { $0.start.ms < $1.start.ms }
    case .signalled: return []
    }
  }

  /// The first break that begins there or later.
  package func first(isLive: Bool, notBefore startMs: Int64) -> Listed? {
    switch self {
    case .every(let ms):
      Self.multiple(of: ms, notBefore: isLive ? startMs : max(startMs, ms))
        .map { Listed(start: isLive ? .clock($0) : .offset($0)) }
    case .listed(let all):
      all.filter { $0.start.ms >= startMs }.min { $0.start.ms < $1.start.ms }
    case .signalled: nil
    }
  }

  private static func multiple(of ms: Int64, notBefore startMs: Int64) -> Int64? {
    let rest = (startMs % ms + ms) % ms
    guard rest > 0 else { return startMs }
    let (next, overflow) = startMs.addingReportingOverflow(ms - rest)
    return overflow ? nil : next
  }
}
