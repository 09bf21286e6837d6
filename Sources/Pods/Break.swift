/// A planned break of one viewer's stream.
package struct Break: Hashable, Sendable {
  /// Where a break stands.
  package enum State: String, Hashable, Sendable {
    case scheduled
    case announced
    case running
    case extended
    case returnedEarly
    case ended
    case lapsed
    case cancelled

    /// Whether the break may still be taken back.
    var isToCome: Bool { self == .scheduled || self == .announced }

    /// Whether nothing more comes of it.
    var isOver: Bool {
      switch self {
      case .scheduled, .announced, .running, .extended: false
      case .returnedEarly, .ended, .lapsed, .cancelled: true
      }
    }
  }

  /// The name to call the break by.
  package let id: String

  /// The stream that it is in.
  package let stream: PodStream

  /// The viewer's session with the stream, as the ad server named it.
  package let streamID: String

  /// The name that all viewers share.
  package let identifier: PodIdentifier

  /// How long it lasts, by the best that is known.
  package internal(set) var durationMs: Int64

  /// What viewers may not do.
  package let restrictions: [Restriction]

  /// Where the content goes on afterwards.
  package let resumptionOffset: ResumptionOffset

  /// How players treat it beyond that.
  package let manner: BreakManner

  /// What the ad server is told of it.
  package internal(set) var demand: AdDemand

  /// When it was planned, by the clock on the wall.
  let plannedMs: Int64

  /// Where it begins.
  package internal(set) var place: BreakPlace

  /// Where the player stood when the break was placed.
  var playheadMs: Int64?

  /// When the player stood there, by the clock on the wall; when the break was planned if nil.
  var playheadAtMs: Int64?

  /// What the stream tells of it, in its playlists or by its endpoint, if it does.
  package internal(set) var signal: SignalledBreak?

  /// When the stream last told something new of it, by the clock on the wall.
  var heardMs: Int64 = 0

  /// The ads of its own, if they are known.
  package internal(set) var ads: [PlayedAd] = []

  /// How far into it the first of them begins.
  package internal(set) var adsOffsetMs: Int64 = 0

  /// How they were loaded for it, if they were.
  package internal(set) var filling: BreakFilling?

  /// How far its ads have come, if they are fetched before it begins.
  package internal(set) var preparation: Preparation?

  /// Whether it has been taken off the schedule, or its viewer is spared of it.
  package internal(set) var isCancelled = false

  /// Whether nothing more comes of it, also because nobody reads its stream's playlists any more.
  func isOver(atMs nowMs: Int64) -> Bool {
    let forgottenMs = signal?.state.map { _ in heardMs + durationMs + stream.longestBreakMs }
    return state(atMs: nowMs).isOver || forgottenMs.map { nowMs > $0 } ?? false
  }

  /// Where the break stands now; one that no clock decides stays scheduled.
  ///
  /// For one that playlists tell of, that is where their newest segment is, not the clock.
  package func state(atMs nowMs: Int64) -> State {
    if isCancelled { return .cancelled }
    if let state = signal?.state { return state }
    guard let clockMs = place.clockMs, nowMs >= clockMs else {
      return signal == nil ? .scheduled : .announced
    }
    return nowMs < clockMs.plusBounded(durationMs) ? .running : .ended
  }
}
