/// One thing that is wrong with a YAML text, and where.
package struct YAMLProblem: Error, Hashable, Sendable {
  /// Where it is.
  package let mark: YAMLMark

  /// What it is, for a person: no capital letter and no full stop.
  package let message: String

  package init(mark: YAMLMark, message: String) {
    self.mark = mark
    self.message = message
  }
}
