/// Why a text cannot be read as XML, where, and what its sender has to mend.
package struct XMLProblem: Error, Hashable, Sendable {
  /// What kind of problem it is.
  package enum Kind: Hashable, Sendable {
    /// It is no XML, or not all of it came.
    case malformed

    /// It is more than is read.
    case tooLarge

    /// It declares entities, which may stand for more than anybody can hold.
    case entities
  }

  /// What kind of problem it is.
  package let kind: Kind

  /// The line, counted from 1; lines end with a line feed.
  package let line: Int

  /// The place in the line, counted from 1.
  package let column: Int

  /// What is wrong and what to do about it, for a person: no capital letter and no full stop.
  package let message: String

  /// States a problem.
  package init(_ kind: Kind, line: Int = 1, column: Int = 1, _ message: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.message = message
  }
}

extension XMLProblem: CustomStringConvertible {
  package var description: String { "\(line):\(column): \(message)" }
}
