import AdService
import JSON
import Loop
import Mediation
import RPC
import Testing

@testable import Adapters

@Suite struct AdapterBoundsTests {
  @Test func `a flood of events is cut short, and calls are answered all the same`() throws {
    let command = try Scripted.command(
      """
      for i in range(20000):
          raw('{"method":"adapter.event","params":{"adId":"offer-1-0","type":"click"}}\\n')
      answer(call, {})
      """)
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      var bounds = AdapterLink.Bounds()
      bounds.reportsInASecond = 100
      let link = try await listener.link(command, bounds: bounds)
      let begin = loop.now
      _ = try await link.client(until: loop.now + .seconds(20)).loadAdapter(.load())
      let seconds = (loop.now - begin).wholeMilliseconds / 1_000
      await link.kill()
      _ = await listener.untilExit()
      let told = await listener.events.count {
        if case .notification = $0 { true } else { false }
      }
      #expect((100...(Int(seconds) + 2) * 100).contains(told))
      let kinds = await Set(listener.violations.map(\.kind))
      #expect(kinds == [.flooded])
    }
  }

  @Test func `a flood of log lines is cut short, and what was lost is counted`() throws {
    let command = try Scripted.command(
      "for i in range(5000): print('line', i, file=sys.stderr)\nanswer(call, {})")
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      let link = try await listener.link(command)
      _ = try await link.client(until: loop.now + .seconds(20)).loadAdapter(.load())
      await link.end()
      _ = await listener.untilExit()
      let lost = await listener.events.reduce(0) {
        if case .logLoss(let count) = $1 { $0 + count } else { $0 }
      }
      #expect(await listener.log.first == "line 0")
      #expect(await lost + listener.log.count == 5_000)
      #expect(lost > 1_000)
    }
  }

  @Test(arguments: [RPC.Framing.lines, .headers])
  func `a message over the limit is passed over, and one below it is not`(
    framing: RPC.Framing,
  ) throws {
    let command = try Scripted.command(
      "answer(call, {'more': 'x' * 2000000})\nanswer(call, {'more': 'x' * 900000})",
      framing: framing)
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      var bounds = AdapterLink.Bounds()
      bounds.messageBytes = 1 << 20
      let link = try await listener.link(command, framing: framing, bounds: bounds)
      let result = try await link.client(until: loop.now + .seconds(20)).loadAdapter(.load())
      #expect(result.ad == nil)
      #expect(await listener.violations.map(\.kind) == [.garbage])
      await link.end()
      _ = await listener.untilExit()
    }
  }

  @Test func `a program that does not read is written no more than the bound`() throws {
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      var bounds = AdapterLink.Bounds()
      bounds.pipes.unsentBytes = 1 << 16
      bounds.calls = 2_000
      let link = try await listener.link(ChildCommand(["sleep", "60"]), bounds: bounds)
      let reasons = await withTaskGroup(of: String.self) { group in
        for number in 0..<2_000 {
          group.addTask {
            do throws(RPCError) {
              let client = link.client(until: loop.now + .milliseconds(100))
              return try await client.loadAdapter(.load("offer-\(number + 1)-0")).ad == nil
                ? "nothing" : "ad"
            } catch {
              return error.reason.name
            }
          }
        }
        return await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      }
      #expect(Set(reasons.keys) == ["ADAPTER_DEAF", "ADAPTER_LATE"])
      #expect((reasons["ADAPTER_LATE"] ?? 0) > 100)
      await link.kill()
      #expect(await listener.untilExit() == AdapterEnd(.signal(9)))
    }
  }

  @Test func `no more calls wait than the bound`() throws {
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      var bounds = AdapterLink.Bounds()
      bounds.calls = 1
      let link = try await listener.link(ChildCommand(["sleep", "60"]), bounds: bounds)
      async let first = outcome(of: link, within: .milliseconds(100))
      async let second = outcome(of: link, within: .milliseconds(100))
      #expect(await Set([first, second]) == ["ADAPTER_DEAF", "ADAPTER_LATE"])
      await link.kill()
      _ = await listener.untilExit()
      #expect(await outcome(of: link, within: .seconds(1)) == "ADAPTER_GONE")
    }
  }

  @Test func `a program gets its own variables and nothing else of the engine`() throws {
    var configuration = NetworkConfiguration(adapter: .process)
    configuration.command = [
      "sh", "-c", "env; ls /proc/self/fd; cut -d ' ' -f 5 /proc/$$/stat; echo $$",
    ]
    configuration.environment = ["TOKEN": "secret"]
    let settings = AdapterSettings(
      NetworkID(rawValue: "partner"), configuration, currency: "USD", engineVersion: "1")
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      _ = try await listener.link(settings.command)
      _ = await listener.untilExit()
      let said = await listener.messages.map(\.1)
      let variables = said.filter { $0.contains("=") }
      let names = Set(variables.compactMap { $0.split(separator: "=").first })
      #expect(names.isSubset(of: ["PATH", "HOME", "LANG", "TMPDIR", "TOKEN", "PWD", "SHLVL", "_"]))
      #expect(variables.contains("TOKEN=secret"))
      let numbers = said.filter { !$0.contains("=") }.compactMap { Int($0) }
      // Beside the three streams there is what lists the folder; then come group and process.
      #expect(numbers.count == 6)
      #expect(numbers.prefix(4) == [0, 1, 2, 3])
      #expect(numbers.suffix(2).first == numbers.last)
    }
  }

  private func outcome(of link: AdapterLink, within limit: Duration) async -> String {
    do throws(RPCError) {
      _ = try await link.client(until: link.timeline.now + limit).loadAdapter(.load())
      return "ad"
    } catch {
      return error.reason.name
    }
  }
}
