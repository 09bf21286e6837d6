/// What a viewer gets who begins to watch at some place of a stream: the arithmetic of joining.
///
/// ```
///     break-1: 30 s                    break-2: 30 s           two columns are five seconds
/// ....[==========]....................[==========]....   the stream
///         [======]....................[==========]....   joins 10 s into break-1: 20 s are left
///                                   [pre-][======]....   joins 5 s before break-2: a pre-roll of
///                                                        15 s, and 20 s of break-2 from 10 s on
/// ```
///
/// Places are counted in milliseconds of the stream's own timeline; `t` begins at the place joined.
/// The length of a break is its duration, or its playout limit if that is shorter. Breaks with one
/// start are played one after another, each where the one before it lets the content go on, so that
/// their resumption offsets add up, as HLS has it.
///
/// 1. The pre-roll is played, unless a running break is played in its place. Live, `t` moves on by
///    its length, because the stream does; on demand the content waits and `t` stays.
/// 2. Each break that has begun when `t` is reached, `start <= t`, is dealt with in order:
///    - live it is covered if `t >= start + length`, on demand if `start < t`;
///    - it is left out if it begins within the grace, if it was running and nothing is to be played
///      of such, or if its rest, `start + length - t`, is shorter than the shortest worth playing;
///    - else it is played from `t - start` on, or from its beginning if it is to be whole. Then `t`
///      moves on by what was played, or to `start + offset` if its resumption offset is a number.
/// 3. The content begins at `t`. What begins behind it is to come.
package struct JoinPlan: Hashable, Sendable {
  /// Something that is played before the content.
  package struct Step: Hashable, Sendable {
    /// The break.
    package let breakID: String

    /// Where the stream is when it begins.
    package let atMs: Int64

    /// How far into the break it begins.
    package let offsetMs: Int64

    /// How long it is played.
    package let playMs: Int64
  }

  /// Why a break is not played.
  package enum Omission: String, CaseIterable, Hashable, Sendable {
    /// The viewer is new, and spared.
    case grace

    /// It was running already.
    case running

    /// Too little of it was left.
    case shortRest

    /// It was over when what is played before it had come to its end.
    case covered

    /// A break was running, which the viewer gets in place of the pre-roll.
    case inBreak
  }

  /// A break that is not played.
  package struct Omitted: Hashable, Sendable {
    /// The break.
    package let breakID: String

    /// Why.
    package let reason: Omission
  }

  /// Where the viewer begins to watch.
  package let joinedAtMs: Int64

  /// What is played before the content, in order.
  package private(set) var steps: [Step] = []

  /// What is not played of that which would have been.
  package private(set) var omitted: [Omitted] = []

  /// Where the content begins.
  package private(set) var resumesAtMs: Int64

  /// The breaks that are to come, in order.
  package private(set) var coming: [String] = []

  /// All that the viewer gets, what is played before the content at first.
  package var played: [String] { steps.map(\.breakID) + coming }

  private let isLive: Bool
  private let policy: JoinPolicy

  /// Works out what is played.
  ///
  /// Of breaks that begin at the same place the first one given is played first. Breaks that were
  /// over before the viewer joined are not mentioned. What comes after the content comes last.
  package init(
    joiningAtMs placeMs: Int64,
    isLive: Bool,
    preRoll: JoinedBreak? = nil,
    postRollID: String? = nil,
    breaks: [JoinedBreak],
    policy: JoinPolicy = JoinPolicy(),
  ) {
    joinedAtMs = placeMs
    resumesAtMs = placeMs
    self.isLive = isLive
    self.policy = policy
    let ahead = Self.inOrder(breaks).filter { isLive ? $0.endMs > placeMs : $0.startMs >= placeMs }
    if let preRoll { begin(with: preRoll, before: ahead) }
    for next in ahead {
      if let reason = omission(of: next) {
        omitted.append(Omitted(breakID: next.id, reason: reason))
      } else if next.startMs > resumesAtMs {
        coming.append(next.id)
      } else {
        play(next)
      }
    }
    if let postRollID { coming.append(postRollID) }
  }

  /// The breaks as they begin, those with one start one behind another.
  private static func inOrder(_ breaks: [JoinedBreak]) -> [JoinedBreak] {
    var (startMs, nextMs) = (Int64.min, Int64.min)
    let placed = breaks.stablySorted { $0.startMs < $1.startMs }.map { one -> JoinedBreak in
      if one.startMs != startMs { (startMs, nextMs) = (one.startMs, one.startMs) }
      let moved = one.moved(toMs: nextMs)
      nextMs = moved.resumesAtMs
      return moved
    }
    return placed.stablySorted { $0.startMs < $1.startMs }
  }

  private mutating func begin(with preRoll: JoinedBreak, before ahead: [JoinedBreak]) {
    let isInBreak = isLive && ahead.contains { $0.startMs <= joinedAtMs && omission(of: $0) == nil }
    guard !isInBreak || policy.preRollInBreak else {
      return omitted.append(Omitted(breakID: preRoll.id, reason: .inBreak))
    }
    steps.append(
      Step(breakID: preRoll.id, atMs: joinedAtMs, offsetMs: 0, playMs: preRoll.lengthMs))
    if isLive { resumesAtMs = resumesAtMs.plusBounded(preRoll.lengthMs) }
  }

  /// Why a break is not played at `t`, or later; nil if it is.
  private func omission(of next: JoinedBreak) -> Omission? {
    let isNew = next.startMs >= joinedAtMs
    if isNew, next.startMs < joinedAtMs.plusBounded(policy.graceMs) { return .grace }
    guard next.startMs < resumesAtMs else { return nil }
    guard isLive, resumesAtMs < next.endMs else { return .covered }
    switch policy.running {
    case .none: return .running
    case .rest where next.endMs - resumesAtMs < policy.minRestMs: return .shortRest
    case .rest, .whole: return nil
    }
  }

  private mutating func play(_ next: JoinedBreak) {
    let offsetMs = policy.running == .whole ? 0 : resumesAtMs - next.startMs
    let playMs = next.lengthMs - offsetMs
    steps.append(
      Step(breakID: next.id, atMs: resumesAtMs, offsetMs: offsetMs, playMs: playMs))
    if let resumptionMs = next.resumptionMs {
      resumesAtMs = next.startMs.plusBounded(resumptionMs)
    } else {
      resumesAtMs = resumesAtMs.plusBounded(playMs)
    }
  }
}

extension Array {
  /// The elements in that order, those that are equal by it as they were.
  fileprivate func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      isBefore(first.element, second.element)
        || !isBefore(second.element, first.element) && first.offset < second.offset
    }.map(\.element)
  }
}
