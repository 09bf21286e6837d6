/// How an adapter broke a rule.
package struct ConformanceBreach: Error, Hashable, Sendable {
  /// The rule.
  package let rule: ConformanceRule

  /// What happened.
  package let note: String

  init(_ rule: ConformanceRule, _ note: String) {
    self.rule = rule
    self.note = note
  }
}

/// Why a scenario ended before its end.
enum ConformanceStop: Error {
  /// The adapter broke a rule.
  case breach(ConformanceBreach)

  /// It does not apply, for that reason.
  case skipped(String)

  /// The stop of a broken rule.
  static func broken(_ rule: ConformanceRule, _ note: String) -> ConformanceStop {
    .breach(ConformanceBreach(rule, note))
  }
}

/// What came of one scenario.
package struct ConformanceResult: Sendable {
  /// Whether the adapter did well.
  package enum Verdict: Hashable, Sendable {
    case passed
    case failed(ConformanceBreach)
    case skipped(String)
  }

  /// The stable name of the scenario.
  package let scenario: String

  /// What the scenario tries, in a sentence.
  package let summary: String

  /// Whether the adapter did well.
  package let verdict: Verdict

  /// What travelled, and what the program wrote besides.
  package let exchange: [ExchangeLine]

  /// How long it took.
  package let duration: Duration
}

/// One line of what travelled between the suite and an adapter.
package struct ExchangeLine: Hashable, Sendable {
  /// Who wrote it.
  package enum Source: String, Sendable {
    /// The suite, to the program.
    case sent = ">>"
    /// The program, to standard output.
    case heard = "<<"
    /// The program, to standard error.
    case logged = "!!"
    /// The suite, of what it saw.
    case noted = ".."
  }

  /// Who wrote it.
  package let source: Source

  /// When, since the program was started.
  package let at: Duration

  /// The line; what is no UTF-8 is replaced.
  package let text: String
}
