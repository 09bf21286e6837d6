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
      let headers = response.headers.map { "\($0.name): \($0.value)" }.joined(separator: "; ")
      let isAmbiguous = response.body.first == UInt8(ascii: "(")
      let head = "\(number) \(response.status)"
      return line(
        "<=", headers.isEmpty && !isAmbiguous ? head : "\(head) (\(headers.onOneLine))",
        response.body)
    }
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
    guard let status = Int(TranscriptReader.word(&rest)), (100...599).contains(status) else {
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
    let word = text.prefix { $0 != " " }
    text = text.dropFirst(word.count + 1)
    return word
  }

  /// Takes the headers, which stand in parentheses before the body if there are any.
  private func headers(_ text: inout Substring) throws(TranscriptError) -> [HTTPHeader] {
    guard text.first == "(" else { return [] }
    guard let end = text.firstIndex(of: ")") else { throw wrong("the headers have no end") }
    let inside = text[text.index(after: text.startIndex)..<end]
    text = text[end...].dropFirst(2)
    return inside.split(separator: "; ").map { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      return HTTPHeader(String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
    }
  }
}
