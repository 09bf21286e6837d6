internal import JSON
internal import YAML

/// A mapping whose keys are known beforehand; what is missing, unknown or of another kind is told.
struct Mapping {
  /// The file that it is in.
  let source: Source

  /// Where it begins.
  let mark: YAMLMark

  private let members: [YAMLMember]

  /// Takes a value as a mapping, or tells that it is none.
  init?(_ node: YAMLNode, in source: Source, knows keys: [String]) {
    guard let members = node.members else {
      source.report("expected a mapping, not \(node.withArticle)", at: node.mark)
      return nil
    }
    self.source = source
    self.members = members
    mark = node.mark
    for member in members where !keys.contains(member.key) {
      source.report(Mapping.unknown(member.key, among: keys), at: member.keyMark)
    }
  }

  private static func unknown(_ key: String, among keys: [String]) -> String {
    if Profile.bannedKeywords.contains(key) { return "`\(key)` is not part of the profile" }
    let nearest = NearestWord.of(key, in: keys)
    return "unknown key `\(key)`" + (nearest.map { " (did you mean `\($0)`?)" } ?? "")
  }

  /// Where it begins, in its file.
  var place: Place { source.place(mark) }

  /// The value of a key, if it is there.
  subscript(_ key: String) -> YAMLNode? {
    members.first { $0.key == key }?.value
  }

  /// The value of a key, or nil after telling that it is missing.
  func required(_ key: String) -> YAMLNode? {
    if let node = self[key] { return node }
    source.report("`\(key)` is missing", at: mark)
    return nil
  }

  /// The text of a key that must be there.
  func text(_ key: String) -> String {
    guard required(key) != nil else { return "" }
    return optionalText(key) ?? ""
  }

  /// The text of a key that may be there, without line breaks around it.
  func optionalText(_ key: String) -> String? {
    read(key, "a string") { $0.stringText.map(trimmed) }
  }

  /// The truth value of a key, false when it is absent.
  func flag(_ key: String) -> Bool {
    read(key, "true or false", \.boolean) ?? false
  }

  /// The whole number of a key.
  func integer(_ key: String) -> Int64? {
    read(key, "an integer") { $0.numberText.flatMap(JSONNumber.init)?.integer }
  }

  /// The length or count of a key, which is never negative.
  func count(_ key: String) -> Int? {
    read(key, "a count") { node in
      node.numberText.flatMap(JSONNumber.init)?.integer.flatMap { Int(exactly: $0) }
        .flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  /// The number of a key.
  func number(_ key: String) -> JSONNumber? {
    read(key, "a number") { $0.numberText.flatMap(JSONNumber.init) }
  }

  /// The strings of a list, with their places.
  func texts(_ key: String) -> [(text: String, mark: YAMLMark)] {
    elements(key).compactMap { node in
      guard let text = node.stringText else {
        source.report("expected a string, not \(node.withArticle)", at: node.mark)
        return nil
      }
      return (text, node.mark)
    }
  }

  /// The elements of a list, none when it is absent.
  func elements(_ key: String) -> [YAMLNode] {
    read(key, "a list", \.elements) ?? []
  }

  /// The members of a mapping with free names, none when it is absent.
  func members(_ key: String) -> [YAMLMember] {
    read(key, "a mapping", \.members) ?? []
  }

  /// One of the words that a type knows.
  func word<Word>(_ key: String, as type: Word.Type) -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    return read(key, "one of \(words)") { $0.stringText.flatMap(Word.init) }
  }

  private func read<Value>(
    _ key: String, _ wanted: String, _ value: (YAMLNode) -> Value?,
  ) -> Value? {
    guard let node = self[key] else { return nil }
    if let value = value(node) { return value }
    source.report("`\(key)` must be \(wanted), not \(node.withArticle)", at: node.mark)
    return nil
  }
}

/// A text of several lines without the line breaks at its ends.
private func trimmed(_ text: String) -> String {
  let start = text.drop(while: \.isWhitespace)
  return String(start.reversed().drop(while: \.isWhitespace).reversed())
}
