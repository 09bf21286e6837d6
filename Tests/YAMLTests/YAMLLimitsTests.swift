import Testing
import YAML

@Suite struct YAMLLimitsTests {
  @Test func `a text may be as long as the limit`() {
    let limits = YAMLLimits(bytes: 4)
    #expect(YAMLDocument(of: "abcd", limits: limits).problems == [])
    #expect(
      YAMLDocument(of: "abcde", limits: limits).problems.map(\.message)
        == ["the text has 5 bytes, and at most 4 are read"])
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}")])
  func `collections may nest as deep as the limit`(open: String, close: String) {
    let fits = String(repeating: open, count: 64) + String(repeating: close, count: 64)
    #expect(YAMLDocument(of: fits).problems == [])
    let deeper = YAMLDocument(of: open + fits + close)
    #expect(deeper.problems.map(\.message) == ["nested more than 64 levels deep"])
    #expect(deeper.root == nil)
  }

  @Test(arguments: ["[", "{", "- ", "? ", "{a: "])
  func `nesting without end is refused early`(open: String) {
    let text = String(repeating: open, count: 200_000)
    #expect(YAMLDocument(of: text).problems.count == 1)
  }

  @Test func `there may be as many values as the limit`() {
    let limits = YAMLLimits(nodes: 4)
    #expect(YAMLDocument(of: "[1, 2, 3]", limits: limits).problems == [])
    let problem = YAMLProblem(mark: YAMLMark(line: 1, column: 11), message: "more than 4 values")
    #expect(YAMLDocument(of: "[1, 2, 3, 4]", limits: limits).problems == [problem])
  }

  @Test func `a text full of directives is refused at the first`() {
    let text = (0..<50_000).map { "%TAG !a\($0)! tag:example.com,2026:\n" }.joined()
    for before in ["", "a: 1\n...\n"] {
      let problems = YAMLDocument(of: before + text, limits: YAMLLimits(bytes: .max)).problems
      #expect(problems.map(\.message) == ["tags are not allowed"])
    }
  }

  @Test func `a percent sign elsewhere is only a percent sign`() {
    let document = YAMLDocument(of: "a: %TAG\nb: '100 %TAG'\n")
    #expect(document.problems.map(\.mark) == [YAMLMark(line: 1, column: 4)])
    #expect(YAMLDocument(of: "b: '100 %TAG'\n").problems == [])
  }

  @Test func `any prefix of a text is read without harm`() {
    let text = Array("a: &x [1, {b: 'é', ? [c] : \"\\u00e9\"}]\nd: |\n  text\n---\n!t *x\n".utf8)
    for length in 0...text.count {
      let document = YAMLDocument(Array(text.prefix(length)))
      #expect(document.root != nil || !document.problems.isEmpty)
    }
  }
}
