import AdService
import JSON
import Rehearsal
import Server
import Testing

/// Every example of the contract is what the engine really answers.
@Suite struct ExamplesTests {
  @Test(arguments: Example.all)
  func `an example goes as the contract says`(example: Example) throws {
    let messages = try example.messages()
    #expect(messages.count == example.stream.count + 1)
    for (message, item) in zip(messages, example.stream) {
      #expect(message["params"]?["value"] == item)
    }
    let answer = try #require(messages.last)
    switch example.outcome {
    case .error(let error):
      #expect(answer["error"]?["code"] == error["code"])
      #expect(answer["error"]?["data"]?["reason"] == error["reason"])
    case .result(let result):
      let shown = example.isPartial ? answer["result"]?.part(like: result) : answer["result"]
      #expect(shown?.formatted() == result.formatted())
    }
  }

  @Test func `every method has an example`() {
    let methods = Set(Example.all.map(\.method))
    #expect(
      Set(Example.document["methods"]?.elements.compactMap { $0["name"]?.string } ?? [])
        == methods)
  }
}

/// An example of the OpenRPC document.
struct Example: Sendable, CustomTestStringConvertible {
  /// What is expected in the end.
  enum Outcome: Sendable {
    case result(JSONValue)
    case error(JSONValue)
  }

  let method: String
  let name: String
  let params: JSONValue
  let before: [JSONValue]
  let outcome: Outcome
  let stream: [JSONValue]
  let isPartial: Bool

  var testDescription: String { "\(method): \(name)" }

  /// The contract as clients get it.
  static let document = (try? JSONValue(parsing: Documents.openRPC.description)) ?? .null

  /// The examples of all methods.
  static let all: [Example] = (document["methods"]?.elements ?? []).flatMap { method in
    (method["examples"]?.elements ?? []).compactMap { Example($0, of: method) }
  }

  private init?(_ example: JSONValue, of method: JSONValue) {
    guard let method = method["name"]?.string, let name = example["name"]?.string else {
      return nil
    }
    self.method = method
    self.name = name
    params = .object(
      (example["params"]?.elements ?? []).map {
        JSONMember(name: $0["name"]?.string ?? "", value: $0["value"] ?? .null)
      })
    before = example["x-before"]?.elements ?? []
    stream = example["x-stream"]?.elements ?? []
    isPartial = example["x-partial"] == .boolean(true)
    outcome =
      example["x-error"].map(Outcome.error)
      ?? .result(example["result"]?["value"] ?? .null)
  }

  /// The messages that belong to the example's call, when it is made after those before it.
  ///
  /// A call is waited for before the next is made, as a reader would think it is.
  func messages() throws -> [JSONValue] {
    let calls = before.map { ($0["method"]?.string ?? "", $0["params"] ?? .null) }
    var lines: [String] = []
    for (number, call) in (calls + [(method, params)]).enumerated() {
      lines.append(
        #">> {"jsonrpc":"2.0","id":\#(number),"method":"\#(call.0)","params":\#(call.1.text)}"#)
      if call.0 == "ad.load", number < calls.count { lines.append(".. 20 ms") }
    }
    lines.append(".. end of input")
    let transcript = try Transcript(text: lines.joined(separator: "\n"))
    let messages = try transcript.playInProcess().joined().map {
      try JSONValue(parsing: String($0.dropFirst(3)))
    }
    let id = JSONValue.number(JSONNumber(Int64(calls.count)))
    return messages.filter { ($0["id"] ?? $0["params"]?["id"]) == id }
  }
}

extension JSONValue {
  /// The members of this that the other has too, all the way down.
  fileprivate func part(like other: JSONValue) -> JSONValue {
    guard case .object(let members) = other else { return self }
    return .object(
      members.compactMap { member in
        self[member.name].map {
          JSONMember(name: member.name, value: $0.part(like: member.value))
        }
      })
  }
}
