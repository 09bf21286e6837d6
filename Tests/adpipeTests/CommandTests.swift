import Foundation
import JSON
import Rehearsal
import Testing

/// The words of the command line, and the code that a process leaves with.
@Suite struct CommandTests {
  @Test(arguments: [
    (["serv"], "there is no command serv; did you mean serve?"),
    (["frobnicate"], "there is no command frobnicate"),
    (["--bogus"], "there is no option --bogus here"),
    (["serve", "--cofnig", "x"], "there is no option --cofnig here; did you mean --config?"),
    (["serve", "--config"], "--config needs a value"),
    (["serve", "--framing", "fast"], "--framing is one of auto, line, header, not fast"),
    (["serve", "--log", "xml"], "--log is one of text, json, not xml"),
    (["serve", "--parent", "me"], "--parent is the number of a process, not me"),
    (
      ["serve", "--clock", "noon"],
      "--clock is a time such as 2026-11-20T12:00:00Z, not noon"
    ),
    (["serve", "now"], "the word now is too much"),
    (["serve", "--config", "a", "--config", "b"], "--config is given twice"),
    (["check", "a", "b"], "the word b is too much"),
    (["schema", "confg"], "there is no schema confg; there are service, adapter, config"),
    (["call"], "call needs a method, or --file with many calls"),
    (["replay"], "replay needs the file of a session"),
    (["call", "ad.get", "["], "the params are no JSON: the text ends too early at byte 1"),
    (["version", "please"], "the word please is too much"),
  ])
  func `a command line that is wrong says why`(words: [String], complaint: String) throws {
    let left = try Child.run(words)
    #expect(left.ending == .exit(64))
    #expect(left.output == "")
    #expect(left.errors == "adpipe: \(complaint); see adpipe help\n")
  }

