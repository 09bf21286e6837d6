import Testing

@testable import Pods

@Suite struct BreakStateTests {
  /// Where a break stands, and how long it is.
  private struct Standing: Equatable {
    let state: Break.State
    let durationMs: Int64?

    init(_ state: Break.State, _ durationMs: Int64?) {
      self.state = state
      self.durationMs = durationMs
    }
  }

  /// Where the first break of a playlist stands.
  private func standing(_ end: Int, _ tags: [Int: String], last: String = "") throws -> Standing {
    var watcher = Watcher(longestBreakMs: 60_000)
    let first = try #require(try watcher.read(playlist(to: end, tags, last: last)).changed.first)
    return Standing(try #require(first.state), first.durationMs)
  }

  @Test(
    arguments: [
      (2, [2: "#EXT-X-CUE-OUT:30"], Break.State.announced, 30_000),
      (3, [2: "#EXT-X-CUE-OUT:30"], .running, 30_000),
      (7, [2: "#EXT-X-CUE-OUT:30"], .running, 30_000),
      (8, [2: "#EXT-X-CUE-OUT:30"], .lapsed, 30_000),
      (9, [2: "#EXT-X-CUE-OUT:30", 7: "#EXT-X-CUE-IN"], .ended, 30_000),
      (9, [2: "#EXT-X-CUE-OUT:30", 5: "#EXT-X-CUE-IN"], .returnedEarly, 18_000),
      (9, [2: "#EXT-X-CUE-OUT:30", 8: "#EXT-X-CUE-IN"], .ended, 36_000),
      (9, [2: "#EXT-X-CUE-OUT:30\n#EXT-X-CUE-IN"], .cancelled, 30_000),
      (6, [2: "#EXT-X-CUE-OUT:30", 4: "#EXT-X-CUE-OUT-CONT:12/48"], .extended, 48_000),
      (
        9,
        [2: "#EXT-X-CUE-OUT:12", 4: "#EXT-X-CUE-OUT-CONT:12/12", 8: "#EXT-X-CUE-OUT-CONT:36/12"],
        .extended, 42_000
      ),
      (20, [2: "#EXT-X-CUE-OUT"], .lapsed, 60_000),
    ] as [(Int, [Int: String], Break.State, Int64)])
  func `a break stands where its cues and the newest segment say`(
    end: Int, tags: [Int: String], state: Break.State, durationMs: Int64,
  ) throws {
    let found = try standing(end, tags)
    #expect(found == Standing(state, durationMs))
  }

  @Test func `without an end it goes on as long as the longest break`() throws {
    #expect(try standing(12, [2: "#EXT-X-CUE-OUT"]) == Standing(.running, nil))
  }

  @Test func `at the end of the stream every break is over`() throws {
    let end = "#EXT-X-ENDLIST"
    #expect(try standing(4, [2: "#EXT-X-CUE-OUT:30"], last: end) == Standing(.lapsed, 12_000))
    #expect(try standing(9, [2: "#EXT-X-CUE-OUT:30"], last: end) == Standing(.lapsed, 30_000))
  }

  @Test func `a cue-in that comes after all ends the break where it stands`() throws {
    var watcher = Watcher()
    var tags = [2: "#EXT-X-CUE-OUT:12"]
    #expect(try watcher.read(playlist(to: 9, tags)).changed.map(\.state) == [.lapsed])
    tags[10] = "#EXT-X-CUE-IN"
    let changed = try watcher.read(playlist(to: 11, tags)).changed
    #expect(changed.map(\.state) == [.ended])
    #expect(changed.map(\.durationMs) == [48_000])
  }

  @Test func `a break that begins when the one before is due ends that`() throws {
    var watcher = Watcher()
    let tags = [2: "#EXT-X-CUE-OUT:30", 7: "#EXT-X-CUE-OUT:12", 9: "#EXT-X-CUE-IN"]
    let changed = try watcher.read(playlist(to: 12, tags)).changed
    #expect(changed.map(\.state) == [.ended, .ended])
    #expect(changed.map(\.durationMs) == [30_000, 12_000])
  }

  @Test func `a break that begins inside of another has a cue-in of its own`() throws {
    var watcher = Watcher()
    let tags = [
      2: "#EXT-X-CUE-OUT:60", 4: "#EXT-X-CUE-OUT:12", 6: "#EXT-X-CUE-IN", 12: "#EXT-X-CUE-IN",
    ]
    let changed = try watcher.read(playlist(to: 14, tags)).changed
    #expect(changed.map(\.start) == [.programTime(ms: day(12)), .programTime(ms: day(24))])
    #expect(changed.map(\.durationMs) == [60_000, 12_000])
    #expect(changed.map(\.state) == [.ended, .ended])
  }
}
