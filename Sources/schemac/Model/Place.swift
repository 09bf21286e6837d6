internal import YAML

/// A place in a file of the contract.
struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path of the file, relative to the root of the repository.
  let file: String

  /// The line and the column.
  let mark: YAMLMark

  init(_ file: String, _ mark: YAMLMark = YAMLMark(line: 1, column: 1)) {
    self.file = file
    self.mark = mark
  }

  /// The place as compilers write it, so that editors can go there.
  var description: String { "\(file):\(mark)" }

  static func < (one: Place, other: Place) -> Bool {
    (one.file, one.mark.line, one.mark.column) < (other.file, other.mark.line, other.mark.column)
  }
}
