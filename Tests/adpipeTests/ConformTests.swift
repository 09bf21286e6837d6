import JSON
import Rehearsal
import Testing

/// What `adpipe conform` says of adapters, and the code that it leaves with.
@Suite struct ConformTests {
  private static let places = "Examples/adapters/conform.json"
  private static let good = ["--", "python3", "Examples/adapters/adapter.py"]

  private static func bad(_ rule: String) -> [String] {
    ["--", "python3", "Tests/AdaptersTests/bad-adapter.py", rule]
  }

  @Test func `an adapter that breaks no rule is told so`() throws {
    let words = ["conform", "--config", Self.places, "--scenarios", "describe,load-native,end"]
    let left = try Child.run(words + Self.good)
    #expect(left.ending == .exit(0))
    #expect(left.errors == "")
    #expect(left.output.contains("pass  load-native                 A place that fills gives"))
    #expect(left.output.hasSuffix("\n\n3 passed, 0 failed, 0 skipped: 100 of 100\n"))
  }

  @Test func `a scenario whose place is not known is skipped, and says why`() throws {
    let words = ["conform", "--parameter", "unit-a", "--scenarios", "load-native,play"]
    let left = try Child.run(words + Self.good)
    #expect(left.ending == .exit(0))
    #expect(
      left.output.contains(
        "skip  play                        no place is known that is good for `plays`"))
  }

  @Test func `a broken rule is shown with the exchange that broke it`() throws {
    let words = ["conform", "--config", Self.places, "--scenarios", "describe,load-native"]
    let left = try Child.run(words + Self.bad("IMAGES_LOADED"))
    #expect(left.ending == .exit(1))
    let lines = left.output.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("FAIL  load-native "))
    #expect(lines[2].hasPrefix("      IMAGES_LOADED: Images come as bytes or as files"))
    #expect(lines[3] == "      an image came as a URL, and URLs were not enough")
    #expect(lines[lines.count - 3].hasPrefix(#"      >> {"jsonrpc":"2.0","id":"#))
    #expect(lines[lines.count - 2].hasPrefix(#"      << {"jsonrpc": "2.0", "id": "#))
    #expect(lines.last == "1 passed, 1 failed, 0 skipped: 50 of 100")
  }

  @Test func `programs get the same as JSON`() throws {
    let words = ["conform", "--json", "--scenarios", "describe,load-native"]
    let left = try Child.run(words + Self.bad("IMAGES_LOADED"))
    #expect(left.ending == .exit(1))
    let report = try JSONValue(parsing: left.output)
    #expect(report["score"] == .number(JSONNumber(50)))
    #expect(report["brokenRules"] == .array([.string("IMAGES_LOADED")]))
    let scenario = report["scenarios"]?[1]
    #expect(scenario?["verdict"] == .string("failed"))
    #expect(scenario?["rule"] == .string("IMAGES_LOADED"))
    #expect(scenario?["exchange"]?[0]?["source"] == .string(">>"))
  }

  @Test(arguments: [
    (["conform"], Int32(64), "conform needs a program behind --; see adpipe help"),
    (
      ["conform", "--scenarios", "desribe", "--", "cat"], 64,
      "there is no scenario desribe; did you mean describe?; see adpipe help"
    ),
    (["conform", "--", "/none"], 5, "there is no program /none"),
    (
      ["conform", "--config", "/none.json", "--", "cat"], 5,
      "/none.json cannot be opened: No such file or directory"
    ),
    (["conform", "--config", "Makefile", "--", "cat"], 3, "Makefile is no JSON: "),
    (
      ["conform", "--config", "Schemas/openrpc.json", "--", "cat"], 3,
      "Schemas/openrpc.json: openrpc: expected network (a string), credentials or places (objects)"
    ),
  ])
  func `what cannot be tried says why`(words: [String], code: Int32, complaint: String) throws {
    let left = try Child.run(words)
    #expect(left.ending == .exit(code))
    #expect(left.output == "")
    #expect(left.errors.hasPrefix("adpipe: \(complaint)"))
  }
}
