import Testing

@Suite struct SizeTests {
  private static func long(_ file: SourceFile) -> [String] {
    // The last line is empty, because a file ends with a line feed.
    let count = file.lines.count - 1
    return count > 300 ? ["\(file.path) has \(count) lines"] : []
  }

  private static func longFunctions(_ file: SourceFile) -> [String] {
    file.declarations.filter { $0.bodyLines > 60 }
      .map { "\(file.path):\($0.line): a body of \($0.bodyLines) lines" }
  }

  private static func wideComments(_ file: SourceFile) -> [String] {
    file.commented.sorted()
      .filter { file.lines[$0].count > 100 && file.code[$0].allSatisfy { $0 == " " } }
      .map { "\(file.path):\($0 + 1): a comment wider than 100 columns" }
  }

  private static let files = SourceTree.swift.filter { !$0.isGenerated }

  @Test func `a file has at most 300 lines`() {
    #expect(SizeTests.files.flatMap(SizeTests.long) == [])
    let lines = String(repeating: "//\n", count: 301)
    #expect(SizeTests.long(SourceFile("Sources/A/A.swift", lines)).count == 1)
    #expect(SizeTests.long(SourceFile("Sources/A/A.swift", String(lines.dropLast(3)))) == [])
  }

  @Test func `a function has at most 60 lines`() {
    #expect(SizeTests.files.flatMap(SizeTests.longFunctions) == [])
    let body = String(repeating: "  if a { b() }\n", count: 61)
    let file = SourceFile("Sources/A/A.swift", "struct A {\n  func f(\n  ) {\n\(body)  }\n}\n")
    #expect(SizeTests.longFunctions(file).count == 1)
  }

  @Test func `a comment has at most 100 columns`() {
    #expect(SourceTree.swift.flatMap(SizeTests.wideComments) == [])
    let wide = "  /// " + String(repeating: "x", count: 95)
    #expect(SizeTests.wideComments(SourceFile("Sources/A/A.swift", wide)).count == 1)
    #expect(SizeTests.wideComments(SourceFile("Sources/A/A.swift", String(wide.dropLast()))) == [])
    let quoted = "let text = \"\"\"\n\(wide)\n  \"\"\""
    #expect(SizeTests.wideComments(SourceFile("Sources/A/A.swift", quoted)) == [])
  }
}
