import JSON
import Testing

@testable import schemac

@Suite struct SwiftWriterTests {
  @Test func `doc comments fill the width and no more`() {
    var swift = SwiftWriter()
    swift.indented { $0.document("First. " + String(repeating: "word ", count: 40)) }
    let lines = swift.text.split(separator: "\n")
    #expect(lines.prefix(2) == ["  /// First.", "  ///"])
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines[2].count > 95)
  }

  @Test(arguments: [
    ("url", "case 3 where key.word0 == 0x6c_7275:  // url\n"),
    ("adUnitId", "case 8 where key.word0 == 0x6449_7469_6e55_6461:  // adUnitId\n"),
    (
      "failedToPresent",
      """
      case 15
      where key.word0 == 0x6f54_6465_6c69_6166
        && key.word1 == 0x74_6e65_7365_7250:  // failedToPresent

      """
    ),
    (
      "didDismissFullScreenView",
      """
      case 24
      where key.word0 == 0x696d_7369_4464_6964
        && key.word1 == 0x6353_6c6c_7546_7373
        && key.word2 == 0x7765_6956_6e65_6572:  // didDismissFullScreenView

      """
    ),
  ])
  func `names are compared by length and words`(name: String, text: String) {
    var swift = SwiftWriter()
    SwiftMatch.writeCase(name, of: "key", to: &swift)
    #expect(swift.text == text)
    let key = JSONKey(name)
    #expect(text.contains(SwiftLiteral.word(key.word0)))
    #expect(name.utf8.count <= 8 || text.contains(SwiftLiteral.word(key.word1)))
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("line\nbreak", #""line\nbreak""#),
    ("é\u{2028}", #""\u{e9}\u{2028}""#),
    ("\\(1)", #""\\(1)""#),
  ])
  func `a string literal means the string`(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test func `digits are grouped`() {
    #expect(SwiftLiteral.integer(-9_007_199_254_740_991) == "-9_007_199_254_740_991")
    #expect(SwiftLiteral.integer(100) == "100")
    #expect(SwiftLiteral.range(-5 ... -1 as ClosedRange<Int64>) == "-5 ... -1")
    #expect(SwiftLiteral.range(1...Int.max) == "1...Int.max")
  }

  @Test func `closures that do not fit are opened`() {
    let statement = SwiftStatement(
      openings: [
        "json.readMap(count: 0...9) { json throws(JSONError) in",
        "try json.readArray(count: 0...9) { json throws(JSONError) in",
      ],
      core: "try json.readBool()")
    var swift = SwiftWriter()
    statement.prefixed(by: "flags = try ").write(to: &swift)
    #expect(
      swift.text == """
        flags = try json.readMap(count: 0...9) { json throws(JSONError) in
          try json.readArray(count: 0...9) { json throws(JSONError) in try json.readBool() }
        }

        """)
  }
}
