import AdService
import JSON
import Server
import Testing

/// The transcripts leave nothing out that the contract promises.
@Suite struct CoverageTests {
  @Test func `every method succeeds in some transcript`() throws {
    let succeeded = Set(
      Exchange.all.compactMap { exchange -> String? in
        if case .result = exchange.outcome { exchange.method } else { nil }
      })
    #expect(Set(Engine.methodNames).subtracting(succeeded) == [])
  }

  @Test func `every error that a method declares occurs in some transcript`() throws {
    var missing: [String] = []
    for (method, reasons) in try WrittenContract.methods() {
      let found = Set(Exchange.all.filter { $0.method == method }.compactMap(\.reason))
      missing += Set(reasons).subtracting(found).map { "\(method): \($0)" }
    }
    #expect(missing.sorted() == [])
  }

  @Test func `every error that any call can give occurs in some transcript`() throws {
    let found = Set(Exchange.all.compactMap(\.reason))
    let reasons = try WrittenContract.reasons().filter(\.value.isOfEveryCall).keys
    // Nothing that a client does makes the engine fail by itself.
    #expect(Set(reasons).subtracting(found) == ["INTERNAL"])
  }

  @Test func `an error has the code and the reason of the contract`() throws {
    let reasons = try WrittenContract.reasons()
    for exchange in Exchange.all {
      guard case .error(let error) = exchange.outcome else { continue }
      let code = reasons[exchange.reason ?? ""].map { "\($0.code)" }
      #expect(code == error["code"]?.text, "\(exchange.transcript): \(error.text)")
    }
  }

  @Test func `every type of event occurs in some transcript`() {
    let found = Exchange.all.flatMap { exchange -> [String] in
      switch exchange.outcome {
      case .item(let item): [item["type"]?.string ?? ""]
      case .result(let result) where exchange.method == "event.list":
        result["events"]?.elements.compactMap { $0["type"]?.string } ?? []
      default: []
      }
    }
    #expect(Set(EventType.allCases.map(\.rawValue)).subtracting(found) == [])
  }

  @Test func `every method has a type of result`() {
    #expect(Set(AnswerTypes.results.keys) == Set(Engine.methodNames))
  }

  @Test(arguments: Transcript.names)
  func `every answer is what the contract promises`(transcript: String) {
    for exchange in Exchange.all where exchange.transcript == transcript {
      switch exchange.outcome {
      case .result(let result): expect(result, AnswerTypes.results[exchange.method ?? ""])
      case .item(let item): expect(item, AnswerTypes.items[exchange.method ?? ""])
      case .error(let error): expect(error["data"] ?? .null, ErrorDetail.self)
      }
    }
  }

  private func expect(_ value: JSONValue, _ type: (any AnswerTypes.Wire.Type)?) {
    guard let type else { return }
    let faults = AnswerTypes.faults(of: value, as: type)
    #expect(faults == [], "\(value.text)")
  }

  @Test func `an answer that is not as promised is noticed`() throws {
    let value = try JSONValue(parsing: #"{"status":"ASLEEP","since":1}"#)
    #expect(AnswerTypes.faults(of: value, as: Health.self).count == 3)
  }
}
