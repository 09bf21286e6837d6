import AdService
import JSON
import Loop
import RPC

extension Scenario {
  /// What is no call of the contract.
  static let misunderstanding = [
    garbage("garbage", "Lines come that are no messages.", ["{", "hello", "{\"jsonrpc\":", "]"]),
    garbage("garbage-bytes", "Bytes come that are no text.", [], [[0xff, 0xfe, 0x7b], [0xc3]]),
    garbage(
      "no-objects", "Messages come that are no objects.", ["7", "null", "\"x\"", "[]", "[1]"]),
    garbage(
      "no-calls", "Objects come that are no calls.",
      ["{}", "{\"jsonrpc\":\"2.0\"}", "{\"id\":{},\"method\":7}"]),
    garbage(
      "too-deep", "A message is nested ten thousand times.",
      [String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)]),
    Scenario("stray-answer", "An answer comes though nothing was asked.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      stage.write(Array(#"{"jsonrpc":"2.0","id":9,"result":{}}"#.utf8))
      stage.hasNotified = true
      try await stage.fence()
    },
    Scenario("unknown-method", "A method is called that there is not.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      let id = stage.begin("adapter.frobnicate", JSONValue.object([]))
      guard try await stage.answer(id).error != nil else {
        throw .broken(.unknownMethod, "it was answered with a result")
      }
      try await stage.fence()
    },
    Scenario("unknown-notification", "A notification comes that there is not.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      for method in ["adapter.frobnicated", "$/progress", "adapter.load"] {
        stage.tell(method, JSONValue.object([]))
        try await stage.linger(.milliseconds(20))
      }
      try await stage.fence()
    },
    Scenario("missing-params", "Calls lack what they need.") { stage throws(ConformanceStop) in
      try await stage.open()
      for method in ["adapter.load", "adapter.present"] {
        let id = stage.begin(method, JSONValue.object([]))
        guard try await stage.answer(id).error != nil else {
          throw .broken(.missingParams, "\(method) without params was answered with a result")
        }
      }
      try await stage.fence()
    },
    Scenario("large-message", "A message of a megabyte comes.") { stage throws(ConformanceStop) in
      try await stage.open()
      var params = try stage.params(.fills)
      params.context?.keywords = Array(repeating: String(repeating: "tea ", count: 64), count: 256)
      let more = JSONValue.string(String(repeating: "größer ", count: 120_000))
      let id = stage.begin(params, more: [JSONMember(name: "x-large", value: more)])
      guard await stage.wait(within: .seconds(10), until: { stage.isAnswered(id) }) else {
        if let breach = stage.breach { throw .breach(breach) }
        throw .broken(.largeMessages, "it was not answered")
      }
      guard stage.calls[id]?.answer?.result != nil else {
        throw .broken(.largeMessages, "it was answered with an error")
      }
      try await stage.fence(.largeMessages)
    },
    Scenario("blank-lines", "Blank lines and carriage returns come between messages.") {
      stage throws(ConformanceStop) in
      guard stage.subject.framing == .lines else { throw .skipped("messages have headers") }
      try await stage.open()
      for text in ["", "\r", "  "] { stage.write(Array(text.utf8)) }
      try await stage.fence()
    },
  ]

  private static func garbage(
    _ name: String, _ summary: String, _ texts: [String], _ bytes: [[UInt8]] = [],
  ) -> Scenario {
    Scenario(name, summary) { stage throws(ConformanceStop) in
      try await stage.open()
      for one in bytes + texts.map({ Array($0.utf8) }) {
        stage.namelessAnswers += 1
        stage.write(one)
      }
      try await stage.fence(.garbageAnswered)
      _ = try await stage.ad(try stage.params(.fills))
    }
  }
}
