import Glibc

/// Why a program was not started.
package struct SpawnFailure: Error, Hashable, CustomStringConvertible {
  /// Whose move it is.
  package enum Reason: Sendable {
    /// The command or its environment says what no system can be told.
    case malformed
    /// There is no such program.
    case notFound
    /// What is there cannot be run.
    case notExecutable
    /// The folder cannot be entered.
    case badFolder
    /// The system refuses, now; later it may not.
    case refused
  }

  /// What kind of failure this is.
  package let reason: Reason

  /// What happened, for a person.
  package let message: String

  package var description: String { message }

  /// The system does not give what a process needs.
  static func refused(_ what: String, _ code: Int32 = errno) -> SpawnFailure {
    SpawnFailure(reason: .refused, message: "\(what): \(words(for: code))")
  }

  /// The folder cannot be entered.
  static func folder(_ folder: String, _ code: Int32) -> SpawnFailure {
    SpawnFailure(
      reason: .badFolder, message: "\(folder) is no folder to run in: \(words(for: code))")
  }

  /// A path was tried and the system did not run it; it counts from the folder.
  static func program(_ path: String, from folder: String?, _ code: Int32) -> SpawnFailure {
    let place = path.hasPrefix("/") ? path : (folder.map { "\($0)/\(path)" } ?? path)
    switch code {
    case ENOENT where TextFile.exists(place):
      return notExecutable("\(place) names an interpreter in its first line that is not there")
    case ENOENT, ENOTDIR:
      return SpawnFailure(reason: .notFound, message: "there is no program \(place)")
    case EACCES:
      return notExecutable("\(place) may not be executed")
    case ENOEXEC:
      return notExecutable(
        "\(place) is no program for this machine, and no script that begins with #!")
    default:
      return refused("\(place) cannot be started", code)
    }
  }

  /// What is there cannot be run.
  static func notExecutable(_ message: String) -> SpawnFailure {
    SpawnFailure(reason: .notExecutable, message: message)
  }

  private static func words(for code: Int32) -> String {
    errno = code
    return Descriptor.lastError
  }
}
