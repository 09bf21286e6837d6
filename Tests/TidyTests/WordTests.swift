import Foundation
import Testing

@Suite struct WordTests {
  /// Marks of work that is not done or not ours, split so that they are not found here.
  private static let foreign = [
    "TO" + "DO", "FIX" + "ME", "X" + "XX", "MA" + "RK:", "/t" + "mp/", "/wo" + "rk/", "Cla" + "ude",
    "Anth" + "ropic", "Open" + "AI", "Chat" + "GPT", "Cop" + "ilot", "sub" + "agent",
  ]

  private static func findings(_ file: (path: String, text: String)) -> [String] {
    foreign.filter { says($0, in: file.text) }.map { "\(file.path) says \($0)" }
  }

  /// Whether a text has a word: on its own if it is one of letters, else anywhere.
  private static func says(_ word: String, in text: String) -> Bool {
    guard text.range(of: word, options: .literal) != nil else { return false }
    guard word.allSatisfy(\.isLetter) else { return true }
    let bounded = try? Regex("\\b\(word)\\b").wordBoundaryKind(.simple)
    return bounded.map { text.contains($0) } ?? true
  }

  @Test func `no text says what does not belong into it`() {
    #expect(SourceTree.texts.count > 100)
    #expect(SourceTree.texts.flatMap(WordTests.findings) == [])
  }

  @Test(arguments: foreign)
  func `a word that does not belong is found`(word: String) {
    #expect(WordTests.findings(("A.md", "here: \(word) there")).count == 1)
  }
}
