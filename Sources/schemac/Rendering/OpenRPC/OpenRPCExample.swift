internal import JSON

/// An example in OpenRPC, where the params of a pairing are a list.
enum OpenRPCExample {
  /// The pairing; calls before, items of the stream and errors are extensions of ours.
  static func pairing(
    _ example: Example, of method: Method, _ contract: Contract,
  ) -> JSONValue {
    .record([
      "name": .string(example.name),
      "description": example.description.map { .string(WrappedText.oneLine($0)) },
      "params": .array(params(example.params, of: contract.allParams(of: method))),
      "result": result(example, of: method),
      "x-error": error(example),
      "x-partial": example.isPartial ? .boolean(true) : nil,
      "x-before": example.before.isEmpty ? nil : .array(example.before.map(call)),
      "x-stream": example.stream.isEmpty ? nil : .array(example.stream),
    ])
  }

  /// A message that nothing answers.
  static func pairing(
    _ example: Notification.Example, of notification: Notification,
  ) -> JSONValue {
    .record([
      "name": .string(example.name),
      "description": example.description.map { .string(WrappedText.oneLine($0)) },
      "params": .array(params(example.params, of: notification.params)),
    ])
  }

  private static func params(_ values: JSONValue, of params: [Property]) -> [JSONValue] {
    params.compactMap { param in
      values[param.name].map { value in
        .record(["name": .string(param.name), "value": value])
      }
    }
  }

  private static func result(_ example: Example, of method: Method) -> JSONValue? {
    guard case .result(let value) = example.outcome else { return nil }
    return .record(["name": .string(method.result.name), "value": value])
  }

  private static func error(_ example: Example) -> JSONValue? {
    guard case .error(let code, let reason, let data) = example.outcome else { return nil }
    return .record(["code": .integer(code), "reason": .string(reason), "data": data])
  }

  private static func call(_ call: Example.Call) -> JSONValue {
    .record(["method": .string(call.method), "params": call.params])
  }
}
