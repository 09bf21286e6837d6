import Foundation
import Glibc
import Rehearsal
import Testing

/// What `adpipe replay` says, and what becomes of files that cannot be written or played.
@Suite struct ReplayTests {
  private static let check = #">> {"jsonrpc":"2.0","id":1,"method":"health.check"}"#

  private static func session(_ name: String) throws -> Recording {
    let recording = try Recording(name, configuration(latencyMs: 3))
    #expect(try recording.child.ask(1, "health.check") == serving(1))
    #expect(
      try recording.child.ask(2, "ad.load", #"{"adUnit":"home","format":"interstitial"}"#)
        .contains("ad-1"))
    _ = try recording.end()
    return recording
  }

  @Test func `a recording that was cut off anywhere plays as far as it goes`() throws {
    let whole = try ReplayTests.session("cut-session").text()
    let start = try #require(whole.range(of: "\n>> ")).lowerBound
    let head = whole.utf8.distance(from: whole.startIndex, to: start)
    for count in stride(from: head + 1, to: whole.utf8.count, by: 97) {
      let part = String(decoding: whole.utf8.prefix(count), as: UTF8.self)
      let left = try Child.run(["replay", try Program.file("cut.rpc", part)])
      #expect(left.ending == .exit(0), "\(count): \(left.output)")
      #expect(left.output.hasSuffix("; the recording ends before its session did\n"))
    }
  }

  @Test func `an answer that was changed is shown`() throws {
    let whole = try ReplayTests.session("changed-session").text()
    let wrong = whole.replacing("SERVING", with: "SLEEPING")
    let left = try Child.run(["replay", try Program.file("changed.rpc", wrong)])
    #expect(left.ending == .exit(1))
    let lines = left.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasSuffix(": something else came out of this step"))
    #expect(lines[1].hasSuffix(ReplayTests.check.replacing("}", with: #","params":{}}"#)))
    #expect(lines[2] == "  - << " + serving(1).replacing("SERVING", with: "SLEEPING"))
    #expect(lines[3] == "  + << " + serving(1))
    #expect(lines[4].hasSuffix("something else came out of 1 of them"))
  }

  @Test func `a step that was taken away shows where its answers are missed`() throws {
    let whole = try ReplayTests.session("missing-session").text()
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let without = lines.filter { !$0.contains(#""id":2,"method""#) }.joined(separator: "\n")
    let left = try Child.run(["replay", try Program.file("missing.rpc", without)])
    #expect(left.ending == .exit(1))
    #expect(left.output.contains("\n  - << {\"jsonrpc\":\"2.0\",\"id\":2,"))
  }

  @Test(arguments: [
    ("hello\n", "1: a line that means nothing: hello"),
    ("#\n\n<< {}\n", "3: an answer before anything was sent: << {}"),
    (">> {}\n.. soon\n", "2: no time that could pass: soon"),
    (".. 9999999999 h\n", "1: no time that could pass: 9999999999 h"),
    (">>{}\n", "1: a message stands behind \">> \""),
    (">>base64 ?\n", "1: this is no base64"),
    ("<~ \n", "1: the name of the adapter is missing"),
    ("<~ \"one two {}\n", "1: the name of the adapter has no end"),
    ("<~dances partner\n", "1: an adapter cannot do that: dances"),
    ("## clock: noon\n", "1: no time of day: noon"),
    ("## framing: fast\n", "1: no framing: fast"),
    ("## time: flies\n", "1: no kind of time: flies"),
    ("|! nothing\n", "1: the lines above are no mistakes of a configuration"),
    ("|< networks: {}\n", "1: a configuration that was read before anything was done"),
    ("\u{1B}[2J" + String(repeating: "x", count: 100_000), "1: a line that means nothing:  [2Jxx"),
  ])
  func `a line that means nothing is named`(text: String, complaint: String) throws {
    let path = try Program.file("wrong/\(UUID()).rpc", text)
    let left = try Child.run(["replay", path])
    #expect(left.ending == .exit(3))
    #expect(left.errors.hasPrefix("\(path):\(complaint)"), "\(left.errors)")
    #expect(left.errors.utf8.count < 400)
  }

  @Test func `a file that is no text is refused`() throws {
    let left = try Child.run(["replay", Program.path])
    #expect(left.ending == .exit(3))
    #expect(left.errors.contains(":1: the line is not UTF-8"))
    #expect(try Child.run(["replay", "no-such.rpc"]).ending == .exit(5))
    #expect(try Child.run(["replay"]).ending == .exit(64))
    let mistaken = try Program.file("mistaken.rpc", "| networks: 1\n\(ReplayTests.check)\n")
    #expect(try Child.run(["replay", mistaken]).ending == .exit(3))
  }

  @Test func `a transcript that somebody wrote plays too`() throws {
    let left = try Child.run(["replay", "Tests/Transcripts/the-four.rpc"])
    #expect(left.ending == .exit(0), "\(left.output)")
  }

  @Test(arguments: [".", "/dev/full", "no-such-folder/session.rpc"])
  func `a recording that cannot be begun is refused at the start`(path: String) throws {
    let left = try Child.run(["serve", "--record", path])
    #expect(left.ending == .exit(9))
    #expect(left.output == "")
    #expect(left.errors.hasPrefix("adpipe: \(path) cannot be written: "))
  }

  @Test func `a recording that cannot go on does not disturb the session`() throws {
    let path = "\(Program.scratch)/pipe.rpc"
    _ = try Program.file("beside-the-pipe", "")
    unsafe unlink(path)
    let outcome = unsafe mkfifo(path, 0o600)
    #expect(outcome == 0)
    let reader = PipeEnd(unsafe open(path, O_RDONLY | O_NONBLOCK))
    let child = try Child(["serve", "--record", path])
    #expect(try child.ask(1, "health.check") == serving(1))
    #expect(try reader.line(Patience())?.hasPrefix("# A session of adpipe") == true)
    reader.close()
    for id in 2...9 { #expect(try child.ask(id, "health.check") == serving(id)) }
    child.input?.close()
    let left = try child.finished()
    #expect(left.ending == .exit(0))
    #expect(left.errors.split(separator: "\n").count == 1)
    #expect(left.errors.contains("adpipe error: the recording ends here: "))
  }

  @Test func `a recording is for its owner alone`() throws {
    let path = try Program.file("private.rpc", "what was there before")
    unsafe chmod(path, 0o644)
    _ = try Child.run(["serve", "--record", path], input: call(1, "health.check"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("before"))
  }

  @Test func `a client that goes is written down`() throws {
    let recording = try Recording("gone", configuration(latencyMs: 3))
    let child = recording.child
    #expect(try child.ask(1, "health.check") == serving(1))
    child.closeOutput(andCallFrom: 2)
    #expect(try child.ended(Patience()) == .exit(14))
    #expect(try recording.text().contains("\n.. output is closed\n"))
    #expect(try recording.replay().ending == .exit(0))
  }
}
