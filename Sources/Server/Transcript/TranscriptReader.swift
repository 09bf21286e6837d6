import JSON
import Loop
import RPC
import YAML

/// Sorts the lines of a transcript.
struct TranscriptReader {
  /// What has been understood.
  private(set) var parts: [Transcript.Part] = []

  /// What `##` says about the whole.
  private(set) var settings = TranscriptSettings()

  /// The configuration to begin with, if there is one.
  private(set) var configuration: String?

  /// The number of the line that is read.
  private(set) var number = 0

  /// Lines of a configuration that may go on, with the number of the first.
  private var open: (lines: [String], mark: String, number: Int)?
  private var lastAct: Int?

  /// Takes a whole text.
  ///
  /// A recording may have been cut off anywhere: a last line without an end is left out there.
  mutating func read(_ text: [UInt8]) throws(TranscriptError) {
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      try take(rest[..<end])
      rest = rest[(end + 1)...]
    }
    if settings.recorded == nil || rest.isEmpty { try take(rest) }
    try finish()
  }

  /// Takes the next line.
  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(TranscriptError) {
    number += 1
    guard let line = String(validating: bytes, as: UTF8.self) else {
      throw wrong("the line is not UTF-8; a message that is not can be written as >>base64")
    }
    if line.hasPrefix("|") { return try open(line) }
    try finish()
    switch line.prefix(2) {
    case ">>": add(try message(line), line)
    case "<~": add(try news(line), line)
    case "<=": add(try answer(to: line), line)
    case "..": add(try happening(line.dropFirst(2).drop { $0 == " " }), line)
    case "<<", "~>", "=>": try answer(line)
    default:
      guard line.isEmpty || line.hasPrefix("#") else {
        throw wrong("a line that means nothing: \(TranscriptReader.shown(line))")
      }
      parts.append(.note(line))
      if line.hasPrefix("## ") { try set(line.dropFirst(3)) }
    }
  }

  /// The beginning of a line that could be anything.
  private static func shown(_ line: String) -> String {
    line.unicodeScalars.count > 80
      ? "\(String(line.unicodeScalars.prefix(80)).onOneLine)…" : line.onOneLine
  }

  /// What is wrong with the line that is read.
  func wrong(_ message: String) -> TranscriptError {
    TranscriptError(line: open?.number ?? number, message: message)
  }

  private mutating func add(_ step: TranscriptStep, _ text: String, at line: Int? = nil) {
    lastAct = parts.count
    parts.append(.act(Transcript.Act(step: step, text: text, line: line ?? number)))
  }

  /// Changes the step that was read last.
  private mutating func amend(
    _ missing: String, _ body: (inout Transcript.Act) -> Void,
  ) throws(TranscriptError) {
    guard let lastAct, case .act(var act) = parts[lastAct] else { throw wrong(missing) }
    body(&act)
    parts[lastAct] = .act(act)
  }

  private mutating func answer(_ line: String) throws(TranscriptError) {
    try amend("an answer before anything was sent: \(TranscriptReader.shown(line))") {
      $0.answers.append(line)
    }
  }
}

// Configurations, which have many lines.
extension TranscriptReader {
  private mutating func open(_ line: String) throws(TranscriptError) {
    let mark = ["|<", "|!"].first { line.hasPrefix($0) } ?? "|"
    if open?.mark != mark { try finish() }
    open = (lines: (open?.lines ?? []) + [line], mark: mark, number: open?.number ?? number)
  }

  /// Ends a configuration that the lines before were of.
  private mutating func finish() throws(TranscriptError) {
    guard let (lines, mark, first) = open else { return }
    defer { open = nil }
    let content = lines.map { line in
      let rest = line.dropFirst(mark.count)
      return rest.first == " " ? rest.dropFirst() : rest
    }
    let text = content.map { $0 + "\n" }.joined()
    switch mark {
    case "|<": try attach(.text(text))
    case "|!": try attach(.refused(try refusal(content)))
    default:
      let shown = lines.joined(separator: "\n")
      if configuration == nil, lastAct == nil {
        configuration = text
        parts.append(.note(shown))
      } else {
        add(.configure(text), shown, at: first)
      }
    }
  }

  private mutating func attach(_ reading: ConfigurationReading) throws(TranscriptError) {
    try amend("a configuration that was read before anything was done") { $0.reading = reading }
  }

