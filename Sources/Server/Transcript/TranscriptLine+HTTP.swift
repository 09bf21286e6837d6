import HTTP
import JSON

// Requests to servers and their answers as lines.
extension TranscriptLine {
  /// What stands behind a mark whose content is a string of JSON, with line breaks and the like.
  static let quoted = "text"

  /// A request, behind its number.
  static func text(_ number: Int, _ request: HTTPRequest) -> String {
    let head = "\(number) \(request.method.rawValue) \(word(request.url))"
    return line("=>", head, request.body)
  }

  /// What came of a request, behind its number.
  static func text(_ number: Int, _ outcome: HTTPOutcome) -> String {
    switch outcome {
    case .failure(let failure):
      return "<=failed \(number) \(failure.kind.rawValue) \(failure.message.onOneLine)"
    case .success(let response):
      let headers = response.headers.map { "\($0.name): \(escaped($0.value))" }
        .joined(separator: "; ")
      let isAmbiguous = response.body.first == UInt8(ascii: "(")
      let head = "\(number) \(response.status)"
      return line(
        "<=", headers.isEmpty && !isAmbiguous ? head : "\(head) (\(headers.onOneLine))",
        response.body)
    }
  }

  /// The value of a header without anything that would end it.
  private static func escaped(_ value: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      if scalar == ";" || scalar == ")" || scalar == "\\" { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }

  private static func line(_ mark: String, _ head: String, _ body: [UInt8]) -> String {
    if body.isEmpty { return "\(mark) \(head)" }
    if let text = plain(body[...]) { return "\(mark) \(head) \(text)" }
    if let text = String(validating: body, as: UTF8.self) {
      return "\(mark)\(quoted) \(head) \(JSONValue.string(text).text)"
    }
    return "\(mark)\(escape) \(head) \(Base64.text(of: body))"
  }
}

extension TranscriptReader {
  /// What came of a request, as a line has it behind its mark.
  func answer(
    to line: String,
  ) throws(TranscriptError) -> TranscriptStep {
    var rest = line.dropFirst(2)
    let kind = TranscriptReader.word(&rest)
    guard let number = Int(TranscriptReader.word(&rest)), number > 0 else {
      throw wrong("the number of the request is missing")
    }
    guard kind != "failed" else {
      let name = TranscriptReader.word(&rest)
      guard let kind = HTTPFailure.Kind(rawValue: String(name)) else {
        throw wrong("a request cannot fail like that: \(name)")
      }
      return .answer(number, .failure(HTTPFailure(kind, String(rest))))
    }
    guard let status = Int(TranscriptReader.word(&rest)), (100...999).contains(status) else {
      throw wrong("the status of the answer is missing")
    }
    let headers = try headers(&rest)
    let body: [UInt8]
    switch kind {
    case "": body = Array(rest.utf8)
    case TranscriptLine.escape[...]: body = try decoded(rest)
    case TranscriptLine.quoted[...]:
      guard case .string(let text)? = try? JSONValue(parsing: String(rest)) else {
        throw wrong("this is no string of JSON")
      }
      body = Array(text.utf8)
    default: throw wrong("a server cannot do that: \(kind)")
    }
    return .answer(number, .success(HTTPResponse(status: status, headers: headers, body: body)))
  }

  /// Takes a word and the blank behind it.
  private static func word(_ text: inout Substring) -> Substring {
    let end = text.unicodeScalars.firstIndex(of: " ") ?? text.endIndex
    defer { text = Substring(text.unicodeScalars[end...].dropFirst()) }
    return text[..<end]
  }

  /// Takes the headers, which stand in parentheses before the body if there are any.
  private func headers(_ text: inout Substring) throws(TranscriptError) -> [HTTPHeader] {
    guard text.first == "(" else { return [] }
    var rest = text.unicodeScalars.dropFirst()
    var lines = [String.UnicodeScalarView()]
    while let scalar = rest.popFirst() {
      switch scalar {
      case ")":
        text = Substring(rest.dropFirst())
        return lines.compactMap { HTTPHeader(line: String($0)) }
      case ";": lines.append(String.UnicodeScalarView())
      case "\\": if let next = rest.popFirst() { lines[lines.count - 1].append(next) }
      default: lines[lines.count - 1].append(scalar)
      }
    }
    throw wrong("the headers have no end")
  }
}

extension HTTPHeader {
  /// Reads a name and a value with a colon between them; nil if there is no name.
  fileprivate init?(line: String) {
    let line = line.drop { $0 == " " }
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
    let value = line[colon...].dropFirst()
    self.init(String(line[..<colon]), String(value.first == " " ? value.dropFirst() : value))
  }
}
