/// The way between two reports, and what happened on it.
struct Walk {
  /// Where it leads from.
  let fromMs: Int64

  /// Where it leads to.
  let toMs: Int64

  /// Whether what lies between was jumped over.
  let isJump: Bool

  /// Where the player is taken to be in the end.
  let end: PlayheadSample

  /// What happened on it by now.
  private(set) var events: [PlaybackEvent] = []

  /// The break that was left last, and where.
  var left: (played: PlayedBreak, placeMs: Int64)?

  private let startAtMs: Int64

  /// Leads from the report before, if there is one, to the next.
  init(from last: PlayheadSample?, to next: PlayheadSample, _ movement: PlayheadMovement) {
    var end = next
    if let last {
      end.atMs = max(next.atMs, last.atMs)
      if movement != .seeked { end.positionMs = max(next.positionMs, last.positionMs) }
    }
    isJump = movement == .seeked || movement == .joined
    fromMs = isJump ? end.positionMs : last?.positionMs ?? end.positionMs
    toMs = end.positionMs
    startAtMs = isJump ? end.atMs : last?.atMs ?? end.atMs
    self.end = end
  }

  /// Notes what happened at a place.
  mutating func note(
    _ moment: PlaybackMoment, _ played: PlayedBreak, ad: Int? = nil, at positionMs: Int64,
  ) {
    events.append(
      PlaybackEvent(moment: moment, atMs: time(at: positionMs), played: played, adIndex: ad))
  }

  /// When the player was at the place, if it moved evenly.
  private func time(at positionMs: Int64) -> Int64 {
    let wayMs = toMs - fromMs
    let doneMs = min(max(positionMs, fromMs), toMs) - fromMs
    guard wayMs > 0, doneMs < wayMs else { return end.atMs }
    let product = doneMs.multipliedFullWidth(by: end.atMs - startAtMs)
    return startAtMs + wayMs.dividingFullWidth(product).quotient
  }
}
