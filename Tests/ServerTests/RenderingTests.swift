import JSON
import Rehearsal
import Server
import Testing

/// A way in which a break may be asked for, and what every rendering has to say of it.
private struct Wish {
  let offsetMs: Int
  let durationMs: Int
  let resumptionMs: Int?
  let limitMs: Int?
  let skipMs: Int?
  let restrictions: Set<String>
  let snap: Set<String>
  let isOnce: Bool
  let mayVary: Bool
  let isRange: Bool
  let isPrimary: Bool

  init(using chance: inout SeededGenerator) {
    func some(_ range: ClosedRange<Int>) -> Int? {
      Bool.random(using: &chance) ? Int.random(in: range, using: &chance) : nil
    }
    offsetMs = Int.random(in: 0...7_200_000, using: &chance)
    durationMs = Int.random(in: 61_000...600_000, using: &chance)
    resumptionMs = some(-60_000...60_000)
    limitMs = some(61_000...700_000)
    skipMs = some(0...60).map { $0 * 1_000 }
    restrictions = Set(["skip", "jump"].filter { _ in Bool.random(using: &chance) })
    snap = Set(["out", "in"].filter { _ in Bool.random(using: &chance) })
    isOnce = Bool.random(using: &chance)
    mayVary = Bool.random(using: &chance)
    isRange = Bool.random(using: &chance)
    isPrimary = Bool.random(using: &chance)
  }

  /// The params of `pod.schedule`.
  var params: String {
    var members = [
      "stream": Self.text("film"), "streamId": Self.text("a:b"),
      "at": Self.object(["offsetMs": "\(offsetMs)"]), "identifier": Self.text("pod/1"),
      "durationMs": "\(durationMs)", "contentMayVary": "\(mayVary)",
      "restrictions": Self.list(restrictions), "snap": Self.list(snap),
      "cues": Self.list(isOnce ? ["once"] : []),
      "timeline": Self.object([
        "occupies": Self.text(isRange ? "range" : "point"),
        "style": Self.text(isPrimary ? "primary" : "highlight"),
      ]),
    ]
    members["resumptionOffsetMs"] = resumptionMs.map(String.init)
    members["playoutLimitMs"] = limitMs.map(String.init)
    members["skipControl"] = skipMs.map { Self.object(["offsetMs": "\($0)"]) }
    return Self.object(members)
  }

  private static func text(_ word: String) -> String { JSONValue.string(word).text }

  private static func list(_ words: Set<String>) -> String {
    "[" + words.sorted().map(text).joined(separator: ",") + "]"
  }

  private static func object(_ members: [String: String]) -> String {
    "{"
      + members.sorted { $0.key < $1.key }.map { text($0.key) + ":" + $0.value }
      .joined(separator: ",") + "}"
  }
}

/// Plays calls with an engine, and gives their results.
private func results(of calls: [(method: String, params: String)]) throws -> [JSONValue] {
  let lines = calls.enumerated().map { number, call in
    #">> {"jsonrpc":"2.0","id":\#(number),"method":"\#(call.method)","params":\#(call.params)}"#
  }
  let played = try Transcript(text: (["# ."] + lines).joined(separator: "\n")).playInProcess()
  return try played.joined().map { line in
    try #require(try JSONValue(parsing: Array(line.dropFirst(3).utf8))["result"], "\(line)")
  }
}

/// The attributes of a date range, without their quotes.
private func attributes(of line: String) -> [String: String] {
  var attributes: [String: String] = [:]
  var isQuoted = false
  let pairs = line.drop { $0 != ":" }.dropFirst().split { character in
    if character == "\u{22}" { isQuoted.toggle() }
    return character == "," && !isQuoted
  }
  for pair in pairs {
    let sides = pair.split(separator: "=", maxSplits: 1)
    attributes[String(sides[0])] = sides[1].filter { $0 != "\u{22}" }
  }
  return attributes
}

extension JSONValue {
  fileprivate var whole: Int? { number.flatMap { $0.scaled(places: 0) }.map(Int.init) }

  fileprivate var milliseconds: Int? { number.flatMap { $0.scaled(places: 3) }.map(Int.init) }

  fileprivate var number: JSONNumber? { if case .number(let number) = self { number } else { nil } }

  fileprivate var isTrue: Bool { self == .boolean(true) }
}

/// The milliseconds that a number of seconds stands for.
private func milliseconds(_ seconds: String?) -> Int? {
  guard let seconds else { return nil }
  return (try? JSONValue(parsing: Array(seconds.utf8)))?.milliseconds
}

private func words(_ text: String?) -> Set<String> {
  Set(text?.lowercased().split(separator: ",").map(String.init) ?? [])
}

