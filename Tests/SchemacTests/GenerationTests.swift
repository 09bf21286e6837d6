import Foundation
import Testing

@testable import schemac

@Suite struct GenerationTests {
  @Test func `what is generated here is fresh`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized.path()
    let generation = Generation(repository: Repository(root: root), onlyChecks: true)
    #expect(try generation.run() == .done(changed: []))
  }

  @Test func `only what changed is written, and what is obsolete goes`() throws {
    try withFolder { root in
      let generation = Generation(repository: Repository(root: root), onlyChecks: false)
      guard case .done(let made) = try generation.run() else {
        return #expect(Bool(false), "the small contract has mistakes")
      }
      #expect(made.contains("Sources/AdService/Generated/FindBook.swift"))
      #expect(try generation.run() == .done(changed: []))

      let stale = "Sources/AdService/Generated/Cover.swift"
      let obsolete = "Sources/AdService/Generated/Gone.swift"
      try "old".write(toFile: "\(root)/\(stale)", atomically: true, encoding: .utf8)
      try "old".write(toFile: "\(root)/\(obsolete)", atomically: true, encoding: .utf8)
      let check = Generation(repository: Repository(root: root), onlyChecks: true)
      #expect(try check.run() == .done(changed: [stale, obsolete]))
      #expect(try String(contentsOfFile: "\(root)/\(stale)", encoding: .utf8) == "old")
      #expect(try generation.run() == .done(changed: [stale, obsolete]))
      #expect(!FileManager.default.fileExists(atPath: "\(root)/\(obsolete)"))
      #expect(try check.run() == .done(changed: []))
    }
  }

  @Test func `nothing is written while there are mistakes`() throws {
    try withFolder { root in
      try "name: lent\n".write(
        toFile: "\(root)/Schemas/events/lent.yaml", atomically: true, encoding: .utf8)
      let generation = Generation(repository: Repository(root: root), onlyChecks: false)
      guard case .mistakes(let mistakes) = try generation.run() else {
        return #expect(Bool(false), "the mistake was not seen")
      }
      #expect(mistakes.map(\.place.file).contains("Schemas/events/lent.yaml"))
      #expect(!FileManager.default.fileExists(atPath: "\(root)/Sources"))
    }
  }

  @Test(arguments: [
    [], ["generate"], ["--check", "."], ["generate", "--chek", "."], ["generate", "--check"],
    ["generate", "--check", "--check", "."],
  ])
  func `a command that is not understood exits with 2`(arguments: [String]) {
    #expect(Command(arguments: arguments).run() == 2)
  }

  @Test func `a folder that cannot be read exits with 1`() {
    #expect(Command(arguments: ["generate", "--check", "/dev/null"]).run() == 1)
  }

  /// Runs with a new folder that holds the small contract.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in SmallContract.files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(root.path())
  }
}
