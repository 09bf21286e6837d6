import Loop
import Mediation
import Rehearsal
import Testing

@testable import Adapters

@Suite struct AdapterSoakTests {
  /// A program that does something else with each load, by chance: it answers in time or late,
  /// twice, never or with nonsense, floods, dies, and hangs.
  ///
  /// That it sleeps is what it does wrong; nothing here waits for that.
  private static let body = """
    def later(call, delay):
        def run():
            time.sleep(delay)
            ad(call)
        threading.Thread(target=run, daemon=True).start()
    def misbehave(call, name, chance):
        if chance < 50: ad(call)
        elif chance < 60: answer(call, {})
        elif chance < 66: fail(call, {"kind": "serverError", "message": "no"})
        elif chance < 72: ad(call); ad(call)
        elif chance < 80: later(call, 0.03)
        elif chance < 84: pass
        elif chance < 88: raw("what is this\\n"); ad(call)
        elif chance < 92:
            for i in range(300): event(name, "click")
            ad(call)
        elif chance < 95: answer(call, {"ad": 1})
        elif chance < 97: os._exit(3)
        elif chance < 98: time.sleep(0.2); ad(call)
        else: ad(call, native={})
    """

  /// How many loads are under way at once.
  private static let width = 10

  @Test(arguments: 0..<Soak.times(1))
  func `whatever a program does, every load comes to one thing, in its time`(seed: Int) throws {
    let command = try Scripted.command(
      Scripted.usual + "misbehave(call, name, random.randrange(100))",
      before: "import random, threading\nrandom.seed(\(seed) * 7919 + os.getppid())\n"
        + AdapterSoakTests.body)
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command) {
        $0.pace.firstPause = .milliseconds(1)
        $0.pace.longestPause = .milliseconds(5)
      }
      let outcomes = try await outlet.serving(network) {
        await withTaskGroup(of: Duration.self) { group in
          var ends: [Duration] = []
          for ordinal in 0..<100 {
            // What is not ready is not asked, as the engine has it.
            #expect(await outlet.until { $0.isReady })
            if ordinal >= AdapterSoakTests.width, let end = await group.next() { ends.append(end) }
            group.addTask {
              let clock = Clock(loop, within: .milliseconds(20))
              async let rung = bell(of: loop, after: .milliseconds(20))
              _ = try? await network.load(.plain(UInt64(ordinal)), on: clock)
              let end = loop.now
              return end - max(clock.end ?? .zero, await rung)
            }
          }
          return await group.reduce(into: ends) { $0.append($1) }
        }
      }
      #expect(outcomes.count == 100)
      #expect(outcomes.filter { $0 > .milliseconds(5) } == [])
    }
  }

  /// When a timer of that length really rings: processors that many share may be late themselves.
  private func bell(of loop: EventLoop, after span: Duration) async -> Duration {
    try? await loop.sleep(for: span)
    return loop.now
  }
}

extension Outlet {
  /// Whether the network can be asked.
  var isReady: Bool { if case .ready? = standings.last { true } else { false } }
}
