import AdClient
import Foundation

/// The engines that the tests drive.
enum Engines {
  /// The real one, which the tests cannot do without, with their own configuration.
  static func real() throws -> EngineProcess {
    try EngineProcess(try program(), configuration: folder.appending(path: "config.yaml").path())
  }

  /// Where the real one is.
  static func program() throws -> String {
    let path = folder.appending(path: "../../.build/release/adpipe").standardized.path()
    guard FileManager.default.isExecutableFile(atPath: path) else { throw NotBuilt() }
    return path
  }

  /// One that does what the real one never does; its log goes to the closure.
  static func other(
    _ what: String, patience: Duration = .seconds(10),
    onLog: (@Sendable (String) -> Void)? = nil,
  ) throws -> EngineProcess {
    try EngineProcess(
      folder.appending(path: "other-engine.sh").path(), arguments: [what], patience: patience,
      onLog: onLog)
  }

  /// The sentence for whoever runs the tests too early.
  struct NotBuilt: Error, CustomStringConvertible {
    var description: String { "there is no .build/release/adpipe: run `make build` first" }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
}
