package import HTTP
package import Loop
package import RPC

/// A session as text: to read, to play, and to write down while it happens.
///
/// Each line begins with what it is:
///
/// | line | is |
/// | --- | --- |
/// | `#` | a note for readers |
/// | `##` | a scene, or a setting as `TranscriptSettings` has them |
/// | `\|` | a line of the configuration file, which is written anew where these stand |
/// | `\|<` | a line of the configuration file as the step above has read it |
/// | `\|!` | why the step above could not use the file: line, column, path and message in JSON |
/// | `>>` | a message in, `>>base64` if no line can hold it as it is |
/// | `<<` | a message out, likewise; what is very long may be cut behind `…` |
/// | `<~` | a message of an outside adapter, behind its name |
/// | `<~garbage` | what an adapter wrote that cannot be cut into messages, in words |
/// | `<~ended` | how an adapter ended, or why it was not started |
/// | `~>` | a message to an outside adapter |
/// | `=>` | a request to a server, behind its number; `=>text` with its body as a string of JSON |
/// | `<=` | the answer to that request: status, headers in parentheses, body; `<=text` likewise |
/// | `<=failed` | why there is no answer to that request |
/// | `..` | time that passes, such as `.. 20 ms`, or something else that happens |
package struct Transcript: Sendable {
  /// One step, with all that belongs to it.
  package struct Act: Hashable, Sendable {
    /// What is done to the engine.
    package let step: TranscriptStep

    /// The step as it is written down.
    package let text: String

    /// The number of its first line.
    package let line: Int

    /// What the step found in the configuration file, if that was something new.
    package internal(set) var reading: ConfigurationReading?

    /// The lines that should come out.
    package internal(set) var answers: [String] = []
  }

  /// What a transcript consists of.
  package enum Part: Hashable, Sendable {
    case note(String)
    case act(Act)
  }

  /// What it says about the whole.
  package let settings: TranscriptSettings

  /// The configuration to begin with, if it has one of its own.
  package let configuration: String?

  /// What it consists of, in order.
  package let parts: [Part]

  /// Understands a text.
  package init(_ text: [UInt8]) throws(TranscriptError) {
    var reader = TranscriptReader()
    try reader.read(text)
    settings = reader.settings
    configuration = reader.configuration
    parts = reader.parts
  }

  /// The steps, in order.
  package var acts: [Act] {
    parts.compactMap { if case .act(let act) = $0 { act } else { nil } }
  }

  /// The text of the file if these lines had come out after each step.
  package func text(answering answers: [[String]]) -> String {
    var lines: [String] = []
    var rest = answers[...]
    for part in parts {
      switch part {
      case .note(let note): lines.append(note)
      case .act(let act):
        lines.append(act.text)
        lines += (rest.popFirst() ?? []).map(Transcript.shortened)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A line as people write it down: what nobody would read is cut.
  package static func shortened(_ line: String) -> String {
    line.utf8.count > 8195 ? "\(line.prefix(163))…" : line
  }

  /// Whether a line is the one that was written down, as far as that goes.
  static func isExpected(_ line: String, _ written: String) -> Bool {
    line == written || (written.hasSuffix("…") && shortened(line) == written)
  }
}

/// What is done to the engine.
package enum TranscriptStep: Hashable, Sendable {
  /// The client sends a message.
  case message(String)
  /// The client sends bytes that are no message, or none that a line can hold.
  case bytes([UInt8])
  /// Time passes.
  case pass(Duration)
  /// The clock on the wall is set, to milliseconds since 1970.
  case clock(Int64)
  /// The configuration file is written.
  case configure(String)
  /// An outside adapter says something or ends.
  case adapter(String, AdapterNews)
  /// A server answers that request, or cannot.
  case answer(Int, Result<HTTPResponse, HTTPFailure>)
  /// The client has taken all that was written, and somebody waited for that.
  case outputRead
  /// The client takes nothing any more.
  case outputClosed
  /// The client sends nothing any more.
  case endOfInput
  /// The process is asked to end, as by SIGTERM.
  case terminate
  /// The process is asked to read its configuration again.
  case reload
  /// The session ends by itself.
  case endOfSession
}

/// What a transcript says about the whole, each as `## name: value`.
package struct TranscriptSettings: Hashable, Sendable {
  /// Whose time it is that passes.
  package enum Time: String, Hashable, Sendable {
    /// Rehearsed time, which `$/clock` moves too, and which the end of input makes pass.
    case rehearsed
    /// Real time, as it passed while the transcript was recorded.
    case real
  }

  /// The time of day at the start, in milliseconds since 1970: noon of 20 November 2026.
  package internal(set) var clock: Int64 = 1_795_176_000_000

  /// Where the configuration comes from; without lines of its own it is what is built in.
  package internal(set) var configuration = ConfigurationOrigin.file(ConfigurationFile.defaultName)

  /// How messages are told apart; nil if that is to be found in the first line.
  package internal(set) var framing: Framing?

  /// What time passes.
  package internal(set) var time = Time.rehearsed

  /// The folder that images were written to.
  package internal(set) var images = "/images"

  /// The version of the engine that was recorded; nil if somebody wrote the transcript.
  package internal(set) var recorded: String?
}

/// What was found in a configuration file.
package enum ConfigurationReading: Hashable, Sendable {
  case text(String)
  case refused(ConfigurationFailure)
}

/// A line that means nothing.
package struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line.
  package let line: Int

  /// What is wrong with it.
  package let message: String

  package var description: String { "\(line): \(message)" }
}
