import Foundation
import Glibc
import Rehearsal
import Testing

/// What is written down while the real program serves, and whether it plays again.
@Suite struct RecordTests {
  /// Networks that are too slow, have nothing, or have something at once.
  private static let impatient = """
    networks:
      slow: {adapter: sample, latencyMs: 50, credentials: {key: hush-1}}
      empty: {adapter: sample, latencyMs: 2, fill: never}
      some: {adapter: sample, fill: 0.5, seed: 3}
      pace: {adapter: sample, latencyMs: 4}
    adUnits:
      a: {formats: [native], waterfall: [{network: slow, timeoutMs: 3}, {network: some}]}
      b: {formats: [native], timeoutMs: 9, waterfall: [{network: empty}, {network: slow}]}
      c: {formats: [native], waterfall: [{network: some}]}
      pace: {formats: [native], waterfall: [{network: pace, parameter: hush-2}]}
    """

  @Test func `a recorded session of a thousand loads with timeouts plays the same every time`()
    throws
  {
    let recording = try Recording("thousand", RecordTests.impatient)
    let output = try #require(recording.child.output)
    let patience = Patience()
    var chance = SeededGenerator(seed: 7)
    var lines: [String] = []
    for round in 0..<50 {
      var text = ""
      for id in (round * 20)..<(round * 20 + 19) {
        let unit = ["a", "b", "c"].randomElement(using: &chance) ?? "a"
        let limit = Int.random(in: 1...20, using: &chance)
        let meta = id.isMultiple(of: 3) ? #","_meta":{"timeoutMs":\#(limit)}"# : ""
        text += call(id, "ad.load", #"{"adUnit":"\#(unit)","format":"native"\#(meta)}"#)
        let other = max(0, id - Int.random(in: 0..<30, using: &chance))
        if id % 7 == 0 {
          text += #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(other)}}"# + "\n"
        }
      }
      let pacer = round * 20 + 19
      text += call(pacer, "ad.load", #"{"adUnit":"pace","format":"native"}"#)
      try recording.child.input?.write(text, patience)
      while let line = try output.line(patience) {
        lines.append(line)
        if line.hasPrefix(#"{"jsonrpc":"2.0","id":\#(pacer),"#) { break }
      }
    }
    let left = try recording.end()
    #expect(left.ending == .exit(0))
    lines += left.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 1000)
    let text = try recording.text()
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("<< ") }.map { $0.dropFirst(3) }
        == lines.map { $0[...] })
    #expect(!text.contains("hush"))
    for reason in ["SOURCE_TIMEOUT", "AD_UNIT_TIMEOUT", "DEADLINE_EXCEEDED", "CANCELLED"] {
      #expect(text.contains(reason), "\(reason)")
    }
    for _ in 0..<Soak.times(1) {
      let replayed = try recording.replay()
      #expect(replayed.ending == .exit(0), "\(replayed.output)")
      #expect(replayed.output.contains("1000 lines out, all the same\n"))
    }
  }

  @Test func `what is no message is written down as it came`() throws {
    let recording = try Recording("garbage", nil)
    let patience = Patience()
    var bytes = Array("  \n\u{FEFF}".utf8) + Array(call(1, "health.check").utf8)
    bytes +=
      [0xFF, 0xFE, 0x0A, 0x00, 0x0A] + Array("{\r\n[]\nhello \n{\"a\":\"\u{2028}…\"}\n".utf8)
    bytes += Array(call(2, "health.check").utf8.dropLast(4))
    try recording.child.input?.write(bytes, patience)
    let left = try recording.end()
    #expect(left.ending == .exit(0))
    #expect(left.output.split(separator: "\n").count == 8)
    let text = try recording.text()
    #expect(text.contains("\n>>base64 //4K\n"))
    #expect(text.hasSuffix("\n.. end of session\n"))
    #expect(try recording.replay().ending == .exit(0))
  }

  @Test(arguments: ["auto", "header"])
  func `a session with headers plays again`(framing: String) throws {
    let recording = try Recording("headers-\(framing)", nil, ["--framing", framing])
    let patience = Patience()
    func framed(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }
    let check = String(call(1, "health.check").dropLast())
    let discover = String(call(2, "rpc.discover").dropLast())
    let odd = "content-length:\(check.utf8.count)\nX-Other: 1\n\n\(check)"
    let text =
      framed(check) + framed("{") + framed(discover) + "\r\n" + odd + "nonsense\r\n" + framed(check)
      + "Content-Length: 80\r\n\r\n{\"jsonrpc\""
    try recording.child.input?.write(text, patience)
    let left = try recording.end()
    #expect(left.ending == .exit(0))
    let written = try recording.text()
    #expect(written.contains("## framing: header\n"))
    #expect(written.contains("\n>> \(check)\n"))
    #expect(written.contains("\n>>base64 "))
    let replayed = try recording.replay()
    #expect(replayed.ending == .exit(0), "\(replayed.output)")
  }

