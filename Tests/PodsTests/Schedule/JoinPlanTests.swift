import Pods
import Rehearsal
import Testing

private let preRoll = JoinedBreak(id: "pre", startMs: 0, lengthMs: 15_000)

private func broken(
  _ id: String, _ start: Int64, _ length: Int64, resumes: Int64? = nil,
) -> JoinedBreak {
  JoinedBreak(id: id, startMs: start, lengthMs: length, resumptionMs: resumes)
}

/// A plan in a line: what is played from where for how long, where it goes on, what is left out.
private func told(_ plan: JoinPlan) -> String {
  let steps = plan.steps.map { "\($0.breakID)@\($0.atMs)+\($0.offsetMs) \($0.playMs)" }
  let omitted = plan.omitted.map { "\($0.breakID) \($0.reason)" }
  return (steps + ["> \(plan.resumesAtMs)"] + omitted + plan.coming.map { "\($0)..." })
    .joined(separator: ", ")
}

private func join(
  _ place: Int64, _ breaks: [JoinedBreak], pre: JoinedBreak? = nil, live: Bool = true,
  _ policy: JoinPolicy = JoinPolicy(),
) -> String {
  told(
    JoinPlan(joiningAtMs: place, isLive: live, preRoll: pre, breaks: breaks, policy: policy))
}

private let one = broken("a", 10_000, 30_000)
private let two = broken("b", 120_000, 30_000)

@Suite struct JoinPlanTests {
  @Test(
    arguments: [
      (9_999, "> 9999, a..., b..."), (10_000, "a@10000+0 30000, > 40000, b..."),
      (20_000, "a@20000+10000 20000, > 40000, b..."),
      (39_999, "a@39999+29999 1, > 40000, b..."), (40_000, "> 40000, b..."), (150_000, "> 150000"),
    ] as [(Int64, String)])
  func `a live viewer gets the rest of a running break`(_ place: Int64, _ plan: String) {
    #expect(join(place, [one, two]) == plan)
  }

  @Test(
    arguments: [
      (0, "pre@0+0 15000, a@15000+5000 25000, > 40000, b..."),
      (20_000, "a@20000+10000 20000, > 40000, pre inBreak, b..."),
      (40_000, "pre@40000+0 15000, > 55000, b..."),
      (105_000, "pre@105000+0 15000, b@120000+0 30000, > 150000"),
      (110_000, "pre@110000+0 15000, b@125000+5000 25000, > 150000"),
    ] as [(Int64, String)])
  func `a pre-roll moves a live viewer on`(_ place: Int64, _ plan: String) {
    #expect(join(place, [one, two], pre: preRoll) == plan)
  }

  @Test func `what a pre-roll outlasts is covered`() {
    let short = [broken("s", 2_000, 5_000), broken("t", 9_000, 7_000)]
    #expect(join(0, short, pre: preRoll) == "pre@0+0 15000, t@15000+6000 1000, > 16000, s covered")
  }

  @Test(
    arguments: [
      (JoinPolicy(running: .none), "pre@20000+0 15000, > 35000, a running, b..."),
      (JoinPolicy(running: .whole), "a@20000+0 30000, > 50000, pre inBreak, b..."),
      (JoinPolicy(minRestMs: 20_000), "a@20000+10000 20000, > 40000, pre inBreak, b..."),
      (JoinPolicy(minRestMs: 20_001), "pre@20000+0 15000, > 35000, a shortRest, b..."),
      (JoinPolicy(graceMs: 100_001), "a@20000+10000 20000, > 40000, pre inBreak, b grace"),
      (JoinPolicy(graceMs: 100_000), "a@20000+10000 20000, > 40000, pre inBreak, b..."),
      (
        JoinPolicy(preRollInBreak: true),
        "pre@20000+0 15000, a@35000+25000 5000, > 40000, b..."
      ),
    ])
  func `the policy decides what of a running break is played`(
    _ policy: JoinPolicy, _ plan: String,
  ) {
    let found = join(20_000, [one, two], pre: preRoll, policy)
    #expect(Set(found.split(separator: ", ")) == Set(plan.split(separator: ", ")))
  }

