import JSON
import Testing

@testable import schemac

@Suite struct TextTests {
  @Test func `prose is wrapped by words and paragraphs stay apart`() {
    #expect(
      WrappedText.lines("one two\nthree\n\n  four  ", width: 9) == ["one two", "three", "", "four"])
  }

  @Test func `what stands between fences is drawn and not wrapped`() {
    let drawing = ["```", "a  -----  b", "   |", "```"]
    let text = (["one", "two", ""] + drawing + ["", "three"]).joined(separator: "\n")
    #expect(WrappedText.lines(text, width: 5) == ["one", "two", ""] + drawing + ["", "three"])
  }

  @Test func `a word that is too long has a line of its own`() {
    #expect(WrappedText.lines("a bbbbbbbbbb c", width: 4) == ["a", "bbbbbbbbbb", "c"])
  }

  @Test func `blocks stand in and empty lines stay empty`() {
    var text = IndentedText(step: 2)
    text.line("if")
    text.indented { text in
      text.line("then")
      text.line()
      text.indented { $0.line("deep") }
    }
    text.line("end")
    #expect(text.text == "if\n  then\n\n    deep\nend\n")
  }

  @Test func `members without a value stay out of a record`() {
    #expect(JSONValue.record(["a": .integer(1), "b": nil]).text == #"{"a":1}"#)
    #expect(
      JSONValue.record(["a": .null]).with(["a": .integer(2), "c": .null]).text
        == #"{"a":null,"c":null}"#)
  }

  @Test(arguments: [
    (5 as Int64, "NOT_FOUND"), (-32_602, "INVALID_ARGUMENT"), (-32_601, "UNIMPLEMENTED"),
    (-32_603, "INTERNAL"), (14, "UNAVAILABLE"), (17, "UNKNOWN"),
  ])
  func `a code has its canonical name`(code: Int64, status: String) {
    let reason = Reason(
      name: "R", code: code, when: "", whoseMove: "", retry: "", remedy: "", isOfEveryCall: false,
      place: Place("errors.yaml"))
    #expect(reason.status == status)
  }
}
