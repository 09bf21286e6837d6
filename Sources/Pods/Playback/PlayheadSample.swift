/// Where a player says it is.
package struct PlayheadSample: Hashable, Sendable {
  /// Where it is on its timeline, on which breaks take their length.
  package var positionMs: Int64

  /// When it was there, by the time of day.
  package var atMs: Int64

  /// How fast it plays there, in thousandths; 0 is paused.
  package let rateMilli: Int64

  /// Says where a player is.
  package init(positionMs: Int64, atMs: Int64, rateMilli: Int64 = 1000) {
    self.positionMs = positionMs
    self.atMs = atMs
    self.rateMilli = rateMilli
  }
}
