import Testing

@Suite struct DocumentationTests {
  private static func findings(in file: SourceFile) -> [String] {
    file.declarations.compactMap { declaration in
      guard let problem = problem(of: declaration) else { return nil }
      return
        "\(file.path):\(declaration.line): \(declaration.keyword) \(declaration.name) \(problem)"
    }
  }

  /// The functions of the contract, which Schemas/ says what they are for.
  private static let contract = Set(
    SourceTree.swift.filter { $0.path == "Sources/AdService/Generated/AdService.swift" }
      .flatMap(\.declarations).filter { $0.keyword == "func" }.map(\.name))

  private static func problem(of declaration: Declaration) -> String? {
    guard let first = declaration.documentation.first else {
      let isExempt =
        declaration.isPrivate || declaration.mayBeWitness || declaration.keyword == "extension"
        || contract.contains(declaration.name)
      return isExempt ? nil : "has no sentence about it"
    }
    guard first.first?.isUppercase == true || first.first == "`" else {
      return "has a sentence that does not begin with a capital"
    }
    let paragraph = declaration.documentation.prefix { !$0.isEmpty }
    guard paragraph.count == 1 || paragraph.dropFirst().first?.hasPrefix("- ") == true else {
      return "has a sentence that needs two lines"
    }
    return first.hasSuffix(".") ? nil : "has a sentence without a full stop"
  }

  @Test func `every declaration that others see has one sentence about it`() {
    #expect(DocumentationTests.contract.contains("loadAd"))
    #expect(SourceTree.written.flatMap(DocumentationTests.findings) == [])
  }

  @Test(arguments: [
    "struct A {}", "func f() {}", "/// A.\nstruct A {\n  let x: Int\n}",
    "/// no capital.\nlet x = 1",
    "/// No stop\nlet x = 1", "/// Two lines\n/// of text.\nlet x = 1",
    "/// A.\npublic struct A {\n  public init() {}\n}", "/// A.\n\nfunc f() {}",
    "/// A.\nprotocol P {\n  func f()\n}", "/// A.\nprotocol P: Q {\n  func f()\n}",
    "// A comment.\n@frozen public struct A {}",
    "extension A {\n  static func f() {}\n}", "/// A.\nstruct A {\n  private(set) var x = 1\n}",
    "/// A.\nenum A<B: C> {\n  var x: Int { 1 }\n}",
  ])
  func `what has no good sentence is found`(text: String) {
    #expect(DocumentationTests.findings(in: SourceFile("Sources/A/A.swift", text)).count == 1)
  }

  @Test(arguments: [
    "private struct A { let x: Int }", "/// A.\nstruct A {\n  private let x = 1\n}",
    "/// A.\nfunc f() {\n  let x = 1\n  func g() {}\n}", "/// A.\nenum A {\n  case b\n}",
    "extension A: P {\n  func f() {}\n}", "/// A.\n///\n/// More of it,\n/// in lines.\nlet x = 1",
    "/// A.\n@discardableResult\nfunc f(\n  x: Int,\n) -> Int { x }",
    "private struct A {\n  struct B {\n    let x: Int\n  }\n}",
  ])
  func `what needs no sentence or has one passes`(text: String) {
    #expect(DocumentationTests.findings(in: SourceFile("Sources/A/A.swift", text)) == [])
  }
}
