internal import XML

extension XMLElement {
  /// Every address in it: in elements called URL, as in the first version, or else its own text.
  var urls: [String] {
    let listed = children.filter { "URL" ~= $0.name }.compactMap(\.words)
    return listed.isEmpty ? words.map { [$0] } ?? [] : listed
  }

  /// The first address in it.
  var url: String? { urls.first }

  /// Its text, unless it is empty.
  var words: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  /// What an attribute says as a whole number; what stands behind a decimal point is left out.
  func int(_ name: StaticString) -> Int? {
    self[name].flatMap { text in Int(text.prefix { $0 != "." }) }
  }

  /// What an attribute says as a number of pixels that a screen can have.
  func pixels(_ name: StaticString) -> Int {
    min(max(int(name) ?? 0, 0), 65_535)
  }

  /// What an attribute says as yes or no.
  func bool(_ name: StaticString) -> Bool? {
    switch self[name] {
    case "true", "TRUE", "True", "1": true
    case "false", "FALSE", "False", "0": false
    default: nil
    }
  }
}
