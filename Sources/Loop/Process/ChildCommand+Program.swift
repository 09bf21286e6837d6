import CLibUV
import Glibc

extension ChildCommand {
  /// The path of the program, once the command is found to be one that can be told.
  func program() throws(SpawnFailure) -> String {
    guard let name = words.first, !name.isEmpty else {
      throw SpawnFailure(reason: .malformed, message: "the command names no program")
    }
    try check()
    guard !name.utf8.contains(UInt8(ascii: "/")) else { return name }
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let paths = folders.map { "\($0)/\(name)" }
    if let path = paths.first(where: ChildCommand.isProgram) { return path }
    if let path = paths.first(where: TextFile.exists) {
      throw .notExecutable("\(path) may not be executed")
    }
    let places = folders.isEmpty ? "an empty PATH" : folders.joined(separator: ":")
    throw SpawnFailure(reason: .notFound, message: "there is no program \(name) on \(places)")
  }

  /// Refuses what would be cut short or taken for something else on its way.
  private func check() throws(SpawnFailure) {
    let texts = words + environment.keys + environment.values + [folder ?? ""]
    guard !texts.contains(where: { $0.utf8.contains(0) }) else {
      throw SpawnFailure(reason: .malformed, message: "\(words[0]) is told a text that holds a NUL")
    }
    if let name = environment.keys.first(where: { $0.isEmpty || $0.contains("=") }) {
      throw SpawnFailure(
        reason: .malformed, message: "\"\(name)\" cannot be the name of a variable")
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }
}