  @Test(arguments: [
    ("health.check", "{}", Int32(0)),
    ("ad.get", "{}", 3),
    ("pod.schedule", #"{"stream":"live","streamId":"s","at":{"offsetMs":1}}"#, 3),
    ("health.check", #"{"_meta":{"timeoutMs":0}}"#, 4),
    ("ad.get", #"{"adId":"ad-1"}"#, 5),
    ("pod.schedule", #"{"stream":"live"}"#, 9),
    ("event.list", #"{"after":"7"}"#, 11),
    ("no.such", "{}", 12),
  ])
  func `a call ends with the number of its status`(
    method: String, params: String, code: Int32,
  ) throws {
    let left = try Child.run(["call", method, params])
    #expect(left.ending == .exit(code))
    #expect(left.errors == "")
    let answer = try JSONValue(parsing: left.output)
    #expect((answer["data"]?["reason"] == nil) == (code == 0))
  }

  @Test func `calls in a file use what earlier ones were answered`() throws {
    let calls = """
      # One ad, from the load to the money.
      ad.load {"adUnit":"/21775744923/example/interstitial","format":"interstitial"}

        ad.present {"adId":"$1.ad.id"}
      event.report {"adId":"$2.ad.id","type":"impression"}
      event.list {"after":"$3.events.0.cursor"}
      """
    let left = try Child.run(["call", "--file", try Program.file("one-ad.calls", calls)])
    #expect(left.ending == .exit(0))
    #expect(left.output.contains("# 4 event.list\n"))
    #expect(left.output.contains(#""valueMicros": "4000""#))
    #expect(try Child.run(["call", "-"], input: calls).output.contains(#""adId": "ad-1""#))
  }

  @Test(arguments: [
    ("ad.get {\"adId\":\"$1.ad.id\"}", "$1.ad.id: there is no answer 1 yet"),
    ("health.check\nad.get {\"adId\":\"$1.ad\"}", "$1.ad: answer 1 has no ad"),
    ("health.check\nad.get {", "-:2: the params are no JSON: the text ends too early at byte 1"),
  ])
  func `calls that cannot be made say which`(calls: String, complaint: String) throws {
    let left = try Child.run(["call", "-"], input: calls)
    #expect(left.ending == .exit(64))
    #expect(left.errors == "adpipe: \(complaint)\n")
  }

  @Test(arguments: [["version"], ["schema", "service"], ["call", "health.check"]])
  func `a command that cannot write what it came to says so`(words: [String]) throws {
    let left = try Child(words, input: .null, output: .file("/dev/full", O_WRONLY)).finished()
    #expect(left.ending == .exit(14))
    #expect(
      left.errors == "adpipe: standard output cannot be written: No space left on device\n")
  }

  @Test func `without a word it helps whoever sits at a terminal`() throws {
    let child = try Child(
      ["-qec", Program.path, "/dev/null"], program: "/usr/bin/script", input: .null)
    let left = try child.finished()
    #expect(left.ending == .exit(0))
    #expect(left.output.contains("adpipe serve"))
  }

  @Test func `a reader that has seen enough may go`() throws {
    let child = try Child(["schema", "service"], input: .null)
    child.output?.close()
    let left = try child.finished()
    #expect(left.ending == .signal(SIGPIPE) && left.errors == "")
  }

  @Test(arguments: [["call", "--file", "nope"], ["check", "nope"], ["replay", "nope"]])
  func `a file that is not there is not found`(words: [String]) throws {
    #expect(try Child.run(words).ending == .exit(5))
  }

  @Test func `the first call that fails is the last`() throws {
    let left = try Child.run(["call", "-"], input: "ad.get {\"adId\":\"ad-1\"}\nhealth.check\n")
    #expect(left.ending == .exit(5))
    #expect(!left.output.contains("SERVING"))
  }

  @Test func `the documents are those of the contract`() throws {
    let files = [
      ("service", "openrpc"), ("adapter", "adapter.openrpc"), ("config", "configuration.schema"),
    ]
    for (name, file) in files {
      let left = try Child.run(["schema", name])
      let written = try String(
        contentsOfFile: "\(Program.root)/Schemas/\(file).json", encoding: .utf8)
      #expect(left.ending == .exit(0))
      #expect(try JSONValue(parsing: left.output) == JSONValue(parsing: written))
    }
  }

  @Test func `the document of the service is what discovery answers`() throws {
    let shown = try JSONValue(parsing: try Child.run(["schema"]).output)
    let answer = try JSONValue(parsing: try Child.run(["call", "rpc.discover"]).output)
    for part in ["openrpc", "info", "methods", "components"] {
      #expect(answer[part] == shown[part])
    }
  }

  @Test(arguments: [["version"], ["--version"]])
  func `the version is told`(words: [String]) throws {
    let left = try Child.run(words)
    #expect(left.ending == .exit(0))
    #expect(left.output.wholeMatch(of: /adpipe \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: [
    (["help"], "adpipe serve [--config FILE]"), (["--help"], "adpipe serve [--config FILE]"),
    (["-h"], "adpipe serve [--config FILE]"), (["serve", "--help"], "--parent PID"),
    (["help", "call"], "adpipe call health.check"), (["help", "check"], "Exits with 3"),
    (["help", "ad.present"], "AD_ALREADY_USED"), (["help", "schema"], "OpenRPC"),
  ])
  func `help is given on what there is`(words: [String], part: String) throws {
    let left = try Child.run(words)
    #expect(left.ending == .exit(0))
    #expect(left.output.contains(part))
    #expect(left.errors == "")
  }

  @Test func `help names what was probably meant`() throws {
    let left = try Child.run(["help", "ad.laod"])
    #expect(left.ending == .exit(5))
    let complaint = "adpipe: there is no command or method ad.laod; did you mean ad.load?\n"
    #expect(left.errors == complaint)
  }

  @Test func `without a command it serves`() throws {
    let left = try Child.run([], input: call(1, "health.check"))
    #expect(left.output == serving(1) + "\n")
    #expect(left.ending == .exit(0))
  }

  @Test(arguments: [("line", call(1, "health.check")), ("header", "Content-Length: 47\r\n\r\n")])
  func `a framing that is given is kept`(name: String, text: String) throws {
    let body = name == "header" ? #"{"jsonrpc":"2.0","id":1,"method":"health.check"}"# : ""
    let left = try Child.run(
      ["serve", "--framing", name],
      input: text.replacing("47", with: "\(body.utf8.count)") + body)
    #expect(left.output.contains(serving(1)))
    #expect(left.output.hasPrefix(name == "line" ? "{" : "Content-Length: "))
  }
}
