import Pods
import Rehearsal
import Testing

/// What a break takes of its stream, as the test counts it.
private struct Taken {
  let name: PodIdentifier
  let startMs: Int64
  let endMs: Int64

  /// Whether less than that much content would lie between the two.
  func isNear(_ other: Taken, _ spacingMs: Int64) -> Bool {
    startMs < other.endMs + spacingMs && other.startMs < endMs + spacingMs
  }
}

private func stream(_ spacingMs: Int64?, isLive: Bool = true) -> PodStream {
  PodStream(
    id: "s", networkCode: "1", customAssetKey: "k", breakDurationMs: 30_000, isLive: isLive,
    rules: StreamRules(minSpacingMs: spacingMs))
}

private func refusal(
  of request: BreakRequest, by schedule: inout Schedule, _ id: String,
) -> ScheduleRefusal? {
  do throws(ScheduleRefusal) {
    _ = try schedule.schedule(request, nowMs: noon, id: id)
    return nil
  } catch {
    return error
  }
}

@Suite struct SpacingTests {
  @Test(arguments: [0, 1, 45_000] as [Int64])
  func `random schedules never break the rule, and nothing is refused without need`(
    _ spacingMs: Int64,
  ) throws {
    var chance = SeededGenerator(seed: UInt64(spacingMs) + 3)
    for _ in 0..<Soak.times(30) {
      var schedule = Schedule(limit: 1_000)
      var taken: [Taken] = []
      for step in 0..<60 {
        let startMs = noon + Int64.random(in: 0...3_000_000, using: &chance)
        var request = BreakRequest.of(
          stream(spacingMs), .clock(startMs), viewer: ["a", "b", "c"][step % 3])
        request.identifier = .pod(Int64(step))
        request.durationMs = Int64.random(in: 1...120_000, using: &chance)
        let wanted = Taken(
          name: .pod(Int64(step)), startMs: startMs, endMs: startMs + (request.durationMs ?? 0))
        let near = taken.filter { $0.isNear(wanted, spacingMs) }
        switch refusal(of: request, by: &schedule, "break-\(step)") {
        case nil:
          #expect(near.isEmpty)
          taken.append(wanted)
        case .breakTooNear(let other, spacingMs):
          #expect(near.contains { $0.name == other })
        case let refusal?:
          Issue.record("\(refusal)")
        }
        if step % 7 == 6, let gone = taken.randomElement(using: &chance),
          let held = schedule.list(stream: "s").first(where: { $0.identifier == gone.name })
        {
          _ = try schedule.cancel(held.id, nowMs: noon - 1)
          taken.removeAll { $0.name == gone.name }
        }
      }
      #expect(taken.count > 5)
    }
  }

  @Test func `a break of many viewers takes its place until the last has gone`() throws {
    var schedule = Schedule(limit: 10)
    let first = BreakRequest.of(stream(60_000), .clock(noon + 10_000), viewer: "a")
    let second = BreakRequest.of(stream(60_000), .clock(noon + 10_000), viewer: "b")
    let near = BreakRequest.of(stream(60_000), .clock(noon + 60_000), viewer: "a")
    _ = try schedule.schedule(first, nowMs: noon, id: "1")
    _ = try schedule.schedule(second, nowMs: noon, id: "2")
    _ = try schedule.cancel("1", nowMs: noon)
    #expect(
      refusal(of: near, by: &schedule, "3")
        == .breakTooNear(.midRoll(startingAtMs: noon), minSpacingMs: 60_000))
    _ = try schedule.cancel("2", nowMs: noon)
    #expect(try schedule.schedule(near, nowMs: noon, id: "3").id == "3")
  }

  @Test func `on demand only the content between two breaks counts`() throws {
    var schedule = Schedule(limit: 10)
    let film = stream(120_000, isLive: false)
    _ = try schedule.schedule(.of(film, .offset(600_000)), nowMs: noon, id: "1")
    #expect(
      refusal(of: .of(film, .offset(719_999)), by: &schedule, "2")
        == .breakTooNear(.adBreak("mid-roll-10"), minSpacingMs: 120_000))
    #expect(try schedule.schedule(.of(film, .offset(720_000)), nowMs: noon, id: "3").id == "3")
  }

  @Test func `the clock of one player is in nobody else's way`() throws {
    var schedule = Schedule(limit: 10)
    for (number, viewer) in ["a", "b"].enumerated() {
      var request = BreakRequest.of(
        stream(60_000), .offset(20_000 + Int64(number)), playheadMs: 0, viewer: viewer)
      request.identifier = .pod(Int64(number))
      _ = try schedule.schedule(request, nowMs: noon, id: viewer)
    }
    var third = BreakRequest.of(stream(60_000), .offset(40_000), playheadMs: 0, viewer: "a")
    third.identifier = .pod(9)
    #expect(
      refusal(of: third, by: &schedule, "c") == .breakTooNear(.pod(0), minSpacingMs: 60_000))
  }

  @Test func `breaks before and after the content take no place of it`() throws {
    var schedule = Schedule(limit: 10)
    var pre = BreakRequest.of(stream(60_000))
    pre.manner = BreakManner(cues: [.pre])
    _ = try schedule.schedule(pre, nowMs: noon, id: "pre")
    #expect(
      try schedule.schedule(.of(stream(60_000), .clock(noon)), nowMs: noon, id: "1").id == "1")
  }
}
