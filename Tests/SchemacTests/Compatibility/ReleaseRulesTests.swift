import JSON
import Testing

@testable import schemac

@Suite struct ReleaseRulesTests {
  private static let told = """
    # Changes

    ## Unreleased: 1.1.0

    Much is new.

    ### On the wire

    - `ad.eat` is gone, and `options.salt` with it.

    ## 1.0.0

    ### On the wire

    - Methods: `ad.drink`.
    """

  private static func document(_ version: String, _ methods: String...) throws -> JSONValue {
    let methods = methods.map { #"{"name":"\#($0)","params":[]}"# }.joined(separator: ",")
    return try JSONValue(parsing: #"{"info":{"version":"\#(version)"},"methods":[\#(methods)]}"#)
  }

  @Test func `a list of changes says which versions are out`() {
    let changelog = Changelog(ReleaseRulesTests.told)
    #expect(changelog.entries.map(\.version.description) == ["1.1.0", "1.0.0"])
    #expect(changelog.released == Version("1.0"))
    #expect(Changelog("# Changes\n").released == nil)
  }

  @Test(arguments: [
    ("ad.eat", true), ("salt", true), ("options", false), ("eat.gone", false), ("ad.drink", false),
    ("new", false),
  ])
  func `a change is told when a later version names it on the wire`(
    name: String, isTold: Bool,
  ) throws {
    let changelog = Changelog(ReleaseRulesTests.told)
    #expect(changelog.names(name, after: try #require(Version("1.0.0"))) == isTold)
  }

  @Test(arguments: [
    ("0.9.0", "0.9.1", []), ("0.9.0", "1.0.0", []), ("1.0.0", "2.0.0", []),
    ("1.0.0", "1.1.0", ["what breaks clients of 1.0.0 needs version 2.0.0"]),
    ("2.3.0", "2.3.0", ["what breaks clients of 2.3.0 needs version 3.0.0"]),
    ("next", "2.0.0", ["a document has no version"]),
  ])
  func `from 1.0 on what breaks clients needs a new major version`(
    before: String, now: String, findings: [String],
  ) throws {
    let changelog = Changelog(ReleaseRulesTests.told.replacing("1.1.0", with: "3.0.0"))
    let rules = ReleaseRules(
      released: try ReleaseRulesTests.document(before, "ad.load", "ad.eat"),
      present: try ReleaseRulesTests.document(now, "ad.load"), changelog: changelog)
    #expect(rules.findings == findings)
  }

  @Test func `what breaks clients must be told, and what does not need not be`() throws {
    let old = try ReleaseRulesTests.document("1.0.0", "ad.drink")
    let new = try ReleaseRulesTests.document("2.0.0", "ad.load")
    let changelog = Changelog(ReleaseRulesTests.told)
    #expect(
      ReleaseRules(released: old, present: new, changelog: changelog).findings
        == ["not in CHANGELOG.md on the wire: methods: `ad.drink` is gone"])
    let more = try ReleaseRulesTests.document("1.0.1", "ad.drink", "ad.load")
    #expect(ReleaseRules(released: old, present: more, changelog: changelog).findings == [])
  }
}
