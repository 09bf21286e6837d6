import JSON

/// The words of a command line, taken one after another.
///
/// Options begin with `--` and take their value from the next word or behind `=`; `--` ends them.
struct Arguments {
  private var options: [(name: String, value: String?)] = []
  private var next: [String]

  /// The options that somebody would have taken.
  private var known: [String] = []

  /// The options that stand alone.
  private static let flags = ["help", "version", "explain", "json"]

  /// Sorts the words.
  init(_ words: [String]) {
    next = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word.count > 1 else {
        next.append(word)
        continue
      }
      guard word != "--" else {
        next += rest
        break
      }
      let text = word == "-h" ? "help" : word == "-f" ? "file" : String(word.drop { $0 == "-" })
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      if parts.count == 2 {
        options.append((name, String(parts[1])))
      } else {
        options.append((name, Arguments.flags.contains(name) ? nil : rest.popFirst()))
      }
    }
  }

  /// Takes the next word that is no option.
  mutating func nextWord() -> String? { next.isEmpty ? nil : next.removeFirst() }

  /// Takes the value of an option.
  mutating func take(_ name: String) throws(UsageError) -> String? {
    known.append(name)
    guard let place = options.firstIndex(where: { $0.name == name }) else { return nil }
    guard let value = options.remove(at: place).value else {
      throw UsageError(message: "--\(name) needs a value")
    }
    return value
  }

  /// Takes the value of an option that must be one of a few words.
  mutating func take<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type,
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let value = try take(name) else { return nil }
    guard let choice = Choice(rawValue: value) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "--\(name) is one of \(known), not \(value)")
    }
    return choice
  }

  /// Takes `--help`.
  mutating func takeHelp() throws(UsageError) -> Bool { takeFlag("help") }

  /// Takes `--version`.
  mutating func takeVersion() throws(UsageError) -> Bool { takeFlag("version") }

  /// Takes `--explain`.
  mutating func takeExplain() throws(UsageError) -> Bool { takeFlag("explain") }

  /// Takes `--json`.
  mutating func takeJSON() -> Bool { takeFlag("json") }

  private mutating func takeFlag(_ name: String) -> Bool {
    known.append(name)
    guard let place = options.firstIndex(where: { $0.name == name }) else { return false }
    options.remove(at: place)
    return true
  }

  /// Refuses what nobody has taken.
  func finish() throws(UsageError) {
    if let option = options.first {
      if known.contains(option.name) {
        throw UsageError(message: "--\(option.name) is given twice")
      }
      let hint = NearestWord.of(option.name, in: known).map { "; did you mean --\($0)?" } ?? ""
      throw UsageError(message: "there is no option --\(option.name) here\(hint)")
    }
    if let word = next.first { throw UsageError(message: "the word \(word) is too much") }
  }
}
