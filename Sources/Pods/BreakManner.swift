/// How players treat a break, beyond its place, its restrictions and where the content goes on.
package struct BreakManner: Hashable, Sendable {
  /// A boundary between segments of the content that a break may be moved to.
  package enum Snap: String, CaseIterable, Hashable, Sendable {
    /// The one nearest to the start.
    case out

    /// The one nearest to where the content goes on.
    case `in`
  }

  /// How much of the player's timeline a break takes up.
  package enum Occupancy: String, Hashable, Sendable {
    /// Its place only.
    case point

    /// As much as it lasts.
    case range
  }

  /// How the player's timeline shows a break.
  package enum Style: String, Hashable, Sendable {
    /// As something other than the content.
    case highlight

    /// As a part of the content.
    case primary
  }

  /// When it is played, if not only at its place; in the order of the cases.
  package let cues: [BreakCue]

  /// After how much of it the content goes on in any case.
  package let playoutLimitMs: Int64?

  /// What it is moved to; in the order of the cases.
  package let snap: [Snap]

  /// Whether viewers may see different ads, so that they cannot watch it together.
  package let contentMayVary: Bool

  /// What it takes up of the player's timeline.
  package let occupancy: Occupancy

  /// How the player's timeline shows it.
  package let style: Style

  /// The button that ends it, if it has one.
  package let skipControl: SkipControl?

  /// A break at its place like any other.
  package static let usual = BreakManner()

  /// Puts a manner together; what is given twice counts once.
  package init(
    cues: [BreakCue] = [],
    playoutLimitMs: Int64? = nil,
    snap: [Snap] = [],
    contentMayVary: Bool = true,
    occupancy: Occupancy = .point,
    style: Style = .highlight,
    skipControl: SkipControl? = nil,
  ) {
    self.cues = BreakCue.allCases.filter(cues.contains)
    self.playoutLimitMs = playoutLimitMs
    self.snap = Snap.allCases.filter(snap.contains)
    self.contentMayVary = contentMayVary
    self.occupancy = occupancy
    self.style = style
    self.skipControl = skipControl
  }

  /// Whether it is played before or after the content, and so has no place inside of it.
  package var isOutsideOfContent: Bool { cues.contains(.pre) || cues.contains(.post) }
}
