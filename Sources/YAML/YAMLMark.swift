/// A place in a text, as editors show it: both numbers count from 1.
package struct YAMLMark: Hashable, Sendable {
  /// The line.
  package let line: Int

  /// The place in the line, in Unicode scalars.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte of a text, of which everything before that byte is valid UTF-8.
  init(ofByte offset: Int, in text: [UInt8]) {
    let before = text.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + before[lineStart...].count { $0 & 0b1100_0000 != 0b1000_0000 }
  }
}

extension YAMLMark: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}
