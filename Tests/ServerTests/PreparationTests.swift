import JSON
import Loop
import Mediation
import RPC
import Testing

@testable import Server

/// Breaks of many viewers whose ads are fetched before, under virtual time.
@Suite struct PreparationTests {
  @Test func `a thousand viewers are asked for evenly over the window, and none too late`() throws {
    let played = try Prepared.by(viewers: 1_000)
    let moments = played.fetchedMs
    #expect(moments.count == 1_000)
    // The break begins at 120 s; five seconds before it are for the answers and the player.
    #expect(moments.allSatisfy { (85_000...115_000).contains($0) })
    var tenths = Array(repeating: 0, count: 10)
    for moment in moments { tenths[min(9, Int(moment - 85_000) / 3_000)] += 1 }
    #expect(tenths.allSatisfy { (55...150).contains($0) }, "\(tenths)")
    #expect(played.states == ["filled": 1_000])
  }

  @Test func `the same session draws the same moments`() throws {
    let first = try Prepared.by(viewers: 20)
    #expect(try Prepared.by(viewers: 20).answers == first.answers)
    #expect(try Prepared.by(viewers: 20, day: 2).fetchedMs != first.fetchedMs)
  }

  @Test(arguments: [
    ("errors: [{kind: serverError, rate: 1}]", "empty"), ("fill: never", "empty"),
    ("latencyMs: 60000", "empty"), ("latencyMs: 2000", "partly"), ("latencyMs: 10", "filled"),
  ])
  func `what fails or is late costs ads, and no time`(keys: String, state: String) throws {
    let played = try Prepared.by(viewers: 5, network: keys)
    #expect(played.states == [state: 5])
    #expect(played.endedMs.allSatisfy { $0 <= 118_000 })
  }

  @Test func `when the input ends nobody waits for what was to be fetched`() throws {
    let played = try Prepared.by(viewers: 50, patience: .seconds(1))
    #expect(played.fetchedMs.isEmpty)
    #expect(played.end == .zero)
  }
}

/// What came of one session.
private struct Prepared: Sendable {
  /// All that was answered.
  let answers: [String]

  /// How long the session lasted behind the end of its input.
  let end: Duration

  /// When ads were fetched for each viewer, and when that was over, from the start of the session.
  private(set) var fetchedMs: [Int64] = []
  private(set) var endedMs: [Int64] = []

  /// How many breaks are in each state.
  private(set) var states: [String: Int] = [:]

  /// The breaks are listed just before they begin, after that patience at the latest.
  static func by(
    viewers: Int, network keys: String = "latencyMs: 20", day: Int64 = 1,
    patience: Duration = .milliseconds(119_000),
  ) throws -> Prepared {
    let time = VirtualTime(wallMilliseconds: day * 86_400_000)
    return try time.run {
      let heard = Heard()
      let pipe = MemoryPipe { heard.take($0) }
      let sender = pipe.sender
      let session = try? session(on: time, keys, pipe)
      async let isComplete = session?.serve()
      for viewer in 1...viewers {
        let start = Timestamp.text(day * 86_400_000 + 120_000)
        sender.yield(
          message(
            viewer,
            #""pod.schedule","params":{"stream":"s","streamId":"v\#(viewer)","at":{"clock":"\#(start)"}}"#
          ))
      }
      try? await time.sleep(for: patience)
      for page in 0..<(viewers + 999) / 1_000 where patience > .seconds(100) {
        sender.yield(message(10_000 + page, #""pod.list","params":{"stream":"s","limit":1000}"#))
      }
      try? await time.sleep(for: .milliseconds(1))
      let began = time.now
      sender.finish()
      _ = await isComplete
      return Prepared(heard.lines, startMs: day * 86_400_000, end: time.now - began)
    }
  }

  private init(_ lines: [String], startMs: Int64, end: Duration) {
    answers = lines
    self.end = end
    for line in lines {
      guard let answer = try? JSONValue(parsing: line),
        case .array(let breaks)? = answer["result"]?["breaks"]
      else { continue }
      for planned in breaks {
        guard let preparation = planned["preparation"],
          case .string(let state)? = preparation["state"],
          case .string(let fetchAt)? = preparation["fetchAt"],
          let fetchMs = Timestamp.parse(fetchAt)
        else { continue }
        states[state, default: 0] += 1
        fetchedMs.append(fetchMs - startMs)
        if case .number(let took)? = preparation["tookMs"], let ms = took.scaled(places: 0) {
          endedMs.append(fetchMs - startMs + ms)
        }
      }
    }
  }

  private static func message(_ id: Int, _ call: String) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","id":\#(id),"method":\#(call)}"#.utf8) + [10]
  }

  private static func session(
    on time: VirtualTime, _ keys: String, _ pipe: sending MemoryPipe,
  ) throws -> Session<Engine> {
    let text = """
      networks:
        film: {adapter: sample, video: true, \(keys)}
      adUnits:
        breaks: {formats: [interstitial], timeoutMs: 3000, waterfall: [{network: film}]}
      streams:
        s:
          networkCode: "1"
          customAssetKey: k
          breakDurationMs: 60000
          preparation: {adUnit: breaks, windowMs: 30000, leadMs: 2000}
      """
    return try .inVirtualTime(time, text, asking: Silent(on: time), pipe)
  }
}
