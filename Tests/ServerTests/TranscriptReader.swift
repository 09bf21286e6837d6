/// Sorts the lines of a transcript.
struct TranscriptReader {
  /// What has been understood.
  private(set) var parts: [Transcript.Part] = []

  /// What `##` says about the whole, by its name.
  private(set) var settings: [String: String] = [:]

  /// The configuration to begin with, if there is one.
  private(set) var configuration: String?

  private var configurationLines: [String] = []

  private static let settings: Set = ["clock", "configuration"]

  /// Takes the next line.
  mutating func take(_ line: String) throws {
    if line.hasPrefix("|") { return configurationLines.append(line) }
    finish()
    switch line.prefix(2) {
    case ">>": parts.append(.step(.send(content(of: line)), text: line))
    case "..": parts.append(.step(try pause(content(of: line)), text: line))
    case "<<":
      guard parts.contains(where: \.isStep) else {
        throw TranscriptError(description: "an answer before anything was sent: \(line)")
      }
      parts.append(.answer(content(of: line)))
    default:
      guard line.isEmpty || line.hasPrefix("#") else {
        throw TranscriptError(description: "a line that means nothing: \(line)")
      }
      note(line)
    }
  }

  /// Ends a configuration that the lines before were of.
  mutating func finish() {
    guard !configurationLines.isEmpty else { return }
    let text = configurationLines.map { $0.dropFirst(2) + "\n" }.joined()
    let shown = configurationLines.joined(separator: "\n")
    if configuration == nil, !parts.contains(where: \.isStep) {
      configuration = text
      parts.append(.note(shown))
    } else {
      parts.append(.step(.configure(text), text: shown))
    }
    configurationLines = []
  }

  private mutating func note(_ line: String) {
    parts.append(.note(line))
    let words = line.drop { $0 == "#" || $0 == " " }.split(separator: ": ", maxSplits: 1)
    guard line.hasPrefix("## "), words.count == 2 else { return }
    let name = String(words[0])
    if TranscriptReader.settings.contains(name) { settings[name] = String(words[1]) }
  }

  private func content(of line: String) -> String { String(line.dropFirst(3)) }

  private func pause(_ text: String) throws -> Transcript.Step {
    if text == "end of input" { return .end }
    let words = text.split(separator: " ")
    let units: [Substring: Int64] = ["ms": 1, "s": 1000, "min": 60_000, "h": 3_600_000]
    guard words.count == 2, let count = Int64(words[0]), let unit = units[words[1]] else {
      throw TranscriptError(description: "no time that could pass: \(text)")
    }
    return .pass(milliseconds: count * unit)
  }
}

extension Transcript.Part {
  /// Whether something is done there.
  var isStep: Bool { if case .step = self { true } else { false } }
}
