import Testing

@testable import schemac

@Suite struct SentenceTests {
  @Test(arguments: [
    ("One.", "One.", []),
    ("One. Two. Three.", "One.", ["Two. Three."]),
    ("See config.yaml for it. Two.", "See config.yaml for it.", ["Two."]),
    (
      "One\nand a half.\nTwo.\n\nThree.\n\n\nFour.", "One and a half.", ["Two.", "Three.", "Four."]
    ),
    ("One.\n\nTwo.", "One.", ["Two."]),
    ("No stop", "No stop", []),
    ("", "", []),
  ])
  func `a text is its first sentence and the rest`(text: String, first: String, rest: [String]) {
    #expect(Sentence.first(of: text) == first)
    #expect(Sentence.rest(of: text) == rest)
  }
}
