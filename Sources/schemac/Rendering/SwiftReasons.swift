/// Makes the reasons that errors can have.
///
/// Some of them the transport gives by itself; it cannot know this file and has its own words for
/// them.
enum SwiftReasons: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    let reasons = contract.reasons
    guard !reasons.isEmpty else { return [] }
    let file = SwiftFile.file(named: "RPCReason+AdService", imports: ["RPC"]) { swift in
      swift.block("extension RPCReason {") { swift in
        for (index, reason) in reasons.enumerated() {
          if index > 0 { swift.line() }
          write(reason, to: &swift)
        }
      }
    }
    return [file]
  }

  private static func write(_ reason: Reason, to swift: inout SwiftWriter) {
    let name = SwiftName.escaped(SwiftName.word(reason.name))
    swift.document(reason.when)
    swift.block("public static let \(name) = RPCReason(", closing: ")") { swift in
      swift.line("\(SwiftLiteral.string(reason.name)), code: \(reason.code),")
      writeRemedy(SwiftLiteral.string(reason.remedy), to: &swift)
    }
  }

  /// Adds the remedy, cut between words into lines that are joined again.
  private static func writeRemedy(_ literal: String, to swift: inout SwiftWriter) {
    let line = "remedy: \(literal),"
    guard line.count > swift.room else { return swift.line(line) }
    swift.line("remedy: \"\"\"")
    swift.indented { swift in
      var current = ""
      for word in literal.dropFirst().dropLast().split(separator: " ") {
        if current.count + word.count + 3 > swift.room {
          swift.line(current + " \\")
          current = ""
        }
        current += (current.isEmpty ? "" : " ") + word
      }
      swift.line(current)
      swift.line("\"\"\",")
    }
  }
}
