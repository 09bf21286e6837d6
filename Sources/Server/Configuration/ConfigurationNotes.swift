import AdService
import JSON
import YAML

/// What is no mistake in a configuration, but worth a look before it goes into production.
package enum ConfigurationNotes {
  /// The ids of Google's for tests, which always fill and never pay.
  private static let testIDs = [
    "/21775744923/example/", "ca-app-pub-3940256099942544", "sgai-hls-live", "21775744923",
  ]

  /// The test ids that are left in a configuration.
  package static func notes(on read: ReadConfiguration) -> [ConfigurationMistake] {
    var notes: [ConfigurationMistake] = []
    for member in read.root["adUnits"]?.members ?? [] where isTest(member.key) {
      notes.append(note(member.keyMark, "adUnits", "\(member.key) is an ad unit for tests"))
    }
    for stream in read.root["streams"]?.members ?? [] {
      for member in stream.value.members ?? [] where isTest(member.value.scalarText ?? "") {
        let path = "streams.\(stream.key).\(member.key)"
        notes.append(
          note(member.value.mark, path, "\(member.value.scalarText ?? "") is an id for tests"))
      }
    }
    return notes
  }

  private static func isTest(_ text: String) -> Bool {
    testIDs.contains { text.hasPrefix($0) }
  }

  private static func note(
    _ mark: YAMLMark, _ path: String, _ message: String,
  ) -> ConfigurationMistake {
    ConfigurationMistake(mark: mark, path: path, message: "note: \(message)")
  }
}

extension ReadConfiguration {
  /// What there is in it, for a person.
  package var summary: String {
    let parts = [
      (configuration.networks?.count, "network"), (configuration.adUnits?.count, "ad unit"),
      (configuration.customFormats?.count, "custom format"),
      (configuration.streams?.count, "stream"),
    ]
    return parts.map { count, name in
      "\(count ?? 0) \(name)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
