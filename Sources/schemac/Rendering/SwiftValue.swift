/// One statement in braces.
enum SwiftValue {
  /// Adds a head and its only statement: in one line where they fit, else in three.
  static func write(_ head: String, _ statement: String, to swift: inout SwiftWriter) {
    let line = "\(head) { \(statement) }"
    guard line.count > swift.room else { return swift.line(line) }
    swift.block("\(head) {") { $0.line(statement) }
  }
}
