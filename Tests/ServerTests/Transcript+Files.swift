import Adapters
import Foundation
import Rehearsal
import Server

extension Transcript {
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
    try self.init(text: String(contentsOfFile: Transcript.path(of: name), encoding: .utf8))
  }

  /// Understands a text.
  init(text: String) throws { try self.init(Array(text.utf8)) }

  /// Whether it has outside adapters or servers say things, so that no real ones can.
  var playsOthers: Bool {
    acts.contains { act in
      switch act.step {
      case .adapter, .answer: true
      default: act.answers.contains { $0.hasPrefix("=>") }
      }
    }
  }

  /// Plays it with an engine in this process under virtual time, and gives the lines that come out
  /// after each step.
  func playInProcess() throws -> [[String]] {
    let outcome = try TranscriptPlayer.play(self)
    return outcome.answers + [outcome.rest].filter { !$0.isEmpty }
  }
}
