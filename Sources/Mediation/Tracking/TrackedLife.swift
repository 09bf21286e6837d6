/// What those behind one ad hear of it, in the course of its life.
///
/// The rules of the lifecycle say what counts; here it is only said who hears of what counts.
package struct TrackedLife: Sendable {
  /// What was reported, as far as it matters to those who listen.
  package struct Report: Hashable, Sendable {
    /// What happened.
    package let kind: ReportedEventKind

    /// The asset that was clicked, if it was one.
    package var asset: String?

    /// How far the video had come, if that was said.
    package var positionMs: Int64?

    /// What went wrong, as a number of VAST, if that was said.
    package var errorCode: Int?

    /// What the viewer or the player did, by its name, if it was something that has only that.
    package var interaction: String?

    /// States what was reported.
    package init(
      _ kind: ReportedEventKind, asset: String? = nil, positionMs: Int64? = nil,
      errorCode: Int? = nil, interaction: String? = nil,
    ) {
      self.kind = kind
      self.asset = asset
      self.positionMs = positionMs
      self.errorCode = errorCode
      self.interaction = interaction
    }
  }

  /// The number that VAST has for an error of which nothing is known.
  package static let unknownError = 900

  /// Who wants to hear.
  package let tracking: AdTracking

  private let durationMs: Int64?
  private var playheadMs: Int64?
  private var toldMs: Int64 = -1
  private var isSkipped = false

  /// Begins with nothing told; the duration is that of the video, if there is one.
  package init(_ tracking: AdTracking, durationMs: Int64? = nil) {
    self.tracking = tracking
    self.durationMs = durationMs
  }

  /// The addresses that hear of what was reported, in order.
  ///
  /// A video that has come to a place has passed all before it, however it got there.
  package mutating func urls(
    for report: Report, in circumstances: TrackingCircumstances,
  ) -> [String] {
    var circumstances = circumstances
    if let position = report.positionMs { playheadMs = position }
    if report.kind == .skipped { isSkipped = true }
    let isPlayedOut = report.kind == .videoEnded && !isSkipped
    if isPlayedOut { playheadMs = report.positionMs ?? durationMs ?? playheadMs }
    circumstances.playheadMs = playheadMs
    if report.kind == .failedToPresent {
      circumstances.errorCode = report.errorCode ?? Self.unknownError
    }
    let reached = isPlayedOut ? playheadMs : report.positionMs
    var urls: [String] = []
    if report.kind == .videoStarted { urls += told(moments(of: report), circumstances) }
    if let reached { urls += progress(to: reached, circumstances) }
    if report.kind != .videoStarted { urls += told(moments(of: report), circumstances) }
    return urls
  }

  /// What there is to tell besides how far the video has come.
  private func moments(of report: Report) -> [TrackedMoment] {
    switch report.kind {
    case .impression: [.reported(.impression), .billed]
    case .click: [.reported(.click)] + (report.asset.map { [.clicked(asset: $0)] } ?? [])
    case .failedToPresent: [.reported(.failedToPresent), .failed]
    case .interaction: report.interaction.map { [.interaction($0)] } ?? []
    // Who skips a video ends it, and has not seen all of it.
    case .videoEnded where isSkipped: []
    default: [.reported(report.kind)]
    }
  }

  private func told(
    _ moments: [TrackedMoment], _ circumstances: TrackingCircumstances,
  ) -> [String] {
    moments.flatMap { tracking.urls(for: $0, in: circumstances) }
  }

  private mutating func progress(
    to position: Int64, _ circumstances: TrackingCircumstances,
  ) -> [String] {
    guard position > toldMs else { return [] }
    var passed: [(at: Int64, index: Int)] = []
    for (index, tracker) in tracking.trackers.enumerated() {
      if case .progress(let at) = tracker.moment, at > toldMs, at <= position {
        passed.append((at, index))
      }
    }
    toldMs = position
    return passed.sorted { $0 < $1 }.map {
      tracking.macros.expand(tracking.trackers[$0.index].url, in: circumstances)
    }
  }
}
