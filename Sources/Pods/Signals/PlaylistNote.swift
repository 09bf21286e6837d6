/// Something in a playlist that could not be read, or made no sense where it stood.
package struct PlaylistNote: Hashable, Sendable {
  /// The number of the line, from one.
  package let line: Int

  /// What is wrong with it, for a person.
  package let problem: String

  /// How many are kept of one playlist; one that is wrong throughout says nothing new after that.
  package static let limit = 100
}

extension PlaylistPass {
  /// What could not be read, with the numbers of the lines, which are counted once.
  func notes(of text: Span<UInt8>) -> [PlaylistNote] {
    var (offset, line) = (0, 1)
    return problems.sorted { $0.offset < $1.offset }.map { problem in
      while offset < problem.offset {
        if text[offset] == UInt8(ascii: "\n") { line += 1 }
        offset += 1
      }
      return PlaylistNote(line: line, problem: problem.text)
    }
  }
}
