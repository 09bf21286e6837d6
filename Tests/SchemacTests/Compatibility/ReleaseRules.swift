import JSON

@testable import schemac

/// What must hold before a contract takes the place of one that clients have.
struct ReleaseRules {
  /// The contract of the last version that is out.
  let released: JSONValue

  /// The contract as it is now.
  let present: JSONValue

  /// What users are told.
  let changelog: Changelog

  /// Every rule that is broken.
  var findings: [String] {
    guard let before = ReleaseRules.version(of: released),
      let now = ReleaseRules.version(of: present)
    else { return ["a document has no version"] }
    let changes = ContractComparison.changes(from: released, to: present)
    var findings = changes.filter { !changelog.names($0.name, after: before) }
      .map { "not in CHANGELOG.md on the wire: \($0)" }
    if !changes.isEmpty, before.major >= 1, now.major <= before.major {
      findings.append("what breaks clients of \(before) needs version \(before.major + 1).0.0")
    }
    return findings
  }

  /// The version that a document has.
  static func version(of document: JSONValue) -> Version? {
    document["info"]?["version"]?.string.flatMap(Version.init)
  }
}
