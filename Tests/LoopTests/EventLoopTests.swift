import Foundation
import Testing

@testable import Loop

@Suite struct EventLoopTests {
  @Test func `everything runs on the thread of the loop`() throws {
    let here = pthread_self()
    try EventLoop.running { loop in
      #expect(pthread_equal(pthread_self(), here) != 0)
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<100 {
          group.addTask {
            await Task.yield()
            try? await loop.sleep(for: .milliseconds(1))
            return pthread_equal(pthread_self(), here) != 0
          }
        }
        for await isHere in group { #expect(isHere) }
      }
    }
  }

  @Test func `what another thread wakes goes on on the loop`() throws {
    let here = pthread_self()
    try EventLoop.running { _ in
      for _ in 0..<50 {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread { continuation.resume() }
        }
        #expect(pthread_equal(pthread_self(), here) != 0)
      }
    }
  }

  @Test func `sleepers wake in the order of their times`() throws {
    let order = try EventLoop.running { loop in
      await withTaskGroup(of: Int.self) { group in
        for span in [9, 3, 6, 1] {
          group.addTask {
            try? await loop.sleep(for: .milliseconds(span))
            return span
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(order == [1, 3, 6, 9])
  }

  @Test func `who waits for quiet is woken, however often`() throws {
    try EventLoop.running { loop in
      for _ in 0..<3000 { await loop.settle() }
    }
  }

  @Test func `a clock that follows the real one moves when it is told to`() throws {
    let loop = EventLoop(rehearsingFrom: 1000)
    let (instants, wall) = loop.run { () async -> ([Duration], Int64) in
      let start = loop.now
      await Wakeup.wait { wakeup in
        loop.followRealTime { wakeup.wake() }
        loop.start(Alarm {}, after: .milliseconds(2))
      }
      let before = loop.now
      await loop.catchUp()
      loop.setTimeOfDay(5000)
      return ([start, before, loop.now], loop.wallMilliseconds)
    }
    #expect(instants[0] == .zero && instants[1] == .zero && instants[2] >= .milliseconds(2))
    #expect(wall == 5000)
  }

  @Test func `nobody wakes too early`() throws {
    let (span, wall) = try EventLoop.running { loop in
      let (began, wall) = (loop.now, loop.wallMilliseconds)
      try await loop.sleep(for: .milliseconds(20))
      return (loop.now - began, loop.wallMilliseconds - wall)
    }
    #expect(span >= .milliseconds(20))
    #expect(wall >= 19)
  }

  @Test func `a sleeper that is cancelled wakes at once`() throws {
    let span = try EventLoop.running { loop in
      let outcome = await loop.cancellingTask(after: .milliseconds(5)) {
        try? await loop.sleep(for: .seconds(60))
      }
      #expect(outcome.isExpired)
      return loop.now
    }
    #expect(span < .seconds(30))
  }

  @Test func `a loop can run again`() {
    let loop = EventLoop()
    let counter = Counter()
    for _ in 0..<3 {
      loop.run {
        try? await loop.sleep(for: .milliseconds(1))
        counter.count += 1
      }
    }
    #expect(counter.count == 3)
  }

  @Test func `a task that never waits leaves timers their turn`() throws {
    try EventLoop.running { loop in
      let flag = Counter()
      loop.start(Alarm { flag.count = 1 }, after: .milliseconds(1))
      while flag.count == 0 { await Task.yield() }
      #expect(flag.count == 1)
    }
  }

  @Test func `a timer that starts itself again leaves others their turn`() throws {
    try EventLoop.running { loop in
      let restless = Restless(loop)
      loop.start(restless, after: .zero)
      try await loop.sleep(for: .milliseconds(2))
      #expect(restless.count > 0)
      loop.stop(restless)
    }
  }

  @Test func `a rehearsed clock stands still until it is moved`() {
    let loop = EventLoop(rehearsingFrom: 1_000_000)
    let seen = Counter()
    loop.run {
      #expect(loop.now == .zero)
      #expect(loop.wallMilliseconds == 1_000_000)
      async let sleeper: Void = {
        try? await loop.sleep(for: .seconds(3600))
        seen.count = loop.wallMilliseconds
      }()
      #expect(await loop.advance(by: .seconds(3599)))
      #expect(seen.count == 0)
      #expect(await loop.advance(by: .seconds(2)))
      await sleeper
      #expect(loop.now == .seconds(3601))
    }
    #expect(seen.count == 4_600_000)
  }

  @Test func `a rehearsed clock cannot be moved out of bounds`() {
    let loop = EventLoop(rehearsingFrom: Int64(1) << 45)
    loop.run {
      for _ in 0..<3 { _ = await loop.advance(by: .milliseconds(Int64.max)) }
      #expect(loop.now == .seconds(3_155_760_000))
      _ = await loop.advance(by: .milliseconds(-5))
      #expect(loop.now == .seconds(3_155_760_000))
    }
  }

  @Test func `a real clock cannot be moved`() throws {
    #expect(try EventLoop.running { loop in await !loop.advance(by: .seconds(1)) })
  }

  @Test func `a signal is told each time it comes`() throws {
    let count = try EventLoop.running { loop in
      let counter = Counter()
      loop.onSignal(SIGUSR2) { counter.count += 1 }
      for wanted in 1...3 {
        kill(getpid(), SIGUSR2)
        while counter.count < wanted { await loop.nextTurn() }
      }
      return counter.count
    }
    #expect(count == 3)
  }

  @Test func `the end of a process is told once`() throws {
    let count = try EventLoop.running { loop in
      let child = Process()
      child.executableURL = URL(filePath: "/bin/cat")
      let pipe = Pipe()
      child.standardInput = pipe
      try child.run()
      let counter = Counter()
      #expect(loop.onExit(of: child.processIdentifier) { counter.count += 1 })
      await loop.nextTurn()
      #expect(counter.count == 0)
      try pipe.fileHandleForWriting.close()
      while counter.count == 0 { await loop.nextTurn() }
      await loop.nextTurn()
      return counter.count
    }
    #expect(count == 1)
  }

  @Test func `a process that cannot be seen is not watched`() throws {
    #expect(try EventLoop.running { loop in !loop.onExit(of: Int32.max) {} })
    #expect(try EventLoop.running { loop in !loop.onExit(of: -1) {} })
  }
}

/// A number that is changed on one thread only.
private final class Counter: @unchecked Sendable {
  var count: Int64 = 0
}

/// A timer that is due again as soon as it has fired.
private final class Restless: Loop.Timer {
  private(set) var count = 0
  private unowned let loop: EventLoop

  init(_ loop: EventLoop) { self.loop = loop }

  override func fire() {
    count += 1
    loop.start(self, after: .zero)
  }
}
