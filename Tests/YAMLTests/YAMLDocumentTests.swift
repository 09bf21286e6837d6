import Testing
import YAML

@Suite struct YAMLDocumentTests {
  @Test func `every value knows its line and column`() throws {
    let document = YAMLDocument(of: "a: 1\nb:\n  - x\n  - {c: 'y'}\n")
    #expect(document.problems == [])
    let list = try #require(document.root?["b"]?.elements)
    #expect(document.root?["a"]?.mark == YAMLMark(line: 1, column: 4))
    #expect(list.map(\.mark) == [YAMLMark(line: 3, column: 5), YAMLMark(line: 4, column: 5)])
    let member = try #require(list[1].members?.first)
    #expect(member.keyMark == YAMLMark(line: 4, column: 6))
    #expect(member.value.content == .scalar("y", isPlain: false))
  }

  @Test func `columns count Unicode scalars and no byte-order mark`() {
    let document = YAMLDocument([0xEF, 0xBB, 0xBF] + Array("ü: [é, x]".utf8))
    #expect(document.problems == [])
    #expect(document.root?["ü"]?.elements?.last?.mark == YAMLMark(line: 1, column: 8))
  }

  @Test func `members keep their order`() {
    let document = YAMLDocument(of: "z: 1\na: 2\nm: 3\n")
    #expect(document.root?.members?.map(\.key) == ["z", "a", "m"])
  }

  @Test(arguments: [
    (
      "a: 1\na: 2\nb: 3\na: 4\n",
      ["2:1 `a` is given twice, first on line 1", "4:1 `a` is given twice, first on line 1"]
    ),
    (
      "a: &x 1\nb: *x\n",
      ["1:4 anchors are not allowed", "2:4 aliases are not allowed; write the value again"]
    ),
    (
      "a: !!str 1\nb: !own {c: 1}\nd: ! [x]\n",
      ["1:4 tags are not allowed", "2:4 tags are not allowed", "3:4 tags are not allowed"]
    ),
    ("%TAG ! tag:example.com,2026:\n---\na: 1\n", ["1:1 tags are not allowed"]),
    ("a: 1\n---\nb: 2\n", ["2:1 a second document is not allowed"]),
    ("", ["1:1 the document is empty"]),
    ("# nothing\n", ["1:1 the document is empty"]),
    ("---\n...\n", ["1:1 the document is empty"]),
    ("? [a, b]\n: 1\nc: 2\n", ["1:3 a key must be a string, not a list"]),
    ("{{a: 1}: 2}\n", ["1:2 a key must be a string, not a mapping"]),
    ("a: 1\nb: c: d\n", ["2:5 mapping values are not allowed in this context"]),
    ("a: \"x\n", ["2:1 found unexpected end of stream while scanning a quoted scalar"]),
    ("a: [1, 2\nb: 3\n", ["2:2 did not find expected ',' or ']' while parsing a flow sequence"]),
    ("a: \u{1}\n", ["1:4 control characters are not allowed"]),
    (
      "a: 1\na: 2\nb: ]\n",
      [
        "2:1 `a` is given twice, first on line 1",
        "3:4 did not find expected node content while parsing a block node",
      ]
    ),
  ])
  func `every mistake is told with its place`(text: String, problems: [String]) {
    let found = YAMLDocument(of: text).problems
    #expect(found.map { "\($0.mark) \($0.message)" } == problems)
  }

  @Test func `of members with one key the first is kept`() {
    let document = YAMLDocument(of: "a: 1\na: 2\nb: 3\n")
    #expect(document.root?.members?.map(\.value.numberText) == ["1", "3"])
  }

  @Test func `a text that breaks off has no root`() {
    #expect(YAMLDocument(of: "a: [1").root == nil)
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], 4), ([0xC3], 1), ([0x61, 0xED, 0xA0, 0x80], 2), ([0xC0, 0xAF], 1),
    ] as [([UInt8], Int)])
  func `text that is not UTF-8 is refused at its place`(bytes: [UInt8], column: Int) {
    let problem = YAMLProblem(mark: YAMLMark(line: 1, column: column), message: "invalid UTF-8")
    #expect(YAMLDocument(bytes).problems == [problem])
  }
}

extension YAMLDocument {
  init(of text: String, limits: YAMLLimits = YAMLLimits()) {
    self.init(Array(text.utf8), limits: limits)
  }
}
