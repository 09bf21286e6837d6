import JSON
import Testing

@Suite struct ExactTextTests {
  @Test func `texts that look alike are two when spelled apart`() {
    #expect("caf\u{E9}" == "cafe\u{301}")
    #expect(ExactText("caf\u{E9}") != ExactText("cafe\u{301}"))
    #expect(ExactText("caf\u{E9}") == ExactText("caf\u{E9}"))
  }

  @Test func `spellings of one look do not fall on one place`() {
    let spellings = (0..<64).map { word in
      (0..<6).map { (word >> $0) & 1 == 0 ? "\u{E9}" : "e\u{301}" }.joined()
    }
    #expect(Set(spellings).count == 1)
    #expect(Set(spellings.map { ExactText($0).hashValue }).count == 64)
  }
}
