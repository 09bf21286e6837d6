extension ContractCheck {
  /// Checks a reason: its name, its code, and its words.
  func checkReason(_ reason: Reason) {
    if !WordCase.isUpperSnake(reason.name) {
      report("the reason `\(reason.name)` must be in UPPER_SNAKE", at: reason.place)
    }
    if !(1...16).contains(reason.code), !(-32_768 ... -32_000).contains(reason.code) {
      report("a code is 1 to 16, or one of JSON-RPC's", at: reason.place)
    }
    if !retries.contains(reason.retry) {
      report("`retry` is one of \(retries.joined(separator: ", "))", at: reason.place)
    }
    checkOneSentence(reason.when, "`when`", at: reason.place)
    checkSentence(reason.whoseMove, "`whoseMove`", at: reason.place)
    checkOneSentence(reason.remedy, "`remedy`", at: reason.place)
  }
}

private let retries = ["never", "later", "after"]
