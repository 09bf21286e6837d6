import HTTP
import JSON
import Loop
import Mediation
import RPC
import Testing

@testable import Server

/// What an engine tells servers when many ads live and servers fail, under virtual time.
@Suite struct DeliveriesTests {
  @Test func `whatever fails, each is made, in the order of its ad`() throws {
    let told = try Told.by(ads: 40, servers: { Fickle(on: $0, seed: $1, failing: 5) })
    #expect(told.urls.count == 40 * 4)
    #expect(told.isInOrder)
    #expect(told.lines.contains { $0.contains("500") })
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `the same chances give the same session`(_ seed: UInt64) throws {
    let first = try Told.by(ads: 20, seed: seed, servers: { Fickle(on: $0, seed: $1, failing: 2) })
    let second = try Told.by(ads: 20, seed: seed, servers: { Fickle(on: $0, seed: $1, failing: 2) })
    #expect(first.lines == second.lines)
    #expect(first.answers == second.answers)
  }

  @Test func `when the input ends each has its try, and no more`() throws {
    let told = try Told.by(
      ads: 30, patience: .zero, servers: { Fickle(on: $0, seed: $1, failing: 1) })
    #expect(Set(told.lines.map(\.url)).count == 30 * 4)
    #expect(told.end <= .seconds(1))
  }

  @Test func `servers that say nothing are asked a few at once, and only for the drain time`()
    throws
  {
    let told = try Told.by(ads: 3, patience: .zero, servers: { time, _ in Silent(on: time) })
    #expect(told.lines.count == 5)
    #expect(told.end == .seconds(5))
  }
}

/// What came of one session.
private struct Told: Sendable {
  /// One try as a server saw it.
  typealias Line = String

  let lines: [Line]
  let answers: [String]
  let end: Duration

  /// The addresses that have heard, in order.
  var urls: [String] { lines.filter { $0.hasSuffix("204") }.map(\.url) }

  /// Whether each ad's addresses were told in the order of what happened.
  var isInOrder: Bool {
    let ads = Dictionary(grouping: urls) { $0.split(separator: "/")[1] }
    return ads.values.allSatisfy { $0 == $0.sorted() }
  }

  static func by(
    ads: Int, seed: UInt64 = 7, patience: Duration = .seconds(600),
    servers: @escaping @Sendable (VirtualTime, UInt64) -> any ScriptedServers,
  ) throws -> Told {
    let time = VirtualTime(wallMilliseconds: Int64(seed) * 86_400_000)
    return try time.run {
      let servers = servers(time, seed)
      let heard = Heard()
      let pipe = MemoryPipe { heard.take($0) }
      let sender = pipe.sender
      let session = try? session(on: time, ads, asking: servers, pipe)
      async let isComplete = session?.serve()
      for number in 1...ads {
        for message in messages(number) { sender.yield(message) }
        try? await time.sleep(for: .milliseconds(7))
      }
      try? await time.sleep(for: patience)
      let began = time.now
      sender.finish()
      _ = await isComplete
      return Told(lines: servers.lines, answers: heard.lines, end: time.now - began)
    }
  }

  private static func session(
    on time: VirtualTime, _ ads: Int, asking servers: any HTTPClient, _ pipe: sending MemoryPipe,
  ) throws -> Session<Engine> {
    let text = (1...ads).map { ad in
      """
      n\(ad):
          adapter: sample
          trackers:
            - {moment: won, url: "https://n\(ad).example/1"}
            - {moment: impression, url: "https://n\(ad).example/2"}
            - {moment: impression, url: "https://n\(ad).example/3"}
            - {moment: dismissed, url: "https://n\(ad).example/4"}

      """
    }
    let units = (1...ads).map { ad in
      "  u\(ad): {formats: [banner], waterfall: [{network: n\(ad)}]}\n"
    }
    let all = """
      networks:
        \(text.joined(separator: "  "))
      adUnits:
      \(units.joined())
      tracking: {tries: 20, backOffMs: 50, inFlight: 5, holdMs: 600000}
      """
    return try .inVirtualTime(time, all, asking: servers, pipe)
  }

  private static func messages(_ number: Int) -> [[UInt8]] {
    [
      #""method":"ad.load","params":{"adUnit":"u\#(number)","format":"banner"}"#,
      #""method":"ad.present","params":{"adId":"ad-\#(number)"}"#,
      #""method":"event.report","params":{"adId":"ad-\#(number)","type":"impression"}"#,
      #""method":"event.report","params":{"adId":"ad-\#(number)","type":"dismissed"}"#,
    ].enumerated().map { index, call in
      Array(#"{"jsonrpc":"2.0","id":\#(number * 10 + index),\#(call)}"#.utf8) + [10]
    }
  }
}

extension String {
  fileprivate var url: String { String(split(separator: " ")[1]) }
}
