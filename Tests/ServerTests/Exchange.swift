import JSON
import Server

/// A message of a transcript that came out, with the method whose call it belongs to.
struct Exchange: Sendable {
  /// What came of a call.
  enum Outcome: Sendable {
    case result(JSONValue)
    case error(JSONValue)
    case item(JSONValue)
  }

  /// The transcript that it is in.
  let transcript: String

  /// The method; nil when the message that it answers was no call.
  let method: String?

  /// What came.
  let outcome: Outcome

  /// The reason of a failure.
  var reason: String? {
    guard case .error(let error) = outcome else { return nil }
    return error["data"]?["reason"]?.string
  }

  /// All exchanges of all transcripts, played once.
  static let all: [Exchange] = Transcript.names.flatMap { name -> [Exchange] in
    guard let transcript = try? Transcript(named: name),
      let played = try? transcript.playInProcess()
    else { return [] }
    return exchanges(of: transcript, name, played)
  }

  private static func exchanges(
    of transcript: Transcript, _ name: String, _ played: [[String]],
  ) -> [Exchange] {
    var methods: [JSONValue: String] = [:]
    var exchanges: [Exchange] = []
    for (act, answers) in zip(transcript.acts, played) {
      if case .message(let message) = act.step {
        for call in messages(in: message) {
          if let id = call["id"], let method = call["method"]?.string { methods[id] = method }
        }
      }
      for answer in answers.flatMap({ messages(in: String($0.dropFirst(3))) }) {
        guard let (id, outcome) = outcome(of: answer) else { continue }
        exchanges.append(
          Exchange(transcript: name, method: methods[id], outcome: outcome))
      }
    }
    return exchanges
  }

  private static func outcome(of answer: JSONValue) -> (id: JSONValue, outcome: Outcome)? {
    if let result = answer["result"] { return answer["id"].map { ($0, .result(result)) } }
    if let error = answer["error"] { return answer["id"].map { ($0, .error(error)) } }
    guard let params = answer["params"], let value = params["value"] else { return nil }
    return params["id"].map { ($0, .item(value)) }
  }

  private static func messages(in line: String) -> [JSONValue] {
    guard let value = try? JSONValue(parsing: line) else { return [] }
    if case .array(let elements) = value { return elements }
    return [value]
  }
}

extension JSONValue {
  /// The text of a string.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array; none if it is none.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// The members of an object; none if it is none.
  var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }
}
