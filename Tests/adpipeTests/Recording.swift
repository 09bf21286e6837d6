import Foundation
import Glibc
import Rehearsal

/// A program that serves and writes the session down.
struct Recording {
  /// The program.
  let child: Child

  /// The file that it writes.
  let path: String

  /// Starts to serve; without a configuration, with the one built in.
  init(_ name: String, _ configuration: String?, _ words: [String] = []) throws {
    path = try Program.file("\(name).rpc", "")
    let file = try configuration.map { ["--config", try Program.file("\(name).yaml", $0)] } ?? []
    child = try Child(["serve", "--record", path] + file + words, folder: Program.scratch)
  }

  /// Ends the input, and waits for the end of the program.
  func end() throws -> Child.Finished {
    child.input?.close()
    return try child.finished()
  }

  /// What has been written.
  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Plays what has been written.
  func replay() throws -> Child.Finished { try Child.run(["replay", path]) }
}
