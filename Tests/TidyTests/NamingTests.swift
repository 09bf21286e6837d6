import Foundation
import Testing

@Suite struct NamingTests {
  private static let banned: Set<String> = [
    "Manager", "Helper", "Helpers", "Util", "Utils", "Utility", "Utilities", "Common", "Core",
    "Base", "Impl", "Data", "Info", "Handler",
  ]

  /// Words of their own that a banned one is a part of.
  private static let allowed: Set<String> = ["Base64"]

  private static func bannedNames(_ file: SourceFile) -> [String] {
    (typeNames(file) + [file.name]).flatMap { name in
      words(of: name).filter { banned.contains($0) }
        .map { "\(file.path): \(name) says \($0)" }
    }
  }

  /// The words of a name that begin with a capital, with their digits if so allowed.
  private static func words(of name: String) -> [String] {
    name.matches(of: /([A-Z][a-z]+)[0-9]*/)
      .map { allowed.contains(String($0.0)) ? String($0.0) : String($0.1) }
  }

  private static func typeNames(_ file: SourceFile) -> [String] {
    file.declarations.filter { $0.isType || $0.keyword == "typealias" }.map(\.name)
  }

  private static func misplaced(_ file: SourceFile) -> [String] {
    guard file.path.split(separator: "/").count > 2 else { return ["\(file.path) is in no module"] }
    guard file.name != "main" else { return [] }
    let main = file.name.split(separator: "+")[0]
    let types = typeNames(file)
    let isDeclared = types.contains { $0 == main || $0.hasSuffix(".\(main)") }
    // A file of functions is named after what they do.
    return types.isEmpty || isDeclared ? [] : ["\(file.path) does not declare \(main)"]
  }

  private static func foreignLetters(_ file: SourceFile) -> [String] {
    file.lineNumbers { !$0.utf8.allSatisfy { $0 < 0x80 } }
      .map { "\(file.path):\($0): a letter outside of ASCII" }
  }

  private static func wordless(_ file: SourceFile) -> [String] {
    let tests = file.code.joined(separator: "\n").components(separatedBy: "@Test").dropFirst()
    let names = tests.compactMap { test in
      test.range(of: "func ").map { test[$0.upperBound...].prefix { $0 != "(" } }
    }
    return names.filter { $0.first != "`" }.map { "\(file.path): \($0)" }
  }

  private static let files = SourceTree.swift.filter { !$0.isGenerated }

  @Test func `no name says nothing`() {
    #expect(NamingTests.files.flatMap(NamingTests.bannedNames) == [])
    let bad = SourceFile("Sources/A/AdHelper.swift", "private final class LoadManager {}")
    #expect(NamingTests.bannedNames(bad).count == 2)
    let base = SourceFile("Sources/A/Base64.swift", "enum Base64 {}\nenum Base32 {}\nenum Base {}")
    #expect(NamingTests.bannedNames(base).count == 2)
  }

  @Test func `a file is named after what it declares and lies in a module`() {
    #expect(NamingTests.files.flatMap(NamingTests.misplaced) == [])
    #expect(NamingTests.misplaced(SourceFile("Sources/A/B.swift", "struct C {}")).count == 1)
    #expect(NamingTests.misplaced(SourceFile("Sources/B.swift", "struct B {}")).count == 1)
    #expect(NamingTests.misplaced(SourceFile("Sources/A/B+C.swift", "extension B {}")) == [])
  }

  @Test func `names are written in ASCII`() {
    #expect(SourceTree.swift.flatMap(NamingTests.foreignLetters) == [])
    #expect(NamingTests.foreignLetters(SourceFile("Sources/A/A.swift", "let größe = 1")).count == 1)
    #expect(NamingTests.foreignLetters(SourceFile("Sources/A/A.swift", #"let a = "größe""#)) == [])
  }

  @Test func `the name of a test is a sentence`() {
    #expect(NamingTests.files.flatMap(NamingTests.wordless) == [])
    let bad = "@Test(arguments: [1])\nfunc loads(x: Int) {}\n@Test func `ads load`() {}"
    #expect(NamingTests.wordless(SourceFile("Tests/A/A.swift", bad)).count == 1)
  }
}
