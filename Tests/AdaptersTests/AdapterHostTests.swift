import Glibc
import Loop
import Mediation
import Testing

@testable import Adapters

@Suite struct AdapterHostTests {
  @Test func `a program that dies fails its loads at once and is started again`() throws {
    let command = try Scripted.command(
      Scripted.usual + "if name != 'offer-9-0': os.kill(os.getpid(), signal.SIGKILL)\nad(call)")
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command)
      try await outlet.serving(network) {
        let begin = loop.now
        await withTaskGroup(of: Void.self) { group in
          for ordinal in 0..<5 {
            group.addTask {
              await #expect(throws: NetworkFailure.self) {
                try await network.load(
                  .plain(UInt64(ordinal)), on: Clock(loop, within: .seconds(30)))
              }
            }
          }
        }
        #expect(loop.now - begin < .seconds(10))
        #expect(await outlet.until { $0.wasReady(2) })
        #expect(await outlet.violations == [.died])
        let ad = try await network.load(.plain(8), on: Clock(loop, within: .seconds(20)))
        #expect(ad != nil)
      }
    }
  }

  @Test func `a program that dies again and again is started at growing intervals`() throws {
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(ChildCommand(["sh", "-c", "echo broken >&2; exit 3"]))
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await network.serve(Application(), on: Clock(loop), outlet) }
        #expect(await outlet.until { $0.standings.count >= 11 })
        group.cancelAll()
      }
      let starts = await outlet.signals.filter { $0.signal.isStart }.map(\.at)
      let pauses = zip(starts.dropFirst(), starts).map { ($0 - $1).wholeMilliseconds }
      for (pause, least) in zip(pauses, [20, 40, 80, 80, 80]) { #expect(pause >= Int64(least)) }
      let failure = await outlet.standings.compactMap(\.failure).first
      #expect(failure?.message == "the program exited with code 3; its last words: broken")
      #expect(failure?.domain == "adpipe")
    }
  }

  @Test func `a command that cannot be run is not tried again before it is asked for`() throws {
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(ChildCommand(["/nowhere/adapter"]))
      await network.serve(Application(), on: Clock(loop), outlet)
      await network.serve(Application(), on: Clock(loop), outlet)
      let standings = await outlet.standings
      #expect(standings.count == 4)
      #expect(standings.last?.failure?.kind == .badMediationSettings)
      #expect(standings.last?.failure?.message == "there is no program /nowhere/adapter")
      await #expect(throws: NetworkFailure.self) {
        try await network.load(.plain(), on: Clock(loop, within: .seconds(20)))
      }
    }
  }

  @Test(arguments: [("badMediationSettings", true), ("networkError", false)])
  func `a set-up that fails is tried again unless the settings are wrong`(
    kind: String, isFinal: Bool,
  ) throws {
    let command = try Scripted.command(
      "if method == 'adapter.setUp': return fail(call, {'kind': '\(kind)', 'message': 'no'}, 9)\n"
        + Scripted.usual)
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command)
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await network.serve(Application(), on: Clock(loop), outlet) }
        if isFinal {
          await group.next()
        } else {
          #expect(await outlet.until { $0.standings.count >= 4 })
          group.cancelAll()
        }
      }
      #expect(await outlet.standings.count == (isFinal ? 2 : 4) || !isFinal)
      #expect(await outlet.standings.last { $0.failure != nil }?.failure?.message == "no")
      #expect(await outlet.violations == [])
    }
  }

  @Test func `a network that is set up again while it waits is started at once`() throws {
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(ChildCommand(["false"])) {
        $0.pace.firstPause = .seconds(60)
      }
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await network.serve(Application(), on: Clock(loop), outlet) }
        for times in 1...3 {
          #expect(await outlet.until { $0.standings.count == 2 * times })
          await network.serve(Application(), on: Clock(loop), outlet)
        }
        #expect(await outlet.until { $0.standings.count == 8 })
        group.cancelAll()
      }
    }
  }

  @Test(arguments: ["adapter.describe", "adapter.setUp"])
  func `a program that is not set up in its time hangs, and is started again`(
    step: String,
  ) throws {
    let command = try Scripted.command(
      "if method == '\(step)': return signal.pause()\n" + Scripted.usual)
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command, setUpTimeout: 300)
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await network.serve(Application(), on: Clock(loop), outlet) }
        #expect(await outlet.until { $0.violations == [.hung, .hung] })
        group.cancelAll()
      }
      #expect(await outlet.standings.compactMap(\.failure).first?.kind == .timeout)
    }
  }

  @Test func `a program that answers nothing any more is killed and started again`() throws {
    let command = try Scripted.command(
      Scripted.usual + "if name == 'offer-1-0': signal.pause()\nad(call)")
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command)
      try await outlet.serving(network) {
        for ordinal in 0..<3 {
          await #expect(throws: NetworkFailure.self) {
            try await network.load(
              .plain(UInt64(ordinal)), on: Clock(loop, within: .milliseconds(30)))
          }
        }
        #expect(await outlet.until { $0.wasReady(2) })
        #expect(await outlet.violations == [.hung])
        let ad = try await network.load(.plain(8), on: Clock(loop, within: .seconds(20)))
        #expect(ad != nil)
      }
    }
  }

  @Test func `a program whose network is slow is left alone`() throws {
    let command = try Scripted.command(
      "if method == 'adapter.describe': print('described', file=sys.stderr)\n" + Scripted.usual)
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command)
      try await outlet.serving(network) {
        // Whoever is asked for a second sign of life has given the first.
        for ordinal in 0..<1_000 where await outlet.log.count < 3 {
          await #expect(throws: NetworkFailure.self) {
            try await network.load(
              .plain(UInt64(ordinal)), on: Clock(loop, within: .milliseconds(10)))
          }
        }
        #expect(await outlet.log.count == 3)
        #expect(await outlet.violations == [])
        #expect(await outlet.standings.count == 2)
      }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `a network that is over leaves no program behind`(
    isRetired: Bool, isStubborn: Bool,
  ) throws {
    let command = try Scripted.command(
      Scripted.usual,
      before: "print(os.getpid(), file=sys.stderr)\n"
        + (isStubborn
          ? "signal.signal(signal.SIGTERM, signal.SIG_IGN)\ndef lines():\n"
            + "    yield from sys.stdin\n    signal.pause()\n" : ""))
    for rehearsal in [nil, 0] as [Int64?] {
      try EventLoop(rehearsingFrom: rehearsal).trying { loop in
        let outlet = Outlet(on: loop)
        let network = outlet.network(command) { $0.pace.farewell = .milliseconds(50) }
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await network.serve(Application(), on: Clock(loop), outlet) }
          while await !outlet.wasReady() { await loop.nextTurn() }
          if isRetired { network.retire() } else { group.cancelAll() }
        }
        let number = try #require(await outlet.log.first.flatMap { Int32($0) })
        #expect(kill(number, 0) == -1)
        #expect(await outlet.violations == [])
      }
    }
  }
}

extension NetworkSignal {
  /// Whether a network begins to be set up.
  var isStart: Bool { if case .standing(.settingUp, _) = self { true } else { false } }
}

extension NetworkStanding {
  /// Why the network cannot be asked.
  var failure: NetworkFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