  @Test func `a configuration that is read again is written down without its secrets`() throws {
    let path = "record-reload"
    func keyed(_ secret: String, _ more: String = "") -> String {
      """
      networks: {one: {adapter: sample, credentials: {key: \(secret)}}}
      adUnits: {home: {formats: [native], waterfall: [{network: one}]}\(more)}
      """
    }
    let recording = try Recording(path, keyed("hush-1"))
    let child = recording.child
    let patience = Patience()
    let file = "\(path).yaml"
    #expect(try child.ask(1, "config.reload").contains(#""changes":[]"#))
    _ = try Program.file(file, keyed("hush-2"))
    #expect(try child.ask(2, "config.reload").contains(#""changes":["networks"]"#))
    _ = try Program.file(file, keyed("hush-2", ", other: {format: [native]}"))
    #expect(try child.ask(3, "config.reload").contains("INVALID_CONFIGURATION"))
    _ = try Program.file(
      file, keyed("hush-2", ", other: {formats: [native], waterfall: [{network: one}]}"))
    child.send(SIGHUP)
    #expect(try child.errors?.line(patience)?.contains("was read again") == true)
    #expect(try child.errors?.line(patience)?.contains("was read again") == true)
    #expect(try child.errors?.line(patience)?.contains("was read again") == true)
    let answer = try child.ask(4, "ad.load", #"{"adUnit":"other","format":"native"}"#)
    #expect(answer.contains(#""ad-1""#))
    child.send(SIGTERM)
    let left = try child.finished()
    #expect(left.ending == .exit(0))
    let text = try recording.text()
    #expect(!text.contains("hush"))
    for line in ["|< ", "|! [", ".. SIGHUP", ".. SIGTERM"] { #expect(text.contains("\n\(line)")) }
    let replayed = try recording.replay()
    #expect(replayed.ending == .exit(0), "\(replayed.output)")
  }

  @Test func `a client that does not read is written down too`() throws {
    let limits = "limits: {unreadOutputBytes: 65536}"
    let recording = try Recording("stalled", configuration(latencyMs: 1, more: limits))
    let patience = Patience()
    let batch = "[" + (0..<40).map { call($0, "rpc.discover").dropLast() }.joined(separator: ",")
    let text = batch + "]\n" + (100..<110).map { call($0, "rpc.discover") }.joined()
    try recording.child.input?.write(text, patience)
    recording.child.input?.close()
    let left = try recording.child.finished(patience)
    #expect(left.ending == .exit(0))
    #expect(left.output.split(separator: "\n").count == 11)
    #expect(try recording.text().contains("\n.. output is read\n"))
    let replayed = try recording.replay()
    #expect(replayed.ending == .exit(0), "\(replayed.output)")
  }

  @Test func `time that only the client moves is written down so`() throws {
    let recording = try Recording(
      "rehearsed", configuration(latencyMs: 20), ["--clock", "2026-11-20T12:00:00Z"])
    let load = #"{"adUnit":"home","format":"interstitial"}"#
    let text =
      call(1, "ad.load", load)
      + #"{"jsonrpc":"2.0","method":"$/clock","params":{"advanceMs":25}}"# + "\n"
      + call(2, "ad.load", load)
    try recording.child.input?.write(text, Patience())
    #expect(try recording.end().output.split(separator: "\n").count == 2)
    #expect(try recording.text().contains("## time: rehearsed\n"))
    #expect(try recording.replay().ending == .exit(0))
  }

  @Test func `a session with signed addresses plays again without the keys`() throws {
    let recording = try Recording(
      "signed",
      """
      streams:
        one: {networkCode: "1", customAssetKey: a, podKey: hush-1, streamKey: hush-2}
        two: {networkCode: "1", customAssetKey: b, podKey: hush-3}
      """)
    for (number, stream) in ["one", "two"].enumerated() {
      let answer = try recording.child.ask(
        number, "pod.schedule",
        #"{"stream":"\#(stream)","streamId":"a:b","targeting":{"a":"b&c"}}"#)
      #expect(answer.contains("auth-token="))
    }
    _ = try recording.end()
    let text = try recording.text()
    #expect(!text.contains("hush"))
    #expect(text.contains("~hmac%3D"))
    let left = try recording.replay()
    #expect(left.ending == .exit(0), "\(left.output)")
  }
}
