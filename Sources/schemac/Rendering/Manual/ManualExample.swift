internal import JSON

/// An example as the lines that travel.
struct ManualExample {
  private let example: Example
  private let method: Method
  private let contract: Contract

  /// Shows an example of a method; the contract knows the errors that it may end with.
  init(_ example: Example, of method: Method, _ contract: Contract) {
    (self.example, self.method, self.contract) = (example, method, contract)
  }

  /// Writes what the example is about, then its lines.
  func write(to page: inout Markdown) {
    let description = example.description.map { " " + WrappedText.oneLine($0) } ?? ""
    let omission = example.isPartial ? " The result is shown in part." : ""
    page.prose("**Example: \(example.name).**\(description)\(omission)")
    page.code("", lines)
  }

  /// Earlier calls have the ids before; their answers are left out.
  private var lines: [String] {
    let id = Int64(example.before.count + 1)
    let before = zip(example.before, Int64(1)...).map { call, id in
      request(id, call.method, call.params)
    }
    let items = zip(example.stream, Int64(0)...).map { item, seq in
      "<< " + stream(id, seq, item).text
    }
    return before + [request(id, method.name.text, example.params)] + items
      + ["<< " + answer(id).text]
  }

  private func request(_ id: Int64, _ method: String, _ params: JSONValue) -> String {
    let call = JSONValue.record([
      "jsonrpc": .string("2.0"), "id": .integer(id), "method": .string(method),
      "params": params == .object([]) ? nil : params,
    ])
    return ">> " + call.text
  }

  private func stream(_ id: Int64, _ seq: Int64, _ item: JSONValue) -> JSONValue {
    .record([
      "jsonrpc": .string("2.0"), "method": .string("$/stream"),
      "params": .record(["id": .integer(id), "seq": .integer(seq), "value": item]),
    ])
  }

  private func answer(_ id: Int64) -> JSONValue {
    switch example.outcome {
    case .result(let result):
      .record(["jsonrpc": .string("2.0"), "id": .integer(id), "result": result])
    case .error(let code, let reason, let data):
      .record([
        "jsonrpc": .string("2.0"), "id": .integer(id),
        "error": .record([
          "code": .integer(code), "message": .string("…"), "data": data ?? standardData(of: reason),
        ]),
      ])
    }
  }

  /// What the engine sends with every error; adapters need not send anything.
  private func standardData(of name: String) -> JSONValue? {
    guard contract.role == .service else { return nil }
    let reason = contract.reason(named: name)
    return .record([
      "status": reason.map { .string($0.status) },
      "reason": .string(name),
      "remedy": reason.map { .string(WrappedText.oneLine($0.remedy)) },
    ])
  }
}
