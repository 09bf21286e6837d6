package import JSON

/// What came of all scenarios, for people and for programs.
package struct ConformanceReport: Sendable {
  /// What came of each scenario, in their order.
  package let results: [ConformanceResult]

  /// Puts a report together.
  package init(_ results: [ConformanceResult]) { self.results = results }

  /// How many scenarios the adapter did well in.
  package var passed: Int { results.count { $0.verdict == .passed } }

  /// How many scenarios it broke a rule in.
  package var failed: Int { results.count { $0.breach != nil } }

  /// How many scenarios did not apply to it.
  package var skipped: Int { results.count - passed - failed }

  /// How many of a hundred scenarios that apply it did well in, rounded down.
  package var score: Int { passed * 100 / max(1, passed + failed) }

  /// The rules that it broke, in the order in which they were found.
  package var brokenRules: [ConformanceRule] {
    var rules: [ConformanceRule] = []
    for rule in results.compactMap(\.breach?.rule) where !rules.contains(rule) {
      rules.append(rule)
    }
    return rules
  }

  /// The report over some lines, for people.
  package var text: String {
    results.map(\.text).joined(separator: "\n") + "\n\n" + summary
  }

  /// The score in a line.
  package var summary: String {
    "\(passed) passed, \(failed) failed, \(skipped) skipped: \(score) of 100"
  }

  /// The report as JSON, for programs.
  package var json: JSONValue {
    .object([
      JSONMember(name: "score", value: .number(JSONNumber(Int64(score)))),
      JSONMember(name: "passed", value: .number(JSONNumber(Int64(passed)))),
      JSONMember(name: "failed", value: .number(JSONNumber(Int64(failed)))),
      JSONMember(name: "skipped", value: .number(JSONNumber(Int64(skipped)))),
      JSONMember(name: "brokenRules", value: .array(brokenRules.map { .string($0.rawValue) })),
      JSONMember(name: "scenarios", value: .array(results.map(\.json))),
    ])
  }
}

extension ConformanceResult {
  /// How the adapter broke a rule, if it did.
  package var breach: ConformanceBreach? {
    if case .failed(let breach) = verdict { breach } else { nil }
  }

  /// How many lines of an exchange people are shown, the last ones.
  private static let shownLines = 12

  /// How much of a line they are shown.
  private static let shownWidth = 400

  /// The width of the names of scenarios.
  private static let nameWidth = 28

  /// One line, and behind a failure what led to it.
  fileprivate var text: String {
    let room = String(repeating: " ", count: max(1, Self.nameWidth - scenario.count))
    switch verdict {
    case .passed: return "pass  \(scenario)\(room)\(summary)"
    case .skipped(let reason): return "skip  \(scenario)\(room)\(reason)"
    case .failed(let breach):
      var lines = [
        "FAIL  \(scenario)\(room)\(summary)",
        "      \(breach.rule.rawValue): \(breach.rule.sentence)",
        "      \(breach.note)",
      ]
      if exchange.count > Self.shownLines { lines.append("      …") }
      lines += exchange.suffix(Self.shownLines).map { "      \($0.text(upTo: Self.shownWidth))" }
      return lines.joined(separator: "\n")
    }
  }

  fileprivate var json: JSONValue {
    var members = [
      JSONMember(name: "name", value: .string(scenario)),
      JSONMember(name: "summary", value: .string(summary)),
      JSONMember(name: "durationMs", value: .number(JSONNumber(duration.milliseconds))),
    ]
    switch verdict {
    case .passed: members.append(JSONMember(name: "verdict", value: .string("passed")))
    case .skipped(let reason):
      members.append(JSONMember(name: "verdict", value: .string("skipped")))
      members.append(JSONMember(name: "reason", value: .string(reason)))
    case .failed(let breach):
      members.append(JSONMember(name: "verdict", value: .string("failed")))
      members.append(JSONMember(name: "rule", value: .string(breach.rule.rawValue)))
      members.append(JSONMember(name: "sentence", value: .string(breach.rule.sentence)))
      members.append(JSONMember(name: "note", value: .string(breach.note)))
      members.append(JSONMember(name: "exchange", value: .array(exchange.map(\.json))))
    }
    return .object(members)
  }
}

extension ExchangeLine {
  /// The line for people, cut where it is long, without what would move a cursor.
  fileprivate func text(upTo width: Int) -> String {
    let clean = String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(width).map {
          $0.value < 0x20 || $0.value == 0x7f ? " " : $0
        }))
    return "\(source.rawValue) \(clean)" + (text.unicodeScalars.count > width ? "…" : "")
  }

  fileprivate var json: JSONValue {
    .object([
      JSONMember(name: "source", value: .string(source.rawValue)),
      JSONMember(name: "atMs", value: .number(JSONNumber(at.milliseconds))),
      JSONMember(name: "text", value: .string(text)),
    ])
  }
}

extension Duration {
  /// Whole milliseconds.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
