/// A planned break of one viewer's stream.
package struct Break: Hashable, Sendable {
  /// Where a break stands.
  package enum State: String, Hashable, Sendable {
    case scheduled
    case running
    case ended
    case cancelled
  }

  /// The name to call the break by.
  package let id: String

  /// The stream that it is in.
  package let stream: PodStream

  /// The viewer's session with the stream, as the ad server named it.
  package let streamID: String

  /// The name that all viewers share.
  package let identifier: PodIdentifier

  /// How long it lasts.
  package let durationMs: Int64

  /// What viewers may not do.
  package let restrictions: [Restriction]

  /// Where the content goes on afterwards.
  package let resumptionOffset: ResumptionOffset

  /// Where it begins.
  package internal(set) var place: BreakPlace

  /// Where the player stood when the break was placed.
  var playheadMs: Int64?

  /// Whether it has been taken off the schedule.
  package internal(set) var isCancelled = false

  /// Where the break stands now; one that no clock decides stays scheduled.
  package func state(atMs nowMs: Int64) -> State {
    if isCancelled { return .cancelled }
    guard let clockMs = place.clockMs, nowMs >= clockMs else { return .scheduled }
    let (endMs, overflow) = clockMs.addingReportingOverflow(durationMs)
    return overflow || nowMs < endMs ? .running : .ended
  }
}
