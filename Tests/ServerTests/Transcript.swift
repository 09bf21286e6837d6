import Foundation
import Rehearsal

/// A session to read, and to play.
///
/// Each line begins with what it is:
///
/// | line | meaning |
/// | --- | --- |
/// | `#` | why there is this transcript; for readers |
/// | `##` | a scene; for readers, but for `## clock:` and `## configuration:` |
/// | `\|` | a line of the configuration file, which is written anew where these stand |
/// | `>>` | a message in |
/// | `<<` | a message out; what is very long is cut behind `…` |
/// | `..` | lets time pass, such as `.. 20 ms`, or ends the input, as `.. end of input` |
///
/// Without `|` the configuration is the repository's own, with `## configuration: built in` the one
/// in the program. The clock stands at noon of 20 November 2026 if `## clock:` does not say.
struct Transcript: Sendable {
  /// What is done to the engine.
  enum Step: Hashable, Sendable {
    case send(String)
    case pass(milliseconds: Int64)
    case configure(String)
    case end
  }

  /// One line or, of the configuration, several.
  enum Part: Hashable, Sendable {
    case note(String)
    case step(Step, text: String)
    case answer(String)
  }

  /// The name of its file.
  let name: String

  /// What it consists of, in order.
  let parts: [Part]

  /// The time of day when the engine starts.
  let clock: String

  /// Whether the engine takes the configuration that is built in.
  let isBuiltIn: Bool

  /// The configuration to begin with, if it has one of its own.
  let configuration: String?

  /// Where the transcripts are.
  static let folder = "\(Program.root)/Tests/Transcripts"

  /// The names of all transcripts.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".rpc") }.map { String($0.dropLast(4)) }.sorted()
  }()

  /// Where the file of that name lies.
  static func path(of name: String) -> String { "\(folder)/\(name).rpc" }

  /// Reads the transcript of that name.
  init(named name: String) throws {
    try self.init(
      String(contentsOfFile: Transcript.path(of: name), encoding: .utf8), name: name)
  }

  /// Understands a text.
  init(_ text: String, name: String) throws {
    self.name = name
    var reader = TranscriptReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try reader.take(String(line))
    }
    reader.finish()
    clock = reader.settings["clock"] ?? "2026-11-20T12:00:00Z"
    isBuiltIn = reader.settings["configuration"] == "built in"
    configuration = reader.configuration
    parts = reader.parts
  }

  /// The steps, in order.
  var steps: [Step] {
    parts.compactMap { if case .step(let step, _) = $0 { step } else { nil } }
  }

  /// The messages that should come out after each step.
  var expected: [[String]] {
    var expected: [[String]] = []
    for part in parts {
      switch part {
      case .note: break
      case .step: expected.append([])
      case .answer(let answer): expected[expected.count - 1].append(answer)
      }
    }
    return expected
  }

  /// The text of the file if these messages had come out after each step.
  func text(answering answers: [[String]]) -> String {
    var lines: [String] = []
    var rest = answers[...]
    for part in parts {
      switch part {
      case .note(let note): lines.append(note)
      case .step(_, let text):
        lines.append(text)
        lines += (rest.popFirst() ?? []).map { "<< \(Transcript.shortened($0))" }
      case .answer: break
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The message as it is written down: what nobody would read is cut.
  static func shortened(_ message: String) -> String {
    message.utf8.count > 8192 ? "\(message.prefix(160))…" : message
  }
}

/// A line that means nothing.
struct TranscriptError: Error, CustomStringConvertible {
  let description: String
}
