/// Takes texts apart into their first sentence and the rest, as formatters of doc comments do.
enum Sentence {
  /// The text up to the first empty line, as one line.
  static func firstParagraph(of text: String) -> String {
    paragraphs(of: text).first ?? ""
  }

  /// The first sentence, as one line.
  static func first(of text: String) -> String {
    let paragraph = firstParagraph(of: text)
    return end(in: paragraph).map { String(paragraph[..<$0]) } ?? paragraph
  }

  /// What comes after the first sentence, by paragraphs.
  static func rest(of text: String) -> [String] {
    let paragraph = firstParagraph(of: text)
    let others = Array(paragraphs(of: text).dropFirst())
    guard let end = end(in: paragraph) else { return others }
    return [String(paragraph[end...].drop { $0 == " " })] + others
  }

  /// The paragraphs, each as one line.
  private static func paragraphs(of text: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ")
      if words.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1] += words }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// The place behind the full stop of a sentence that another one follows.
  private static func end(in paragraph: String) -> String.Index? {
    var place = paragraph.startIndex
    while let stop = paragraph[place...].firstIndex(of: ".") {
      place = paragraph.index(after: stop)
      if place < paragraph.endIndex, paragraph[place] == " " { return place }
    }
    return nil
  }
}
