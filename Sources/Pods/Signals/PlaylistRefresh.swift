/// What one reading of a playlist brought.
package struct PlaylistRefresh: Hashable, Sendable {
  /// The breaks that are new or have changed, the one that begins first at first.
  package let changed: [SignalledBreak]

  /// The number of the first segment.
  package let mediaSequence: Int

  /// How many segments the playlist has, those that it skips included.
  package let segments: Int

  /// How many of them were not known.
  package let newSegments: Int

  /// When the first segment begins, in milliseconds since 1970; nil without dates.
  package let windowStartMs: Int64?

  /// When the last segment ends.
  package let windowEndMs: Int64?

  /// What could not be read.
  package let notes: [PlaylistNote]
}
