/// A value that is looked at as a whole, to say whether it has a shape.
struct LeafValue {
  private let range: Range<Int>
  private let kind: JSONKind
  private let string: String
  private let number: JSONNumber?

  /// Reads the value that comes next, whose kind is known.
  init(_ kind: JSONKind, _ reader: inout JSONReader) throws(JSONError) {
    self.kind = kind
    var ahead = reader
    range = try reader.skipValue()
    string = kind == .string ? try ahead.readString() : ""
    number = kind == .number ? try ahead.readNumber() : nil
  }

  /// The value as it is written in the text of its reader, cut to 40 characters.
  func literal(in reader: borrowing JSONReader) -> String { reader.literal(in: range) }

  /// What is wrong with the value of that reader, or nil when it has the shape.
  func mistake(
    against shape: JSONShape, in reader: borrowing JSONReader,
  ) -> (expected: String, found: String)? {
    switch (shape, kind) {
    case (.any, _), (.boolean, .boolean):
      return nil
    case (.integer(let range), .number):
      guard let value = number?.integer, range.contains(value) else { break }
      return nil
    case (.number(let minimum, let maximum), .number):
      let value = number?.double ?? .nan
      guard value.isFinite, value >= minimum ?? value, value <= maximum ?? value else { break }
      return nil
    case (.string(let length, let format), .string):
      let count = string.unicodeScalars.count
      guard length.contains(count) else { return (shape.words, "a string of \(count) characters") }
      guard let format, !format.accepts(string) else { return nil }
    case (.enumeration(let names, let aliases), .string):
      let exact = ExactText(string)
      func isMeant(_ name: String) -> Bool { ExactText(name) == exact }
      guard !names.contains(where: isMeant), !aliases.contains(where: isMeant) else { return nil }
      return (shape.words + suggestion(string, names), literal(in: reader))
    default:
      return (shape.words, kind.withArticle)
    }
    return (shape.words, literal(in: reader))
  }
}

/// The known word that was probably meant, as the end of a sentence.
func suggestion(_ word: String, _ known: some Sequence<String>) -> String {
  NearestWord.of(word, in: known).map { " (did you mean `\($0)`?)" } ?? ""
}

extension JSONReader {
  /// A part of the text for people, cut to 40 characters.
  fileprivate func literal(in range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for index in range.prefix(164) { bytes.append(text[index]) }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count > 40 else { return String(scalars) }
    return String(String.UnicodeScalarView(scalars.prefix(39))) + "…"
  }
}
