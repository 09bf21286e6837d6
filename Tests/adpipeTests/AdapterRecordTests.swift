import Foundation
import Glibc
import Rehearsal
import Testing

/// Sessions in which real adapters take part, written down and played without them.
@Suite struct AdapterRecordTests {
  /// An adapter whose every ad goes another way, by its number.
  private static let adapter = #"""
    import json, os, sys, threading, time
    lock = threading.Lock()
    def raw(text):
        with lock:
            sys.stdout.buffer.write(text)
            sys.stdout.buffer.flush()
    def send(**message):
        raw((json.dumps(dict({"jsonrpc": "2.0"}, **message), ensure_ascii=False) + "\n").encode())
    def ad(call):
        html = {"markup": "<p>Tee für zwei</p>", "width": 320, "height": 480}
        send(id=call["id"], result={"ad": {"format": "interstitial", "html": html}})
    def event(name, kind):
        send(method="adapter.event", params={"adId": name, "type": kind})
    def load(call, name, place):
        if place == "calm": return threading.Timer(0.07, ad, [call]).start()
        number = int(name.split("-")[1])
        if number == 30 and not os.path.exists(sys.argv[1]):
            open(sys.argv[1], "w").close()
            print("out of\ttea", file=sys.stderr)
            sys.stderr.flush()
            os._exit(3)
        if number % 7 == 0: return threading.Timer(0.04, ad, [call]).start()
        if number % 11 == 0: return
        if number % 13 == 0: ad(call)
        if number % 17 == 0: raw(b"what is \xff this\n  {}\t\n")
        if number % 19 == 0: return send(id=call["id"], result={"ad": 1})
        if number % 23 == 0: return send(id=call["id"], result={})
        if number % 29 == 0: send(id="x", method="ad.load", params={})
        ad(call)
        if number % 5 == 0: event(name, "click")
        if number % 31 == 0: event("ad-1", "click")
    traits = {"adapterVersion": "1.0.0.0", "sdkVersion": "1.0.0", "formats": ["interstitial"]}
    for line in sys.stdin:
        call = json.loads(line)
        method, params = call.get("method"), call.get("params", {})
        if method == "adapter.load": load(call, params["adId"], params["credentials"]["parameter"])
        elif method == "adapter.describe": send(id=call["id"], result=traits)
        elif method and "id" in call: send(id=call["id"], result={})
    """#

  private static func configuration(_ name: String, account: String = "hush-1") throws -> String {
    let file = try Program.file("\(name).py", adapter)
    let mark = "\(Program.scratch)/\(name).crashed"
    if account == "hush-1" { unsafe unlink(mark) }
    return """
      networks:
        partner:
          adapter: process
          command: [python3, -S, -E, \(file), \(mark)]
          credentials: {account: \(account)}
          environment: {TOKEN: hush-2}
        broken: {adapter: process, command: [/nowhere/adapter]}
      adUnits:
        home:
          formats: [interstitial]
          waterfall: [{network: partner, parameter: hush-3, timeoutMs: 20}, {network: broken}]
        calm:
          formats: [interstitial]
          waterfall: [{network: partner, parameter: calm, timeoutMs: 9000}]
      """
  }

  private static let load = #"{"adUnit":"home","format":"interstitial"}"#

  /// A load that takes longer than all others.
  private static let calmLoad = #"{"adUnit":"calm","format":"interstitial"}"#

  /// Reads on until the answer of that call has come.
  private func untilAnswer(_ id: Int, _ child: Child) throws -> String {
    while let line = try child.output?.line(Patience()) {
      if line.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"#) { return line }
    }
    return ""
  }

  private func record(_ name: String, loads: Int, _ words: [String] = []) throws -> Recording {
    let recording = try Recording(name, try AdapterRecordTests.configuration(name), words)
    let child = recording.child
    for round in 0..<(loads / 20) {
      try child.input?.write(call(round * 30, "network.setUp"), Patience())
      _ = try untilAnswer(round * 30, child)
      var text = ""
      for id in (round * 30 + 1)..<(round * 30 + 20) {
        text += call(id, "ad.load", AdapterRecordTests.load)
      }
      text += call(round * 30 + 20, "ad.load", AdapterRecordTests.calmLoad)
      try child.input?.write(text, Patience())
      _ = try untilAnswer(round * 30 + 20, child)
      let first = #""ad-\#(round * 3 + 1)""#
      text =
        call(round * 30 + 22, "ad.present", #"{"adId":\#(first)}"#)
        + call(round * 30 + 23, "event.report", #"{"adId":\#(first),"type":"impression"}"#)
        + call(round * 30 + 24, "ad.release", #"{"adId":\#(first)}"#)
      try child.input?.write(text, Patience())
      _ = try untilAnswer(round * 30 + 24, child)
    }
    return recording
  }

  @Test func `a session with an adapter plays the same every time`() throws {
    let isSoak = Soak.times(1) > 1
    let recording = try record("adapter-tape", loads: isSoak ? 1_000 : 100)
    _ = try recording.child.ask(9_000, "network.list")
    let left = try recording.end()
    #expect(left.ending == .exit(0))
    let text = try recording.text()
    #expect(!text.contains("hush"))
    for sign in [
      "\n~> partner {", "\n<~ partner {", "\n<~base64 partner ", "SOURCE_TIMEOUT",
      "\n<~ended partner exited with code 3; its last words: out of tea\n",
      "\n<~ended broken was not started: there is no program /nowhere/adapter\n",
      #""method":"adapter.release""#, #""type":"impression""#, "\n<~ended partner ",
      #""ANSWERED_LATE""#, #""ANSWERED_TWICE""#, #""DIED":1"#, #""GARBAGE""#,
    ] { #expect(text.contains(sign), "\(sign)") }
    for _ in 0..<Soak.times(1) {
      let replayed = try recording.replay()
      #expect(replayed.ending == .exit(0), "\(replayed.output)")
    }
  }

  @Test func `a message of an adapter that was changed is shown where it matters`() throws {
    let recording = try record("adapter-changed", loads: 20)
    _ = try recording.end()
    let text = try recording.text()
    let place = try #require(text.range(of: "\n<~ partner {\"jsonrpc\": \"2.0\", \"id\": 3, "))
    let line = text[..<place.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let changed = text.replacingCharacters(in: place, with: "\n<~ partner {\"id\": 77, ")
    let file = try Program.file("adapter-tampered.rpc", changed)
    let left = try Child.run(["replay", file])
    #expect(left.ending == .exit(1))
    #expect(left.output.hasPrefix("\(file):\(line.count + 1): something else came out"))
  }

  @Test func `a recording with an adapter that was cut off plays as far as it goes`() throws {
    let recording = try record("adapter-cut", loads: 40)
    recording.child.send(SIGKILL)
    _ = try recording.child.ended(Patience())
    let text = try recording.text()
    let start = try #require(text.range(of: "\n>> ")).lowerBound
    let head = text.utf8.distance(from: text.startIndex, to: start)
    let step = (text.utf8.count - head) / 12
    for count in stride(from: head + 1, to: text.utf8.count, by: step) {
      let part = String(decoding: text.utf8.prefix(count), as: UTF8.self)
      let left = try Child.run(["replay", try Program.file("adapter-part.rpc", part)])
      #expect(left.ending == .exit(0), "\(count): \(left.output)\(left.errors)")
    }
  }

  @Test func `an adapter that is replaced is told apart from the one after it`() throws {
    let name = "adapter-replaced"
    let recording = try record(name, loads: 20)
    let child = recording.child
    _ = try Program.file(
      "\(name).yaml", try AdapterRecordTests.configuration(name, account: "hush-4"))
    try child.input?.write(call(900, "config.reload"), Patience())
    #expect(try untilAnswer(900, child).contains(#""networks""#))
    try child.input?.write(
      call(901, "ad.load", AdapterRecordTests.calmLoad), Patience())
    #expect(try untilAnswer(901, child).contains(#""id""#))
    #expect(try recording.end().ending == .exit(0))
    let text = try recording.text()
    #expect(!text.contains("hush"))
    #expect(text.contains("\n<~ partner#2 {"))
    #expect(text.contains("\n<~ended partner exited with code 0\n"))
    let replayed = try recording.replay()
    #expect(replayed.ending == .exit(0), "\(replayed.output)")
  }

  @Test func `what an adapter writes beside its messages is written down too`() throws {
    let script = #"""
      import json, sys
      out = sys.stdout.buffer
      def send(text):
          out.write(b"Content-Length: %d\r\n\r\n%s" % (len(text), text))
          out.flush()
      traits = b'{"adapterVersion":"1.0.0.0","sdkVersion":"1.0.0","formats":["interstitial"]}'
      while True:
          head = sys.stdin.buffer.readline()
          if not head: break
          sys.stdin.buffer.readline()
          call = json.loads(sys.stdin.buffer.read(int(head.split(b":")[1])))
          if call["method"] == "adapter.load":
              send(b"x" * 9000)
              out.write(b"no \x1b header\xc2\x85\r\n")
              out.write(b"Content-Length: 20\r\n\r\n{Content-Length: 1\r\n\r\n")
              for _ in range(2000): send(b"y" * 2000)
          result = traits if call["method"] == "adapter.describe" else b"{}"
          if "id" in call:
              send(b'{"jsonrpc":"2.0","id":%d,"result":%s}' % (call["id"], result))
      """#
    let file = try Program.file("adapter-beside.py", script)
    let recording = try Recording(
      "adapter-beside",
      """
      networks:
        partner:
          adapter: process
          command: [python3, -S, -E, \(file)]
          framing: header
          processLimits: {messageBytes: 8192}
      adUnits: {home: {formats: [interstitial], timeoutMs: 20000, waterfall: [{network: partner}]}}
      """)
    let child = recording.child
    for id in 1...3 {
      try child.input?.write(call(id, "ad.load", AdapterRecordTests.load), Patience())
      #expect(try untilAnswer(id, child).contains("NO_FILL"))
    }
    #expect(try child.ask(4, "network.list").contains(#""violations":{"GARBAGE":1000}"#))
    #expect(try recording.end().ending == .exit(0))
    let text = try recording.text()
    #expect(text.contains("\n<~garbage partner a message of more than 8192 bytes: xxxx"))
    let replayed = try recording.replay()
    #expect(replayed.ending == .exit(0), "\(replayed.output)")
  }

  @Test func `a session with an adapter under a clock that stands still plays again`() throws {
    let recording = try Recording(
      "adapter-clock", try AdapterRecordTests.configuration("adapter-clock"),
      ["--clock", "2026-11-20T12:00:00Z"])
    let child = recording.child
    try child.input?.write(call(1, "network.setUp"), Patience())
    #expect(try untilAnswer(1, child).contains(#""ready":1"#))
    #expect(try child.ask(2, "ad.load", AdapterRecordTests.load).contains(#""ad-1""#))
    #expect(try recording.end().ending == .exit(0))
    // It ends by itself when its input does, unless it is killed before.
    #expect(try recording.text().contains("\n<~ended partner "))
    let replayed = try recording.replay()
    #expect(replayed.ending == .exit(0), "\(replayed.output)")
  }
}
