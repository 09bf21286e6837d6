import Ledger
import Testing

/// A queue with deliveries that are named by their addresses.
private final class Bench {
  var queue: DeliveryQueue
  private var numbers: [String: Int64] = [:]

  init(_ change: (inout DeliveryPolicy) -> Void = { _ in }) {
    var policy = DeliveryPolicy()
    change(&policy)
    queue = DeliveryQueue(policy)
  }

  @discardableResult
  func add(_ url: String, of lane: String = "ad-1", at ms: Int = 0) -> Bool {
    let number = Int64(numbers.count + 1)
    numbers[url] = number
    return queue.add(
      Delivery(number: number, event: 1, lane: lane, url: url), at: .milliseconds(ms))
  }

  /// All that begins now.
  func begun(at ms: Int = 0) -> [String] {
    var begun: [String] = []
    while let step = queue.next(at: .milliseconds(ms)) {
      switch step {
      case .attempt(let delivery): begun.append(delivery.url)
      case .giveUp(let delivery, let progress):
        begun.append("\(delivery.url) \(progress.fault?.rawValue ?? "")")
      }
    }
    return begun
  }

  func finish(
    _ url: String, _ result: DeliveryResult = .heard, at ms: Int = 0, chance: UInt64 = 0,
  ) -> DeliveryQueue.Verdict? {
    queue.finish(numbers[url] ?? 0, with: result, at: .milliseconds(ms), chance: chance)
  }

  func wake(_ url: String) { queue.wake(numbers[url] ?? 0) }
}

private func milliseconds(_ verdict: DeliveryQueue.Verdict?) -> Int? {
  verdict?.retryAfter.map { Int($0 / .milliseconds(1)) }
}

@Suite struct DeliveryQueueTests {
  @Test func `ads go side by side, and what an ad brings one after another`() {
    let bench = Bench()
    for url in ["a1", "a2", "a3"] { bench.add(url) }
    bench.add("b1", of: "ad-2")
    #expect(bench.begun() == ["a1", "b1"])
    #expect(bench.finish("a1")?.progress == DeliveryProgress(.delivered, tries: 1))
    #expect(bench.begun() == ["a2"])
    _ = bench.finish("b1")
    _ = bench.finish("a2")
    #expect(bench.begun() == ["a3"])
    _ = bench.finish("a3")
    #expect(bench.queue.isEmpty)
  }

  @Test func `no more are under way than may be`() {
    let bench = Bench { $0.inFlight = 2 }
    for lane in ["x", "y", "z"] { bench.add(lane, of: lane) }
    #expect(bench.begun() == ["x", "y"])
    _ = bench.finish("y")
    #expect(bench.begun() == ["z"])
  }

  @Test(arguments: [
    (DeliveryResult.answered(status: 204), DeliveryProgress.State.delivered, nil),
    (.answered(status: 302), .delivered, nil),
    (.heard, .delivered, nil),
    (.answered(status: 400), .failed, DeliveryFault.refused),
    (.answered(status: 404), .failed, .refused),
    (.answered(status: 408), .waiting, .serverBusy),
    (.answered(status: 429), .waiting, .serverBusy),
    (.answered(status: 500), .waiting, .serverError),
    (.answered(status: 503), .waiting, .serverBusy),
  ])
  func `an answer decides whether it is tried again`(
    _ result: DeliveryResult, _ state: DeliveryProgress.State, _ fault: DeliveryFault?,
  ) {
    let bench = Bench()
    bench.add("a")
    _ = bench.begun()
    let verdict = bench.finish("a", result)
    #expect(verdict?.progress.state == state)
    #expect(verdict?.progress.fault == fault)
    #expect((verdict?.retryAfter != nil) == (state == .waiting))
  }

  @Test(arguments: DeliveryFault.allCases)
  func `what may pass is tried again, and nothing else is`(_ fault: DeliveryFault) {
    let bench = Bench()
    bench.add("a")
    _ = bench.begun()
    let verdict = bench.finish("a", .failed(fault))
    let passing: Set<DeliveryFault> = [
      .serverBusy, .serverError, .timeout, .unreachable, .unknownHost, .broken, .engineBusy,
    ]
    #expect(verdict?.progress.state == (passing.contains(fault) ? .waiting : .failed))
  }

