import Mediation
import Testing

@Suite struct NetworkFailureTests {
  @Test(arguments: ["x", "e\u{301}"])
  func `what a network says is kept as long as somebody may want to read it`(word: String) {
    func kept(_ count: Int) -> Int {
      let message = String(repeating: word, count: count)
      return NetworkFailure(.serverError, domain: "d", code: 0, message: message)
        .message.unicodeScalars.count
    }
    #expect(kept(200) == 200 * word.unicodeScalars.count)
    #expect(kept(100_000) == NetworkFailure.longestMessage)
  }
}
