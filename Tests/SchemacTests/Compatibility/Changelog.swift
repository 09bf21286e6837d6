@testable import schemac

/// The versions that CHANGELOG.md tells of, newest first.
struct Changelog {
  /// What is told of one version.
  struct Entry {
    /// The version.
    let version: Version

    /// Whether it is out.
    let isReleased: Bool

    /// What is told under "On the wire".
    var onTheWire = ""
  }

  /// The versions.
  private(set) var entries: [Entry] = []

  /// Reads the text of the file.
  init(_ text: String) {
    var isOnTheWire = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") { isOnTheWire = line == "### On the wire" }
      if let heading = line.wholeMatch(of: /## (Unreleased: )?(\S+)/),
        let version = Version(String(heading.2))
      {
        entries.append(Entry(version: version, isReleased: heading.1 == nil))
      } else if isOnTheWire, !entries.isEmpty {
        entries[entries.count - 1].onTheWire += line + "\n"
      }
    }
  }

  /// The newest version that is out.
  var released: Version? { entries.first(where: \.isReleased)?.version }

  /// Whether the wire changes of versions after one name something, alone or behind full stops.
  func names(_ name: String, after version: Version) -> Bool {
    entries.filter { $0.version > version }
      .flatMap { $0.onTheWire.matches(of: /`([^`]+)`/) }
      .contains { $0.1 == name || $0.1.hasSuffix("." + name) }
  }
}
