package import YAML

/// One thing that is wrong with a configuration, and where.
package struct ConfigurationMistake: Hashable, Sendable {
  /// Where it stands in the file.
  package let mark: YAMLMark

  /// The way to the value, such as `adUnits.home.waterfall[0].network`; empty for the whole.
  package let path: String

  /// What is wrong and what was expected, for a person.
  package let message: String

  package init(mark: YAMLMark, path: String, message: String) {
    self.mark = mark
    self.path = path
    self.message = message
  }

  /// The mistake as compilers write theirs.
  package func line(inFile name: String) -> String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(name):\(mark.line):\(mark.column): \(place)\(message)".onOneLine
  }
}

/// The mistakes that keep a configuration from being used, in the order of the file.
package struct ConfigurationMistakes: Error, Hashable, Sendable {
  package let all: [ConfigurationMistake]

  init(_ mistakes: [ConfigurationMistake]) {
    all = mistakes.sorted {
      ($0.mark.line, $0.mark.column) < ($1.mark.line, $1.mark.column)
    }
  }
}
