/// The one document of a YAML text, and everything that is wrong with it.
///
/// Only plain YAML passes, the part that every reader understands alike: no anchors, aliases, tags
/// or second documents, and no key twice.
package struct YAMLDocument: Sendable {
  /// What the text says, or nil when it could not be read to its end.
  package let root: YAMLNode?

  /// All that is wrong, in the order of the text.
  package let problems: [YAMLProblem]

  /// Reads a whole text.
  package init(_ text: [UInt8], limits: YAMLLimits = YAMLLimits()) {
    var builder = YAMLBuilder(limits: limits)
    do {
      let source = try checked(text, limits)
      var events = try YAMLEvents(source)
      while try builder.take(events.next()) {}
      root = builder.root
      problems = builder.problems
    } catch {
      root = nil
      problems = builder.problems + [error]
    }
  }
}

/// The text without its byte-order mark, when it is short enough, valid UTF-8 and declares no tags.
private func checked(_ text: [UInt8], _ limits: YAMLLimits) throws(YAMLProblem) -> [UInt8] {
  guard text.count <= limits.bytes else {
    throw YAMLProblem(
      mark: YAMLMark(line: 1, column: 1),
      message: "the text has \(text.count) bytes, and at most \(limits.bytes) are read")
  }
  let source = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
  do throws(UTF8.ValidationError) {
    _ = try UTF8Span(validating: source.span)
  } catch {
    throw YAMLProblem(
      mark: YAMLMark(ofByte: error.byteOffsets.lowerBound, in: source), message: "invalid UTF-8")
  }
  if let offset = tagDirective(in: source) {
    throw YAMLProblem(mark: YAMLMark(ofByte: offset, in: source), message: "tags are not allowed")
  }
  return source
}

/// The place of the first line that declares tags.
///
/// They are refused before libyaml sees them, as it compares each of them to all others.
private func tagDirective(in source: [UInt8]) -> Int? {
  source.indices.first { place in
    source[place] == UInt8(ascii: "%") && source[place...].starts(with: "%TAG".utf8)
      && (place == 0 || source[place - 1] == UInt8(ascii: "\n")
        || source[place - 1] == UInt8(ascii: "\r"))
  }
}
