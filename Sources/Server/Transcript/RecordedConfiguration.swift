import AdService
import JSON
import YAML

/// Turns configurations into lines that a transcript may keep.
struct RecordedConfiguration {
  /// What stands for each secret.
  private(set) var names: [String: String] = [:]

  /// The keys of streams, which sign what comes out.
  private(set) var keys: Set<String> = []

  /// The file as it would have to be written to say the same, with a name for each secret.
  ///
  /// Equal secrets have equal names, so that whatever compares them comes to the same.
  mutating func text(of configuration: Configuration) -> String {
    var names = names
    let shown = configuration.replacingSecrets { secret, source in
      // A sample network goes by the name of a script, which is no secret.
      let isRehearsed = source.map { configuration.networks?[$0]?.adapter == .sample } ?? false
      if isRehearsed, secret.hasPrefix("script:") { return secret }
      return RecordedConfiguration.name(of: secret, in: &names)
    }
    self.names = names
    for (_, stream) in configuration.streams ?? [:] {
      keys.formUnion([stream.podKey, stream.streamKey].compactMap(\.self))
    }
    var json = JSONWriter()
    shown.write(to: &json)
    let value = (try? JSONValue(parsing: json.bytes)) ?? .null
    return RecordedConfiguration.escaped(value.formatted())
  }

  /// What a network might look at without knowing a secret stays: its being empty, and its blanks.
  private static func name(of secret: String, in names: inout [String: String]) -> String {
    if secret.isEmpty { return secret }
    if let name = names[secret] { return name }
    let hasBlanks = secret.unicodeScalars.contains(where: \.properties.isWhitespace)
    let name = "secret\(hasBlanks ? " " : "-")\(names.count + 1)"
    names[secret] = name
    return name
  }

  /// JSON whose strings are strings of YAML too.
  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isNoneOfYAML) else { return text }
    return text.unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.isNoneOfYAML else { return text.unicodeScalars.append(scalar) }
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The mistakes of a file, a line of JSON each.
  static func lines(of failure: ConfigurationFailure) -> [String] {
    switch failure {
    case .unreadable(let message):
      return [JSONValue.array([.string(message)]).text]
    case .mistaken(let mistakes):
      return mistakes.all.map { mistake in
        JSONValue.array([
          .number(JSONNumber(Int64(mistake.mark.line))),
          .number(JSONNumber(Int64(mistake.mark.column))),
          .string(mistake.path), .string(mistake.message),
        ]).text
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reader of YAML takes this for a break of lines, or does not take it at all.
  fileprivate var isNoneOfYAML: Bool {
    (0x7F...0x9F).contains(value) || [0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(value)
  }
}
