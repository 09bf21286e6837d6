/// What a program wrote where a message was due, for people to see.
enum ChildLine {
  /// How many bytes are shown.
  private static let shown = 200

  /// The beginning of it, without what would move a cursor.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let head = bytes.prefix(shown).map { $0 < 0x20 || $0 == 0x7f ? UInt8(ascii: " ") : $0 }
    return String(decoding: head, as: UTF8.self) + (bytes.count > shown ? "…" : "")
  }

  /// The text as a line of a transcript can hold it.
  static func tame(_ text: String) -> String {
    let wild: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
    let scalars = text.unicodeScalars.map {
      wild.contains($0.properties.generalCategory) ? " " : $0
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
