import Glibc
import Rehearsal
import Testing

@testable import Loop

@Suite struct ChildCrowdTests {
  @Test func `a child has three descriptors and no other`() throws {
    let text = try EventLoop.running { loop in
      let plumbing = Plumbing(.pipe)
      defer { plumbing.closeReading() }
      // Listing the folder would open one more.
      return try await Witness.output(
        of: "for n in $(seq 0 300); do test -e /proc/$$/fd/$n && echo $n; done", on: loop)
    }
    #expect(text == "0\n1\n2\n")
  }

  @Test func `children do not hold each other's pipes`() throws {
    try EventLoop.running { loop in
      let first = try Witness.of(["cat"], on: loop)
      let second = try Witness.of(["cat"], on: loop)
      // The first sees the end of its input though the second, started later, lives on.
      try first.child.end(patience: .seconds(20))
      #expect(try await first.untilExit() == .code(0))
      try second.child.kill()
      try await second.untilExit()
    }
  }

  @Test func `a hundred children talk at once`() throws {
    try EventLoop.running { loop in
      let crowd = try (0..<100).map { _ in try Witness.of(["cat"], on: loop) }
      for round in 0..<5 {
        for (index, one) in crowd.enumerated() {
          #expect(try one.child.write(Array("\(round) to \(index)\n".utf8)))
        }
        for one in crowd { try await one.until { $0.text.count { $0 == "\n" } > round } }
      }
      for (index, one) in crowd.enumerated() {
        #expect(one.text == (0..<5).map { "\($0) to \(index)\n" }.joined())
        try one.child.end(patience: .seconds(20))
      }
      for one in crowd { #expect(try await one.untilExit() == .code(0)) }
    }
  }

  @Test func `children come and go under load and leave no descriptor behind`() async {
    // In a process of its own: suites that run beside this one open descriptors too.
    await #expect(processExitsWith: .success) {
      try EventLoop.running { loop in
        // What a child that stays says meanwhile must not be held up for long, nor lost.
        let steady = try Witness.of(["cat"], on: loop)
        try await ChildCrowdTests.comeAndGo(2, beside: steady, on: loop)
        let before = Descriptors.open()
        try await ChildCrowdTests.comeAndGo(Soak.times(20), beside: steady, on: loop)
        #expect(Descriptors.open() == before)
        try steady.child.kill()
        try await steady.untilExit()
        await loop.nextTurn()
        #expect(Descriptors.open().count < before.count)
        #expect(waitpid(-1, nil, WNOHANG) == -1)
        #expect(errno == ECHILD)
      }
    }
  }

  @Test func `a child is refused when there are no descriptors left`() async {
    await #expect(processExitsWith: .success) {
      try EventLoop.running { loop in
        try await Witness.of(["true"], on: loop).untilExit()
        let before = Descriptors.open()
        var limits = Descriptors.limits()
        let first = limits
        let free = (0..<Int32(4096)).filter { !before.contains($0) }
        var refusals: [Bool] = []
        for room in 0..<12 {
          limits.rlim_cur = rlim_t(free[room])
          Descriptors.set(limits)
          let witness = try? Witness.of(["true"], on: loop)
          Descriptors.set(first)
          refusals.append(witness == nil)
          if let witness { #expect(try await witness.untilExit() == .code(0)) }
          await loop.nextTurn()
          #expect(Descriptors.open() == before, "\(room)")
        }
        #expect(refusals == (0..<12).map { $0 < 6 })
      }
    }
  }

  @Test func `a child's exit is seen though whoever started us ignores the end of children`() async
  {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      let exit = try EventLoop.running { loop in
        try await Witness.of(["sh", "-c", "exit 3"], on: loop).untilExit()
      }
      #expect(exit == .code(3))
    }
  }

  fileprivate static func comeAndGo(
    _ rounds: Int, beside steady: Witness, on loop: EventLoop,
  ) async throws {
    for round in 0..<rounds {
      let said = steady.output.count
      #expect(try steady.child.write(Array("round \(round)\n".utf8)))
      let crowd = try ["true", "cat", "false", "cat"].map { try Witness.of([$0], on: loop) }
      try crowd[1].child.kill()
      try crowd[3].child.end()
      #expect(throws: SpawnFailure.self) { try Witness.of(["/no/program"], on: loop) }
      for one in crowd { try await one.untilExit() }
      try await steady.until { $0.output.count > said }
    }
  }
}