  @Test func `breaks with one start follow each other and their offsets add up`() {
    let together = [broken("a", 100, 30, resumes: 7), broken("b", 100, 20), broken("c", 100, 5)]
    #expect(
      join(100, together, live: false) == "a@100+0 30, b@107+0 20, c@127+0 5, > 132")
    let live = [broken("a", 100, 30), broken("b", 100, 20)]
    #expect(join(140, live) == "b@140+10 10, > 150")
    #expect(join(100, live) == "a@100+0 30, b@130+0 20, > 150")
  }

  @Test func `a resumption offset takes the viewer back, and no break is played twice`() {
    let back = [broken("a", 100, 30, resumes: 0), broken("b", 110, 40)]
    #expect(join(120, back) == "a@120+20 10, > 100, b...")
    #expect(join(130, back) == "b@130+20 20, > 150")
  }

  @Test func `on demand the content waits and only its own place counts`() {
    let film = [broken("a", 0, 30, resumes: 0), broken("b", 600, 30, resumes: 0)]
    #expect(join(0, film, pre: preRoll, live: false) == "pre@0+0 15000, a@0+0 30, > 0, b...")
    #expect(join(1, film, live: false) == "> 1, b...")
    #expect(join(600, film, live: false) == "b@600+0 30, > 600")
    #expect(join(601, film, live: false) == "> 601")
  }

  @Test func `random joins lose nothing, double nothing and never overlap`() {
    var chance = SeededGenerator(seed: 11)
    for _ in 0..<Soak.times(2_000) {
      let breaks = (0..<Int.random(in: 0...8, using: &chance)).map { number in
        JoinedBreak(
          id: "\(number)", startMs: Int64.random(in: 0...40, using: &chance),
          lengthMs: Int64.random(in: 1...15, using: &chance),
          resumptionMs: Bool.random(using: &chance)
            ? nil : Int64.random(in: -5...20, using: &chance))
      }
      let place = Int64.random(in: 0...50, using: &chance)
      let policy = JoinPolicy(
        running: [.rest, .whole, .none].randomElement(using: &chance) ?? .rest,
        minRestMs: Int64.random(in: 0...4, using: &chance),
        graceMs: Int64.random(in: 0...9, using: &chance),
        preRollInBreak: Bool.random(using: &chance))
      let isLive = Bool.random(using: &chance)
      let plan = JoinPlan(
        joiningAtMs: place, isLive: isLive, preRoll: Bool.random(using: &chance) ? preRoll : nil,
        breaks: breaks, policy: policy)
      let named = plan.played + plan.omitted.map(\.breakID)
      #expect(Set(named).count == named.count, "a break is dealt with once")
      for later in breaks where later.startMs > place + 60 || isLive && later.startMs > place {
        #expect(named.contains(later.id), "what is to come is not forgotten")
      }
      for step in plan.steps where step.breakID != "pre" {
        let length = breaks.first { $0.id == step.breakID }?.lengthMs ?? 0
        #expect(step.offsetMs >= 0 && step.playMs > 0)
        #expect(step.offsetMs + step.playMs == length, "a break is played to its end")
        #expect(isLive || step.offsetMs == 0)
      }
    }
  }

  @Test func `breaks without resumption offsets keep a live viewer live`() {
    var chance = SeededGenerator(seed: 5)
    for _ in 0..<Soak.times(1_000) {
      let breaks = (0..<6).map { number in
        broken(
          "\(number)", Int64.random(in: 0...60, using: &chance),
          Int64.random(in: 1...15, using: &chance))
      }
      let place = Int64.random(in: 0...60, using: &chance)
      let plan = JoinPlan(joiningAtMs: place, isLive: true, preRoll: preRoll, breaks: breaks)
      var clock = place
      for step in plan.steps {
        #expect(step.atMs == clock, "each begins where the one before has brought the stream")
        clock += step.playMs
      }
      #expect(plan.resumesAtMs == clock)
    }
  }

  @Test func `what comes after the content comes last`() {
    let plan = JoinPlan(joiningAtMs: 0, isLive: false, postRollID: "post", breaks: [two, one])
    #expect(told(plan) == "> 0, a..., b..., post...")
  }
}
