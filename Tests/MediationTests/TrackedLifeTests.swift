import Mediation
import Testing

/// Macros that say how far the video is, and what went wrong.
private struct PlainMacros: TrackingMacros {
  func expand(_ url: String, in circumstances: TrackingCircumstances) -> String {
    var url = url
    if let playhead = circumstances.playheadMs { url += "@\(playhead)" }
    if let code = circumstances.errorCode { url += "!\(code)" }
    return url
  }
}

private func life(_ trackers: [(TrackedMoment, String)]) -> TrackedLife {
  let tracking = AdTracking(
    trackers.map { AdTracking.Tracker($0.0, $0.1) }, macros: PlainMacros())
  return TrackedLife(tracking, durationMs: 20_000)
}

extension TrackedLife {
  fileprivate mutating func hear(
    _ kind: ReportedEventKind, asset: String? = nil, at position: Int64? = nil, error: Int? = nil,
    interaction: String? = nil,
  ) -> [String] {
    urls(
      for: Report(
        kind, asset: asset, positionMs: position, errorCode: error, interaction: interaction),
      in: TrackingCircumstances(atMs: 0, chance: 0))
  }
}

@Suite struct TrackedLifeTests {
  @Test func `an impression is seen and billed`() {
    var life = life([(.billed, "b"), (.won, "w"), (.reported(.impression), "i"), (.lost, "l")])
    let heard = life.hear(.impression)
    #expect(heard == ["i", "b"])
  }

  @Test func `no ad has more addresses than a few, nor one that nobody could ask`() {
    let long = String(repeating: "u", count: AdTracking.longestURL + 1)
    let many = Array(repeating: (TrackedMoment.billed, "b"), count: AdTracking.mostTrackers)
    var life = life([(.billed, long)] + many + [(.billed, "late")])
    #expect(life.hear(.impression) == many.map(\.1))
  }

  @Test func `a click is one on the ad, and one on its asset`() {
    var life = life([
      (.clicked(asset: "icon"), "icon"), (.reported(.click), "any"), (.clicked(asset: "x"), "x"),
    ])
    let onIcon = life.hear(.click, asset: "icon")
    let anywhere = life.hear(.click)
    #expect(onIcon == ["any", "icon"])
    #expect(anywhere == ["any"])
  }

  @Test func `who wants to hear of an interaction hears of that one, each time`() {
    var life = life([
      (.interaction("rewind"), "back"), (.interaction("fullscreen"), "full"),
      (.interaction("rewind"), "again"), (.reported(.interaction), "never"),
    ])
    let heard = (0..<2).map { _ in life.hear(.interaction, at: 3000, interaction: "rewind") }
    let unnamed = life.hear(.interaction)
    #expect(heard == [["back@3000", "again@3000"], ["back@3000", "again@3000"]])
    #expect(unnamed == [])
  }

  @Test func `each place is passed once, in the order of the places`() {
    var life = life([
      (.progress(milliseconds: 5000), "five"), (.progress(milliseconds: 0), "zero"),
      (.progress(milliseconds: 5000), "too"), (.progress(milliseconds: 9000), "nine"),
      (.reported(.progress), "each"),
    ])
    let heard = [4999, 5000, 3000, 5001].map { life.hear(.progress, at: $0) }
    #expect(heard[0] == ["zero@4999", "each@4999"])
    #expect(heard[1] == ["five@5000", "too@5000", "each@5000"])
    #expect(heard[2] == ["each@3000"])
    #expect(heard[3] == ["each@5001"])
    let jumped = life.hear(.paused, at: 12_000)
    #expect(jumped == ["nine@12000"])
  }

  @Test func `what begins is heard before the place, and all else behind it`() {
    var life = life([
      (.progress(milliseconds: 0), "zero"), (.progress(milliseconds: 5000), "five"),
      (.reported(.videoStarted), "start"), (.reported(.firstQuartile), "quarter"),
    ])
    let began = life.hear(.videoStarted, at: 0)
    let quarter = life.hear(.firstQuartile, at: 5000)
    #expect(began == ["start@0", "zero@0"])
    #expect(quarter == ["five@5000", "quarter@5000"])
  }

  @Test func `the end has passed all places, but not after a skip`() {
    let trackers: [(TrackedMoment, String)] = [
      (.progress(milliseconds: 19_000), "late"), (.reported(.videoEnded), "end"),
      (.reported(.skipped), "skip"),
    ]
    var seen = life(trackers)
    let end = seen.hear(.videoEnded)
    #expect(end == ["late@20000", "end@20000"])
    var skipped = life(trackers)
    let skip = skipped.hear(.skipped, at: 6000)
    let endOfSkipped = skipped.hear(.videoEnded)
    #expect(skip == ["skip@6000"])
    #expect(endOfSkipped == [])
  }

  @Test func `an error has the number that was said, or that of the unknown`() {
    let trackers: [(TrackedMoment, String)] = [(.failed, "e"), (.reported(.failedToPresent), "f")]
    var told = life(trackers)
    let withCode = told.hear(.failedToPresent, error: 405)
    var untold = life(trackers)
    let without = untold.hear(.failedToPresent)
    #expect(withCode == ["f!405", "e!405"])
    #expect(without == ["f!900", "e!900"])
  }
}
