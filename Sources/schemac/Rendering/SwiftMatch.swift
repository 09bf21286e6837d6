/// How a name that was read is compared: by its length and its bytes, eight at a time.
enum SwiftMatch {
  /// Adds the head of a case that takes exactly one name, which a comment tells.
  static func writeCase(_ name: String, of key: String, to swift: inout SwiftWriter) {
    let conditions = words(of: name).enumerated().map { index, word in
      "\(key).word\(index) == \(SwiftLiteral.word(word))"
    }
    let head = "case \(name.utf8.count)"
    let line = "\(head) where \(conditions.joined(separator: " && ")):  // \(name)"
    guard line.count > swift.room else { return swift.line(line) }
    swift.line(head)
    swift.line("where \(conditions[0])")
    swift.indented { swift in
      for condition in conditions.dropFirst().dropLast() { swift.line("&& \(condition)") }
      swift.line("&& \(conditions[conditions.count - 1]):  // \(name)")
    }
  }

  /// The bytes of a name as little-endian words, as the reader of JSON packs them.
  private static func words(of name: String) -> [UInt64] {
    let bytes = Array(name.utf8)
    return stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<min(start + 8, bytes.count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}