  private func refusal(_ lines: [Substring]) throws(TranscriptError) -> ConfigurationFailure {
    var mistakes: [ConfigurationMistake] = []
    for line in lines {
      let value = try? JSONValue(parsing: String(line))
      if case .string(let message) = value?[0], value?[1] == nil { return .unreadable(message) }
      guard case .number(let line)? = value?[0], case .number(let column)? = value?[1],
        case .string(let path)? = value?[2], case .string(let message)? = value?[3],
        let line = line.integer.flatMap({ Int(exactly: $0) }),
        let column = column.integer.flatMap({ Int(exactly: $0) })
      else { throw wrong("the lines above are no mistakes of a configuration") }
      let mark = YAMLMark(line: line, column: column)
      mistakes.append(ConfigurationMistake(mark: mark, path: path, message: message))
    }
    return .mistaken(ConfigurationMistakes(mistakes))
  }
}

// What is done, a line each.
extension TranscriptReader {
  private func message(_ line: String) throws(TranscriptError) -> TranscriptStep {
    let rest = line.dropFirst(2)
    if rest.hasPrefix(TranscriptLine.escape) {
      return .bytes(try decoded(rest.dropFirst(TranscriptLine.escape.count + 1)))
    }
    guard rest.first == " " else { throw wrong("a message stands behind \">> \"") }
    return .message(String(rest.dropFirst()))
  }

  private func news(_ line: String) throws(TranscriptError) -> TranscriptStep {
    var words = line.dropFirst(2)
    let kind = words.prefix { $0 != " " }
    words = words.dropFirst(kind.count + 1)
    let (name, rest) = try self.name(words)
    switch kind {
    case "": return .adapter(name, .message(Array(rest.utf8)))
    case TranscriptLine.escape[...]: return .adapter(name, .message(try decoded(rest)))
    case "garbage": return .adapter(name, .garbage(String(rest)))
    case "ended": return .adapter(name, .ended(String(rest)))
    default: throw wrong("an adapter cannot do that: \(kind)")
    }
  }

  /// The name in front, which is in quotes where it is more than a word.
  private func name(_ text: Substring) throws(TranscriptError) -> (String, Substring) {
    guard text.first == "\"" else {
      let word = text.prefix { $0 != " " }
      guard !word.isEmpty else { throw wrong("the name of the adapter is missing") }
      return (String(word), text.dropFirst(word.count + 1))
    }
    var end = text.index(after: text.startIndex)
    while end < text.endIndex, text[end] != "\"" {
      end =
        text.index(end, offsetBy: text[end] == "\\" ? 2 : 1, limitedBy: text.endIndex)
        ?? text.endIndex
    }
    let quoted = text[..<end] + "\""
    guard case .string(let name)? = try? JSONValue(parsing: String(quoted)), end < text.endIndex
    else { throw wrong("the name of the adapter has no end") }
    return (name, text[end...].dropFirst(2))
  }

  /// The bytes that stand in a line in base64.
  func decoded(_ text: Substring) throws(TranscriptError) -> [UInt8] {
    guard let bytes = Base64.bytes(of: String(text)) else { throw wrong("this is no base64") }
    return bytes
  }

  private func happening(_ text: Substring) throws(TranscriptError) -> TranscriptStep {
    if let step = TranscriptStep.happenings.first(where: { $0.text == text })?.step { return step }
    if text.hasPrefix("clock "), let time = Timestamp.parse(String(text.dropFirst(6))) {
      return .clock(time)
    }
    if let span = PassedTime.parse(text) { return .pass(span) }
    throw wrong("no time that could pass: \(TranscriptReader.shown(String(text)))")
  }

  private mutating func set(_ line: Substring) throws(TranscriptError) {
    let words = line.split(separator: ": ", maxSplits: 1)
    guard words.count == 2 else { return }
    let value = String(words[1])
    switch words[0] {
    case "clock":
      guard let time = Timestamp.parse(value) else { throw wrong("no time of day: \(value)") }
      settings.clock = time
    case "configuration": settings.configuration = value == "built in" ? .builtIn : .file(value)
    case "recorded": settings.recorded = value
    case "images": settings.images = value
    case "framing":
      guard let framing = FramingName(rawValue: value) else { throw wrong("no framing: \(value)") }
      settings.framing = framing.framing
    case "time":
      guard let time = TranscriptSettings.Time(rawValue: value) else {
        throw wrong("no kind of time: \(value)")
      }
      settings.time = time
    default: break
    }
  }
}

extension TranscriptStep {
  /// What may happen besides messages and time, in words.
  static let happenings: [(text: String, step: TranscriptStep)] = [
    ("end of input", .endOfInput), ("end of session", .endOfSession),
    ("output is read", .outputRead), ("output is closed", .outputClosed),
    ("SIGTERM", .terminate), ("SIGHUP", .reload),
  ]
}
