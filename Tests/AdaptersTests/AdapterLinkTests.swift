import AdService
import JSON
import Loop
import Mediation
import RPC
import Testing

@testable import Adapters

@Suite struct AdapterLinkTests {
  @Test(arguments: [RPC.Framing.lines, .headers])
  func `a call is answered with what the program says`(framing: RPC.Framing) throws {
    let command = try Scripted.command(Scripted.usual + "ad(call)", framing: framing)
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      let link = try await listener.link(command, framing: framing)
      let client = link.client(until: loop.now + .seconds(20))
      let described = try await client.describeAdapter(
        DescribeAdapterParams(engineVersion: "1", contractVersion: "1"))
      #expect(described.sdkVersion == "7.0.1")
      let result = try await client.loadAdapter(.load())
      #expect(result.ad?.html?.markup == "x")
      await link.end()
      #expect(await listener.untilExit() == AdapterEnd(.code(0)))
      #expect(await listener.violations.isEmpty)
      #expect(await listener.messages.map(\.0) == [.out, .in, .out, .in])
    }
  }

  /// What a program does wrong with a load, the rule that it breaks, and what becomes of the load.
  static let mistakes: [(body: String, kind: NetworkViolation.Kind, outcome: String)] = [
    ("ad(call); ad(call)", .answeredTwice, "ad"),
    ("answer({'id': 77}, {}); ad(call)", .unknownAnswer, "ad"),
    ("answer({'id': 'x'}, {}); ad(call)", .unknownAnswer, "ad"),
    ("answer({'id': None}, {}); ad(call)", .unknownAnswer, "ad"),
    ("raw('starting up\\n'); ad(call)", .garbage, "ad"),
    ("raw('[]\\n'); ad(call)", .garbage, "ad"),
    ("raw('{}\\n'); ad(call)", .garbage, "ad"),
    ("raw('{\"id\":1}\\n'); ad(call)", .garbage, "ad"),
    ("raw('{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\\n'); ad(call)", .garbage, "ad"),
    ("raw('\\xff\\xfe{}\\n'); ad(call)", .garbage, "ad"),
    ("answer(call, {'ad': 7})", .unreadableAnswer, "ADAPTER_UNREADABLE"),
    ("answer(call, {'ad': {}})", .unreadableAnswer, "ADAPTER_UNREADABLE"),
    ("answer(call, None)", .unreadableAnswer, "ADAPTER_UNREADABLE"),
    ("answer(call, [])", .unreadableAnswer, "ADAPTER_UNREADABLE"),
    ("send({'result': {'ad': 7}, 'id': call['id']})", .unreadableAnswer, "ADAPTER_UNREADABLE"),
    ("send({'error': 'no', 'id': call['id']})", .unreadableAnswer, "ADAPTER_FAILED"),
    ("fail(call, {'kind': 'bad luck'})", .unreadableAnswer, "ADAPTER_FAILED"),
    ("event('', 'click'); ad(call)", .unreadableEvent, "ad"),
    ("event(name, 'exploded'); ad(call)", .unreadableEvent, "ad"),
  ]

  @Test(arguments: mistakes)
  func `what a program does wrong is told, and harms no other call`(
    body: String, kind: NetworkViolation.Kind, outcome: String,
  ) throws {
    let command = try Scripted.command(
      "if name == 'offer-2-0': return answer(call, {})\n" + body)
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      let link = try await listener.link(command)
      let client = link.client(until: loop.now + .seconds(20))
      #expect(await outcomeOf(client) == outcome)
      #expect(await listener.until { $0.violations.map(\.kind) == [kind] })
      #expect(try await client.loadAdapter(.load("offer-2-0")).ad == nil)
      await link.end()
      _ = await listener.untilExit()
    }
  }

  /// Programs that are sloppy, and yet say what they mean.
  @Test(arguments: [
    "send({'result': {}, 'id': call['id']})",
    "send({'jsonrpc': '2.0', 'id': call['id'], 'error': None, 'result': {'more': [1]}})",
    "raw('\\n  \\r\\n'); answer(call, {'ad': None})",
    "send({'jsonrpc': '2.0', 'method': '$/progress', 'params': []}); answer(call, {})",
  ])
  func `what can be understood breaks no rule`(body: String) throws {
    let command = try Scripted.command(body)
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      let link = try await listener.link(command)
      let result = try await link.client(until: loop.now + .seconds(20)).loadAdapter(.load())
      #expect(result.ad == nil)
      await link.end()
      _ = await listener.untilExit()
      #expect(await listener.violations.isEmpty)
    }
  }

  @Test(arguments: [
    "send({'id': call['id'], 'result': None, 'error': {'code': -32000, 'message': 'no'}})",
    "send({'id': call['id'], 'error': {'code': -32000, 'message': 'no'}, 'result': None})",
    "send({'error': {'code': -32000, 'message': 'no'}, 'result': None, 'id': call['id']})",
  ])
  func `an error beside a result that is null is an error`(body: String) throws {
    let command = try Scripted.command(body)
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      let link = try await listener.link(command)
      #expect(await outcomeOf(link.client(until: loop.now + .seconds(20))) == "ADAPTER_FAILED")
      await link.end()
      _ = await listener.untilExit()
      #expect(await listener.violations.isEmpty)
    }
  }

  @Test func `an answer after its time is told apart, with its ad`() throws {
    let command = try Scripted.command(
      """
      if method == "adapter.load":
          memory["call"] = call
      else:
          print(line.strip(), file=sys.stderr)
          ad(memory["call"])
      """)
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      let link = try await listener.link(command)
      let begin = loop.now
      let name = OfferName(load: 1, place: 0)
      await #expect(throws: RPCError.self) {
        try await link.client(until: begin + .milliseconds(50), about: name).loadAdapter(.load())
      }
      #expect(loop.now - begin >= .milliseconds(50))
      #expect(await listener.until { $0.violations.map(\.kind) == [.answeredLate] })
      #expect(await listener.violations.first?.ad == name)
      #expect(
        await listener.until {
          $0.events.contains {
            if case .lateLoad(let result, name) = $0 { result.ad != nil } else { false }
          }
        })
      #expect(await listener.until { $0.log.first?.contains(#""params":{"id":1}"#) == true })
      await link.end()
      _ = await listener.untilExit()
    }
  }

  @Test func `a cancelled call ends at once, and its answer breaks no rule`() throws {
    let command = try Scripted.command(
      "if method == \"adapter.load\": memory['call'] = call\n"
        + "else: ad(memory['call'])")
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      let link = try await listener.link(command)
      let begin = loop.now
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          let name = OfferName(load: 1, place: 0)
          _ = try? await link.client(until: begin + .seconds(20), about: name)
            .loadAdapter(.load())
        }
        #expect(await listener.until { $0.messages.contains { $0.1.contains("adapter.load") } })
        group.cancelAll()
      }
      #expect(loop.now < begin + .seconds(20))
      #expect(
        await listener.until {
          $0.events.contains { if case .lateLoad = $0 { true } else { false } }
        })
      #expect(await listener.violations.isEmpty)
      await link.end()
      _ = await listener.untilExit()
    }
  }

  @Test func `a program that asks something is told that nobody answers`() throws {
    let command = try Scripted.command(
      """
      if method is None:
          return print(call["id"], call["error"]["code"], file=sys.stderr)
      send({"jsonrpc": "2.0", "id": "mine", "method": "ad.load", "params": {}})
      answer(call, {})
      """)
    try EventLoop().trying { loop in
      let listener = Listener(on: loop)
      let link = try await listener.link(command)
      _ = try await link.client(until: loop.now + .seconds(20)).loadAdapter(.load())
      #expect(await listener.until { $0.log == ["mine -32601"] })
      await link.end()
      _ = await listener.untilExit()
    }
  }

  private func outcomeOf(_ client: AdapterClient<TimedLink>) async -> String {
    do throws(RPCError) {
      return try await client.loadAdapter(.load()).ad == nil ? "nothing" : "ad"
    } catch {
      return error.reason.name
    }
  }
}

extension EventLoop {
  /// Runs what may throw.
  func trying<Value: Sendable>(
    _ body: @escaping @Sendable (EventLoop) async throws -> Value,
  ) throws -> Value {
    let outcome = run { () async -> Result<Value, any Error> in
      do { return .success(try await body(self)) } catch { return .failure(error) }
    }
    return try outcome.get()
  }
}
