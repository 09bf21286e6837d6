import JSON
import Testing

@testable import schemac

@Suite struct ReleasedContractTests {
  private let changelog: Changelog
  private let version: Version
  private let released: JSONValue
  private let present: JSONValue

  init() throws {
    changelog = Changelog(try Committed.text("CHANGELOG.md"))
    version = try #require(changelog.released)
    released = try Committed.document("Tests/SchemacTests/Released/\(version).json")
    present = try Committed.document(ContractRole.service.documentPath)
  }

  @Test func `the contract of the last version that is out is kept`() {
    #expect(ReleaseRules.version(of: released) == version)
    #expect(changelog.entries.first?.version == ReleaseRules.version(of: present))
  }

  @Test func `what breaks clients is told them, and from 1.0 on has a new major version`() {
    let rules = ReleaseRules(released: released, present: present, changelog: changelog)
    #expect(rules.findings == [])
  }

  @Test func `methods and reasons that are new since then are told`() {
    let known = Set(ReleasedContractTests.words(of: released))
    let new = ReleasedContractTests.words(of: present).filter { !known.contains($0) }
    #expect(new.filter { !changelog.names($0, after: version) } == [])
  }

  /// What the methods and the reasons of a contract are called.
  private static func words(of document: JSONValue) -> [String] {
    let methods = document["methods"]?.elements.compactMap { $0["name"]?.string } ?? []
    return methods + (document["components"]?["errors"]?.members.map(\.name) ?? [])
  }

  @Test func `a method is as old as it says`() {
    let old = released["methods"]?.elements.compactMap { $0["name"]?.string } ?? []
    for method in present["methods"]?.elements ?? [] {
      let since = method["x-since"]?.string.flatMap(Version.init)
      let name = method["name"]?.string ?? ""
      #expect(since.map { $0 <= version } == old.contains(name), "\(name)")
    }
  }
}
