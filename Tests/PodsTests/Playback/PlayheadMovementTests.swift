import Pods
import Testing

@Suite struct PlayheadMovementTests {
  @Test(
    arguments: [
      // advance, elapsed, rate before, rate after
      (1000, 1000, 1000, 1000, PlayheadMovement.played),
      (2000, 1000, 1000, 1000, .played),
      (2001, 1000, 1000, 1000, .seeked),
      (3000, 1000, 1000, 2000, .played),
      (3001, 1000, 1000, 2000, .seeked),
      (0, 1000, 1000, 1000, .played),
      (0, 1001, 1000, 1000, .stalled),
      (0, 60_000, 1000, 0, .paused),
      (0, 60_000, 0, 1000, .played),
      (1000, 60_000, 0, 0, .paused),
      (1001, 60_000, 0, 0, .seeked),
      (-1000, 1000, 1000, 1000, .stalled),
      (-999, 0, 1000, 1000, .played),
      (-1001, 1000, 1000, 1000, .seeked),
      (500, -5000, 1000, 1000, .played),
      (1001, -5000, 1000, 1000, .seeked),
      (9_007_199_254_740_991, .max / 2, 64_000, 64_000, .seeked),
    ] as [(Int64, Int64, Int64, Int64, PlayheadMovement)])
  func `how a player moved follows from both reports`(
    advance: Int64, elapsed: Int64, before: Int64, after: Int64, movement: PlayheadMovement,
  ) {
    let from = PlayheadSample(positionMs: 0, atMs: 0, rateMilli: before)
    let to = PlayheadSample(positionMs: advance, atMs: elapsed, rateMilli: after)
    #expect(PlayheadMovement(from: from, to: to) == movement)
  }

  @Test func `who goes back by less than a second stands still`() {
    var viewer = Viewer(.of("a 2000 1000"))
    _ = viewer.play(to: 0) + viewer.play(to: 2100)
    #expect(viewer.report(1500, after: 1000) == [])
    #expect(viewer.session.last?.positionMs == 2100)
  }
}
