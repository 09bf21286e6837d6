/// Writes Swift line by line, in the form that the formatter would give it.
struct SwiftWriter {
  /// The text so far.
  private(set) var text = ""

  private var depth = 0

  /// How wide a line may be.
  static let width = 100

  /// How much of the width the indentation leaves.
  var room: Int { SwiftWriter.width - 2 * depth }

  /// Adds a line, or an empty one.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Adds what stands between a head and its closing brace, one step further in.
  mutating func block(_ head: String, closing: String = "}", _ body: (inout SwiftWriter) -> Void) {
    line(head)
    indented(body)
    line(closing)
  }

  /// Adds lines one step further in.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds a head with its arguments: in one line, or each in a line of its own.
  mutating func call(_ head: String, _ arguments: [String], _ end: String) {
    let oneLine = "\(head)(\(arguments.joined(separator: ", ")))\(end)"
    guard oneLine.count > room, !arguments.isEmpty else { return line(oneLine) }
    line("\(head)(")
    indented { writer in
      for argument in arguments { writer.line(argument + ",") }
    }
    line(")\(end)")
  }

  /// Adds a doc comment: the first sentence by itself, then the rest by paragraphs.
  mutating func document(_ text: String) {
    paragraph(Sentence.first(of: text))
    for rest in Sentence.rest(of: text) {
      line("///")
      paragraph(rest)
    }
  }

  private mutating func paragraph(_ text: String) {
    var current = "///"
    for word in text.split(separator: " ") {
      if current != "///", current.count + 1 + word.count > room {
        line(current)
        current = "///"
      }
      current += " " + word
    }
    line(current)
  }
}
