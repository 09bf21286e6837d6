import RPC
import Rehearsal
import Testing

@testable import Server

/// Input is cut where its messages end, and nothing that a session would take is kept back.
@Suite struct InputPiecesTests {
  private static func pieces(
    _ text: String, _ framing: RPC.Framing? = nil, isEnd: Bool = false, longest: Int = 100,
  ) -> [String] {
    var pieces = InputPieces(framing: framing, longest: longest)
    pieces.buffer = Array(text.utf8)
    pieces.isEnd = isEnd
    var cut: [String] = []
    while let piece = pieces.next() { cut.append(String(decoding: piece, as: UTF8.self)) }
    return cut
  }

  @Test(arguments: [
    ("{}\n[]\n", ["{}\n", "[]\n"]),
    ("{}\n[", ["{}\n"]),
    ("\n \r\n{}\n", ["\n", " \r\n", "{}\n"]),
    (String(repeating: "x", count: 101), [String(repeating: "x", count: 101)]),
    ("Content-Length: 2\r\n\r\n{}Content-Length: 1\r\n\r\n", ["Content-Length: 2\r\n\r\n{}"]),
    ("Content-Length: 2\r\n\r\n{}\r\nX", ["Content-Length: 2\r\n\r\n{}", "\r\n"]),
    ("Content-Length: 2\r\n\r\n{}hello\nyou", ["Content-Length: 2\r\n\r\n{}", "hello\n", "you"]),
    ("Content-Type: x\r\n\r\nabc", ["Content-Type: x\r\n", "\r\n", "abc"]),
    ("Content-Length: 900\r\n\r\nabc", ["Content-Length: 900\r\n", "\r\n", "abc"]),
    ("Content-Len", []),
    ("Content-Length: 2\r\n\r\n{", []),
  ])
  func `input is cut where a message ends`(text: String, cut: [String]) {
    #expect(InputPiecesTests.pieces(text) == cut)
  }

  @Test func `at the end nothing is left`() {
    for text in ["{", "Content-Le", "Content-Length: 5\r\n\r\n{", " \n ", "Content-Length: 5\r\n"] {
      #expect(InputPiecesTests.pieces(text, isEnd: true).joined() == text)
    }
  }

  @Test func `the pieces make up the input, however it comes`() {
    var chance = SeededGenerator(seed: 11)
    let words = [
      "Content-Length: 2\r\n\r\n{}", "{}\n", "\r\n", "Content-Length: ", "x", "\u{FEFF}", "\n",
    ]
    for _ in 0..<Soak.times(500) {
      let texts = (0..<8).map { _ in words.randomElement(using: &chance) ?? "" }
      var pieces = InputPieces(framing: nil, longest: 40)
      var came: [UInt8] = []
      for text in texts {
        pieces.buffer += Array(text.utf8)
        while let piece = pieces.next() { came += piece }
      }
      pieces.isEnd = true
      while let piece = pieces.next() { came += piece }
      #expect(came == Array(texts.joined().utf8))
    }
  }
}