@Suite struct RenderingTests {
  @Test func `every rendering of random breaks says the same of them`() throws {
    var chance = SeededGenerator(seed: 4)
    for _ in 0..<Soak.times(40) {
      let wish = Wish(using: &chance)
      let answers = try results(of: [
        ("pod.schedule", wish.params),
        ("pod.render", #"{"breakId":"break-1","target":"avPlayerInterstitialEvent"}"#),
        (
          "pod.render",
          #"{"programStart":"2026-01-01T00:00:00Z","breakId":"break-1","target":"dateRange"}"#
        ),
        ("pod.render", #"{"breakId":"break-1","target":"assetList"}"#),
        ("pod.render", #"{"breakId":"break-1","target":"hlsManifestUrl"}"#),
        ("pod.render", #"{"breakId":"break-1","target":"dashManifestUrl"}"#),
      ])
      let event = try #require(answers[1]["avPlayerInterstitialEvent"])
      let url = try #require(answers[4]["hlsManifestUrl"]?.string)
      check(event, wish, url)
      let range = attributes(of: try #require(answers[2]["dateRange"]?.string))
      check(range, wish, url)
      let list = try JSONValue(
        parsing: Array(try #require(answers[3]["assetList"]?.string).utf8))
      #expect(list["ASSETS"]?[0]?["URI"]?.string == url)
      #expect(list["ASSETS"]?[0]?["DURATION"]?.milliseconds == wish.durationMs)
      #expect(list["SKIP-CONTROL"]?["OFFSET"]?.milliseconds == wish.skipMs)
      #expect(url.hasSuffix("/pod/1.m3u8?stream_id=a%3Ab&pd=\(wish.durationMs)"))
      #expect(
        answers[5]["dashManifestUrl"]?.string?
          .hasSuffix("/stream/a%3Ab/pod/1/manifest.mpd?pd=\(wish.durationMs)") == true)
    }
  }

  private func check(_ event: JSONValue, _ wish: Wish, _ url: String) {
    #expect(event["timeMs"]?.whole == wish.offsetMs)
    #expect(event["resumptionOffset"]?["ms"]?.whole == wish.resumptionMs ?? 0)
    #expect(event["playoutLimitMs"]?.whole == wish.limitMs)
    #expect(event["skipControl"]?["offsetMs"]?.whole == wish.skipMs)
    #expect(event["templateItems"]?[0]?["url"]?.string == url)
    #expect(event["alignsStart"]?.isTrue == wish.snap.contains("out"))
    #expect(event["alignsResumption"]?.isTrue == wish.snap.contains("in"))
    let restrictions = event["restrictions"]
    #expect(restrictions?["requiresPreferredRate"]?.isTrue == wish.restrictions.contains("skip"))
    #expect(restrictions?["constrainsSeekingForward"]?.isTrue == wish.restrictions.contains("jump"))
    #expect(event["willPlayOnce"]?.isTrue == wish.isOnce)
    #expect(event["contentMayVary"]?.isTrue == wish.mayVary)
    #expect(event["timelineOccupancy"]?.string == (wish.isRange ? "fill" : "singlePoint"))
    #expect(event["supplementsPrimaryContent"]?.isTrue == wish.isPrimary)
  }

  private func check(_ range: [String: String], _ wish: Wish, _ url: String) {
    #expect(range["ID"] == "pod/1")
    #expect(
      range["START-DATE"].flatMap(Timestamp.parse)
        == 1_767_225_600_000 + Int64(wish.offsetMs))
    #expect(milliseconds(range["DURATION"]) == wish.durationMs)
    #expect(milliseconds(range["X-RESUME-OFFSET"]) == wish.resumptionMs ?? 0)
    #expect(milliseconds(range["X-PLAYOUT-LIMIT"]) == wish.limitMs)
    #expect(milliseconds(range["X-SKIP-CONTROL-OFFSET"]) == wish.skipMs)
    #expect(words(range["X-SNAP"]) == wish.snap)
    #expect(words(range["X-RESTRICT"]) == wish.restrictions)
    #expect(words(range["CUE"]) == (wish.isOnce ? ["once"] : []))
    #expect(range["X-CONTENT-MAY-VARY"] == (wish.mayVary ? nil : "NO"))
    #expect(range["X-TIMELINE-OCCUPIES"] == (wish.isRange ? "RANGE" : nil))
    #expect(range["X-TIMELINE-STYLE"] == (wish.isPrimary ? "PRIMARY" : nil))
    #expect(range["X-ASSET-URI"] == url)
    #expect(range["X-ASSET-LIST"] == nil)
  }

  @Test func `engines that have never met call the breaks of a stream the same`() throws {
    let head =
      "| streams:\n|   s: {networkCode: \"1\", customAssetKey: k, schedule: {everyMs: 90000}}\n"
    let names = try ["anna", "bert"].map { viewer in
      let call = #"{"stream":"s","streamId":"\#(viewer)","aheadMs":3600000}"#
      let line = #">> {"jsonrpc":"2.0","id":1,"method":"pod.join","params":\#(call)}"#
      let played = try Transcript(text: "# .\n\(head)\n\(line)").playInProcess().joined()
      let answer = try JSONValue(parsing: Array(try #require(played.first).dropFirst(3).utf8))
      guard case .array(let breaks)? = answer["result"]?["breaks"] else { return [JSONValue?]() }
      return breaks.map { $0["identifier"] }
    }
    #expect(names[0].count == 40)
    #expect(names[0] == names[1])
  }
}
