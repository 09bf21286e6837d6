extension ContractCheck {
  /// Checks a method: its words, and what it refers to.
  func checkMethod(_ method: Method) {
    checkOneSentence(method.summary, "the summary", at: method.place)
    if let description = method.description {
      checkSentence(description, "the description", at: method.place)
    }
    checkSentence(method.result.description, "the description of the result", at: method.place)
    if method.stream != nil, !method.waits {
      report("a method with `x-stream` has `x-waits: true`", at: method.place)
    }
    checkSince(method.since)
    if method.name.text.utf8.count > Profile.longestName {
      report("a name has at most \(Profile.longestName) bytes", at: method.place)
    }
    checkResult(method)
    checkErrors(method)
    for event in method.events where contract.event(named: event) == nil {
      report("there is no event `\(event)`", at: method.place)
    }
  }

  private func checkResult(_ method: Method) {
    let title = method.name.type + "Result"
    guard let type = method.result.type, type.title != title else { return }
    report("the title of this result must be `\(title)`", at: type.place)
  }

  private func checkErrors(_ method: Method) {
    checkUnique(method.errors.map { ($0, method.place) }, "in `errors` the reason")
    for name in method.errors {
      guard let reason = contract.reason(named: name) else {
        report("there is no reason `\(name)`", at: method.place)
        continue
      }
      if reason.isOfEveryCall {
        report("`\(name)` need not be listed, as every call can give it", at: method.place)
      }
    }
  }
}
