import Pods
import Testing

private func fault(_ text: String) -> PodIdentifierFault? {
  do throws(PodIdentifierFault) {
    _ = try PodIdentifier(parsing: text)
    return nil
  } catch {
    return error
  }
}

@Suite struct PodIdentifierTests {
  @Test(arguments: [
    ("pod/0", PodIdentifier.pod(0)), ("pod/7", .pod(7)), ("pod/\(Int64.max)", .pod(.max)),
    ("ad_break_id/x", .adBreak("x")), ("ad_break_id/mid-roll-7", .adBreak("mid-roll-7")),
    (
      "ad_break_id/\(String(repeating: "a", count: 63))",
      .adBreak(String(repeating: "a", count: 63))
    ),
  ])
  func `an identifier is read and written alike`(_ text: String, _ expected: PodIdentifier) throws {
    let identifier = try PodIdentifier(parsing: text)
    #expect(identifier == expected)
    #expect(identifier.text == text)
  }

  @Test(arguments: [
    ("", PodIdentifierFault.unknownPrefix), ("pod", .unknownPrefix), ("Pod/7", .unknownPrefix),
    ("adbreak/x", .unknownPrefix), ("/x", .unknownPrefix),
    ("pod/", .notANumber), ("pod/-1", .notANumber), ("pod/+1", .notANumber),
    ("pod/01", .notANumber), ("pod/1.0", .notANumber), ("pod/1/2", .notANumber),
    ("pod/9223372036854775808", .notANumber), ("pod/\u{0661}", .notANumber),
    ("ad_break_id/", .emptyName), ("ad_break_id/BREAK-1", .badCharacter("B")),
    ("ad_break_id/a b", .badCharacter(" ")), ("ad_break_id/a/b", .badCharacter("/")),
    ("ad_break_id/a_b", .badCharacter("_")), ("ad_break_id/caf\u{e9}", .badCharacter("\u{e9}")),
    ("ad_break_id/..", .badCharacter(".")), ("ad_break_id/a\n", .badCharacter("\n")),
    ("ad_break_id/\(String(repeating: "a", count: 64))", .nameTooLong),
  ])
  func `what some target would not take is refused`(_ text: String, _ expected: PodIdentifierFault)
  {
    #expect(fault(text) == expected)
  }

  @Test(arguments: [
    (PodIdentifierFault.unknownPrefix, "pod/"), (.notANumber, "whole number"), (.emptyName, "63"),
    (.nameTooLong, "63"), (.badCharacter("B"), "'B'"), (.badCharacter(" "), "U+0020"),
    (.badCharacter("\u{1f600}"), "U+1F600"),
  ])
  func `a fault says what was expected`(_ fault: PodIdentifierFault, _ words: String) {
    #expect(fault.message.contains(words))
  }

  @Test(
    arguments: [
      (0, "mid-roll-0"), (59_999, "mid-roll-0"), (60_000, "mid-roll-1"),
      (1_795_176_010_000, "mid-roll-29919600"), (-1, "mid-roll--1"), (-60_000, "mid-roll--1"),
    ] as [(Int64, String)])
  func `a mid-roll is named after the minute of its start`(_ startMs: Int64, _ name: String) {
    #expect(PodIdentifier.midRoll(startingAtMs: startMs) == .adBreak(name))
  }
}
