import Foundation

/// The program that is tried out, as people get it.
package enum Program {
  /// The repository.
  package static let root = URL(filePath: #filePath).appending(path: "../../..").standardized.path

  /// Where the release lies once it is built.
  package static let path = "\(root)/.build/release/adpipe"

  /// A folder for files that tests make, inside of what is never handed in.
  package static let scratch = "\(root)/.build/rehearsal"

  /// Fails with a sentence that says what to do unless the program is there.
  package static func check() throws {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Overdue("there is no \(path): build the release with `make build` before the tests")
    }
  }

  /// Writes a file for one test and gives its path.
  package static func file(_ name: String, _ text: String) throws -> String {
    let file = URL(filePath: "\(scratch)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // At once, so that tests beside each other that write the same see all of it.
    try Data(text.utf8).write(to: file, options: .atomic)
    return file.path
  }
}
