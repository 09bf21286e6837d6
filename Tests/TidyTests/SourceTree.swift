import Foundation

/// The files of this package, as they lie on the disk.
enum SourceTree {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Every file of Swift under Sources and Tests.
  static let swift: [SourceFile] = texts(under: ["Sources", "Tests"])
    .filter { $0.path.hasSuffix(".swift") }.map { SourceFile($0.path, $0.text) }

  /// Every file of Swift that is written by hand and becomes part of the program.
  static let written = swift.filter { $0.isSource && !$0.isGenerated }

  /// Every text that belongs to the package.
  static let texts: [(path: String, text: String)] =
    texts(
      under: ["Sources", "Tests", "Schemas"])
    + texts(
      in: ((try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? [])
        // A file in a worktree, which says where the repository lies.
        .filter { $0 != ".git" })

  private static func texts(under folders: [String]) -> [(path: String, text: String)] {
    folders.flatMap { folder in
      let names = try? FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path())
      return texts(in: (names ?? []).map { "\(folder)/\($0)" })
    }
  }

  private static func texts(in paths: [String]) -> [(path: String, text: String)] {
    paths.sorted().compactMap { path in
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
        return nil
      }
      return (path, text)
    }
  }
}
