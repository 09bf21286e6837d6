/// A statement that may end in closures within closures, the innermost around one statement.
struct SwiftStatement {
  /// What opens each closure, from the outside in.
  var openings: [String] = []

  /// The innermost statement, or all of it when there is no closure.
  var core: String

  /// The whole statement in one line.
  var oneLine: String {
    (openings + [core] + openings.map { _ in "}" }).joined(separator: " ")
  }

  /// The statement with something before it.
  func prefixed(by prefix: String) -> SwiftStatement {
    guard let first = openings.first else { return SwiftStatement(core: prefix + core) }
    return SwiftStatement(openings: [prefix + first] + openings.dropFirst(), core: core)
  }

  /// Adds the statement: in one line where it fits, else with each closure in lines of its own.
  func write(to swift: inout SwiftWriter) {
    guard oneLine.count > swift.room, let first = openings.first else { return swift.line(oneLine) }
    let inner = SwiftStatement(openings: Array(openings.dropFirst()), core: core)
    swift.block(first) { inner.write(to: &$0) }
  }

  /// Adds a head and the statement in braces: in one line where they fit.
  func write(after head: String, to swift: inout SwiftWriter) {
    let line = "\(head) { \(oneLine) }"
    guard line.count > swift.room else { return swift.line(line) }
    swift.block("\(head) {") { write(to: &$0) }
  }
}
