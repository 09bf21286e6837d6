import Loop
import Testing

@Suite struct VirtualTimeTests {
  @Test func `time passes only when everybody waits`() throws {
    let time = VirtualTime(wallMilliseconds: 1000)
    let awake = try time.run {
      async let slow = VirtualTimeTests.sleep(30, on: time)
      async let fast = VirtualTimeTests.sleep(10, on: time)
      return await [slow, fast]
    }
    #expect(awake == [.milliseconds(30), .milliseconds(10)])
    #expect(time.now == .milliseconds(30))
    #expect(time.wallMilliseconds == 1030)
  }

  @Test func `an hour takes no time`() throws {
    let time = VirtualTime()
    let began = ContinuousClock.now
    _ = try time.run { await VirtualTimeTests.sleep(3_600_000, on: time) }
    #expect(time.now == .seconds(3600))
    #expect(ContinuousClock.now - began < .seconds(60))
  }

  @Test func `sleepers of one instant wake in the order they fell asleep`() throws {
    let time = VirtualTime()
    let order = try time.run {
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<100 {
          group.addTask {
            _ = await VirtualTimeTests.sleep(10, on: time)
            return number
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(order == Array(0..<100))
  }

  @Test func `a sleeper that is cancelled wakes at once`() throws {
    let time = VirtualTime()
    let woken = try time.run {
      await withTaskGroup(of: Duration.self) { group in
        group.addTask { await VirtualTimeTests.sleep(1000, on: time) }
        _ = await VirtualTimeTests.sleep(10, on: time)
        group.cancelAll()
        return await group.next()
      }
    }
    #expect(woken == .milliseconds(-10))
    #expect(time.now == .milliseconds(10))
  }

  @Test func `who is cancelled already does not fall asleep`() throws {
    let time = VirtualTime()
    let woken = try time.run {
      await withTaskGroup(of: Duration.self) { group in
        group.cancelAll()
        group.addTask { await VirtualTimeTests.sleep(1000, on: time) }
        return await group.next()
      }
    }
    #expect(woken == .zero)
    #expect(time.now == .zero)
  }

  @Test(arguments: [(10, 20, false), (20, 10, true), (0, 10, false), (10, 0, true)])
  func `a task is cancelled when its time is over`(span: Int, limit: Int, isExpired: Bool) throws {
    let time = VirtualTime()
    let outcome = try time.run {
      await time.cancellingTask(after: .milliseconds(limit)) {
        await VirtualTimeTests.sleep(span, on: time)
      }
    }
    #expect(outcome.isExpired == isExpired)
    #expect(time.now == .milliseconds(min(span, limit)))
  }

  @Test func `a limit that is not reached leaves nothing behind`() throws {
    let time = VirtualTime()
    _ = try time.run {
      for _ in 0..<3 { _ = await time.cancellingTask(after: .seconds(9)) { true } }
      return await VirtualTimeTests.sleep(10_000, on: time)
    }
    #expect(time.now == .seconds(10))
  }

  @Test func `advancing lets happen what happens on the way`() throws {
    let time = VirtualTime()
    let seen = try time.run {
      async let ticks = VirtualTimeTests.ticks(5, every: 10, on: time)
      await time.advance(by: .milliseconds(25))
      let now = time.now
      await time.advance(by: .milliseconds(25))
      return await (now, ticks)
    }
    #expect(seen.0 == .milliseconds(25))
    #expect(seen.1 == [10, 20, 30, 40, 50].map { .milliseconds($0) })
  }

  @Test func `settling waits until nothing else is ready`() throws {
    let time = VirtualTime()
    let steps = try time.run {
      let steps = Steps(on: time)
      async let work: Void = {
        for number in 1...5 {
          await Task.yield()
          await steps.note(number)
        }
      }()
      await time.settle()
      let settled = await steps.all
      await work
      return settled
    }
    #expect(steps == [1, 2, 3, 4, 5])
  }

  @Test func `waiting for what can never come is reported`() {
    let time = VirtualTime()
    #expect(throws: StandstillError.self) {
      try time.run {
        await time.settle()
        await Wakeup.wait { _ in }
      }
    }
  }

  /// Sleeps and gives the time of waking, negative if the sleep was cut short.
  private static func sleep(_ span: Int, on time: VirtualTime) async -> Duration {
    do {
      try await time.sleep(for: .milliseconds(span))
      return time.now
    } catch {
      return .zero - time.now
    }
  }

  private static func ticks(
    _ count: Int, every span: Int, on time: VirtualTime,
  ) async -> [Duration] {
    var ticks: [Duration] = []
    for _ in 0..<count { ticks.append(await sleep(span, on: time)) }
    return ticks
  }
}

/// What happened, in order.
private actor Steps {
  private nonisolated let time: VirtualTime
  private(set) var all: [Int] = []

  init(on time: VirtualTime) { self.time = time }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe time.asUnownedSerialExecutor()
  }

  func note(_ step: Int) { all.append(step) }
}
