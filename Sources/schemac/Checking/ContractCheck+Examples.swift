internal import JSON

extension ContractCheck {
  /// Checks that a method has examples, and that what they show is what the method takes and gives.
  func checkExamples(of method: Method) {
    if method.examples.isEmpty { report("a method has at least one example", at: method.place) }
    checkUnique(method.examples.map { ($0.name, $0.place) }, "among these examples the name")
    for example in method.examples {
      check(example.params, "params", isParamsOf: method, at: example.place)
      for call in example.before { check(call) }
      for item in example.stream { check(item, isStreamedBy: method, at: example.place) }
      check(example, of: method)
    }
  }

  /// Checks that a notification has examples, and that they tell what it tells.
  func checkExamples(of notification: Notification) {
    let examples = notification.examples
    if examples.isEmpty {
      report("a notification has at least one example", at: notification.place)
    }
    checkUnique(examples.map { ($0.name, $0.place) }, "among these examples the name")
    for example in examples {
      let shape = shapes.shape(of: notification.paramsType)
      check(example.params, "params", has: shape, at: example.place)
    }
  }

  private func check(_ call: Example.Call) {
    guard let method = contract.methods.first(where: { $0.name.text == call.method }) else {
      report("there is no method `\(call.method)`", at: call.place)
      return
    }
    check(call.params, "params", isParamsOf: method, at: call.place)
  }

  private func check(_ example: Example, of method: Method) {
    switch example.outcome {
    case .result(let result):
      guard !example.isPartial else { return }
      check(result, "result", has: shapes.shape(of: method.result.schema), at: example.place)
    case .error(let code, let name, let data):
      check(code, name, isErrorOf: method, at: example.place)
      let detail = Schema(kind: .reference(contract.role.errorDetail), place: example.place)
      if let data { check(data, "data", has: shapes.shape(of: detail), at: example.place) }
    }
  }

  private func check(_ code: Int64, _ name: String, isErrorOf method: Method, at place: Place) {
    guard let reason = contract.reasons(of: method).first(where: { $0.name == name }) else {
      report("`\(name)` is not among the errors of this method", at: place)
      return
    }
    if reason.code != code { report("the code of `\(name)` is \(reason.code)", at: place) }
  }

  private func check(_ item: JSONValue, isStreamedBy method: Method, at place: Place) {
    guard let title = method.stream else {
      report("this method has no stream", at: place)
      return
    }
    let schema = Schema(kind: .reference(title), place: method.place)
    check(item, "x-stream", has: shapes.shape(of: schema), at: place)
  }

  private func check(
    _ params: JSONValue, _ what: String, isParamsOf method: Method, at place: Place,
  ) {
    check(params, what, has: shapes.shape(of: contract.allParams(of: method)), at: place)
  }

  private func check(_ value: JSONValue, _ what: String, has shape: JSONShape, at place: Place) {
    for violation in shape.violations(in: Array(value.text.utf8).span) {
      let path = [what, violation.path].filter { !$0.isEmpty }.joined(separator: ".")
      let found = violation.found.map { ", found \($0)" } ?? ""
      report("in the example, \(path): expected \(violation.expected)\(found)", at: place)
    }
  }

  private var shapes: ShapeOfSchema { ShapeOfSchema(contract: contract) }
}
