import Testing

@testable import schemac

@Suite struct SwiftDocumentLinesTests {
  @Test func `a literal uses as many number signs as its text demands`() {
    var swift = SwiftWriter()
    let lines = SwiftDocumentLines.text("say \"\"\"# and \\## now\n")
    SwiftDocumentLines.write(lines, head: "let text =", to: &swift)
    #expect(
      swift.text == """
        let text = ###\"""
          say \"""# and \\## now

          \"""###

        """)
  }

  @Test(arguments: [
    String(repeating: "word ", count: 60), String(repeating: "x", count: 300), "short", "",
  ])
  func `long lines are cut and nothing is lost`(text: String) {
    var swift = SwiftWriter()
    SwiftDocumentLines.write(SwiftDocumentLines.text(text), head: "let text =", to: &swift)
    let lines = swift.text.split(separator: "\n").dropFirst().dropLast()
    #expect(lines.allSatisfy { $0.count <= 98 })
    let joined = lines.map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(joined.replacing("\\#\n", with: "") == text)
  }

  @Test func `a JSON text becomes one line of which each outer member begins its own`() {
    let lines = SwiftDocumentLines.json("{\n  \"a\": {\n        \"b\": 1\n  },\n  \"c\": 2\n}\n")
    var swift = SwiftWriter()
    SwiftDocumentLines.write(lines, head: "let text =", to: &swift)
    #expect(
      swift.text == """
        let text = #\"""
          {\\#
          "a": {"b": 1\\#
          },\\#
          "c": 2\\#
          }
          \"""#

        """)
  }
}