  @Test func `waits double, and chance takes up to half of each away`() {
    let least = [500, 1000, 2000, 4000]
    let most = [1000, 2000, 4000, 8000]
    for (chance, waits) in [(UInt64(0), least), (.max, nil), (500, nil)] {
      let bench = Bench()
      bench.add("a")
      var seen: [Int] = []
      for _ in 1...4 {
        #expect(bench.begun() == ["a"])
        if let wait = milliseconds(bench.finish("a", .failed(.timeout), chance: chance)) {
          seen.append(wait)
        }
        bench.wake("a")
      }
      if let waits { #expect(seen == waits) }
      #expect(seen.count == 4)
      #expect(zip(seen, zip(least, most)).allSatisfy { ($1.0...$1.1).contains($0) })
      #expect(bench.begun() == ["a"])
      let last = bench.finish("a", .failed(.timeout))
      #expect(last?.progress == DeliveryProgress(.failed, tries: 5, fault: .timeout))
    }
  }

  @Test func `a server that says when is not asked before`() {
    let bench = Bench()
    bench.add("a")
    _ = bench.begun()
    let result = DeliveryResult.answered(status: 429, retryAfter: .seconds(90))
    #expect(milliseconds(bench.finish("a", result)) == 90_000)
    #expect(bench.begun(at: 89_999) == [])
    bench.wake("a")
    #expect(bench.begun(at: 90_000) == ["a"])
  }

  @Test func `one that is tried again holds up the next of its ad, for a time`() {
    let bench = Bench { $0.hold = .milliseconds(1500) }
    bench.add("a1")
    bench.add("a2")
    #expect(bench.begun() == ["a1"])
    #expect(milliseconds(bench.finish("a1", .failed(.unreachable), at: 10)) == 500)
    #expect(bench.begun(at: 20) == [])
    bench.wake("a1")
    #expect(bench.begun(at: 510) == ["a1"])
    // The next try is at 1520, later than the first one may hold up others.
    #expect(milliseconds(bench.finish("a1", .failed(.unreachable), at: 520)) == 1000)
    #expect(bench.begun(at: 520) == ["a2"])
    bench.wake("a1")
    #expect(bench.begun(at: 1520) == ["a1"])
    bench.add("a3", at: 1520)
    #expect(bench.begun(at: 1520) == [])
    _ = bench.finish("a1", at: 1530)
    #expect(bench.begun(at: 1530) == [])
    _ = bench.finish("a2", at: 1540)
    #expect(bench.begun(at: 1540) == ["a3"])
  }

  @Test func `what has become too old is given up`() {
    let bench = Bench {
      $0.maximumAge = .seconds(2)
      $0.inFlight = 1
    }
    bench.add("a")
    bench.add("b", of: "ad-2")
    #expect(bench.begun() == ["a"])
    #expect(bench.finish("a", .failed(.timeout), at: 1600)?.progress.state == .failed)
    #expect(bench.begun(at: 2000) == ["b TOO_OLD"])
    #expect(bench.queue.isEmpty)
  }

  @Test func `more than may wait are not taken`() {
    let bench = Bench { $0.waiting = 2 }
    #expect(bench.add("a"))
    #expect(bench.add("b"))
    #expect(!bench.add("c"))
    #expect(bench.queue.count == 2)
    _ = bench.begun()
    _ = bench.finish("a")
    #expect(bench.add("d"))
  }

  @Test func `at the end each has one last try at once`() {
    let bench = Bench()
    for url in ["a1", "a2", "a3"] { bench.add(url) }
    bench.add("b1", of: "ad-2")
    #expect(bench.begun() == ["a1", "b1"])
    _ = bench.finish("a1", .failed(.timeout))
    bench.queue.end()
    #expect(bench.begun() == ["a1", "a2", "a3"])
    bench.add("c1", of: "ad-3")
    bench.add("c2", of: "ad-3")
    #expect(bench.begun() == ["c1", "c2"])
    for url in ["a1", "a2", "a3", "b1", "c1", "c2"] {
      let verdict = bench.finish(url, .failed(.timeout))
      #expect(verdict?.progress.state == .failed)
      #expect(verdict?.retryAfter == nil)
    }
    #expect(bench.queue.isEmpty)
    #expect(bench.begun() == [])
  }

  @Test func `a result that nobody waits for changes nothing`() {
    let bench = Bench()
    bench.add("a")
    #expect(bench.finish("a") == nil)
    _ = bench.begun()
    #expect(bench.finish("a") != nil)
    #expect(bench.finish("a") == nil)
    bench.wake("a")
    #expect(bench.begun() == [])
  }

  @Test func `many are all made, whatever goes wrong`() {
    let bench = Bench { $0.inFlight = 7 }
    for index in 0..<4000 { bench.add("\(index)", of: "ad-\(index % 40)") }
    var chance = UInt64(1)
    var order: [Int: [Int]] = [:]
    while !bench.queue.isEmpty {
      for url in bench.begun() {
        chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let fails = chance >> 60 == 0
        let verdict = bench.finish(url, fails ? .failed(.timeout) : .heard)
        if verdict?.retryAfter != nil { bench.wake(url) }
        if verdict?.progress.state != .waiting, let index = Int(url) {
          order[index % 40, default: []].append(index)
        }
      }
    }
    #expect(order.count == 40)
    #expect(order.values.allSatisfy { $0.count == 100 && $0 == $0.sorted() })
  }
}
