import Pods
import Testing

private let quarter: Int64 = 900_000

@Suite struct BreakPatternTests {
  @Test(
    arguments: [
      (noon, noon + 1, [0]), (noon - 1, noon, []), (noon + 1, noon + quarter, []),
      (noon + 1, noon + 2 * quarter + 1, [quarter, 2 * quarter]),
    ] as [(Int64, Int64, [Int64])])
  func `live breaks are counted from the epoch`(_ start: Int64, _ end: Int64, _ places: [Int64]) {
    let found = BreakPattern.every(ms: quarter).breaks(isLive: true, from: start, before: end)
    #expect(found.map(\.start) == places.map { .clock(noon + $0) })
  }

  @Test func `on demand they are counted from the beginning, where there is none`() {
    let pattern = BreakPattern.every(ms: 600_000)
    let found = pattern.breaks(isLive: false, from: 0, before: 1_200_001)
    #expect(found.map(\.start) == [.offset(600_000), .offset(1_200_000)])
    #expect(pattern.first(isLive: false, notBefore: 0)?.start == .offset(600_000))
    #expect(pattern.first(isLive: false, notBefore: 600_001)?.start == .offset(1_200_000))
  }

  @Test func `a pattern of a minute or more gives each break a minute of its own`() {
    for everyMs: Int64 in [60_000, 60_001, 90_000, 119_999] {
      let found = BreakPattern.every(ms: everyMs)
        .breaks(isLive: true, from: noon, before: noon + 100 * everyMs)
      #expect(found.count >= 100)
      #expect(Set(found.map(\.name)).count == found.count)
    }
  }

  @Test func `a list is sorted and has its own names`() {
    let listed = [
      BreakPattern.Listed(start: .offset(900_000)),
      BreakPattern.Listed(start: .offset(60_000), identifier: .pod(3), durationMs: 5),
    ]
    let found = BreakPattern.listed(listed).breaks(isLive: false, from: 0, before: 900_001)
    #expect(found == [listed[1], listed[0]])
    #expect(found.map(\.name) == [.pod(3), .adBreak("mid-roll-15")])
    #expect(BreakPattern.listed(listed).first(isLive: false, notBefore: 60_001) == listed[0])
    #expect(BreakPattern.listed(listed).first(isLive: false, notBefore: 900_001) == nil)
  }

  @Test func `places at the ends of time trap nobody`() {
    let pattern = BreakPattern.every(ms: 60_000)
    #expect(pattern.breaks(isLive: true, from: .max - 1, before: .max) == [])
    #expect(pattern.first(isLive: true, notBefore: .max) == nil)
    #expect(pattern.breaks(isLive: true, from: .min, before: .min + 10) == [])
  }
}
