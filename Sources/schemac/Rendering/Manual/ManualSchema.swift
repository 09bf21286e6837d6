internal import JSON

/// A schema in words: what a reader has to know to write a value.
struct ManualSchema {
  private let schema: Schema

  /// Puts the schema of a member, a parameter or a result into words.
  init(_ schema: Schema) { self.schema = schema }

  /// What the value must be, with its default.
  var text: String {
    guard let value = schema.defaultValue else { return kind(schema) }
    return "\(kind(schema)); `\(value.text)` if absent"
  }

  private func kind(_ schema: Schema, plural: Bool = false) -> String {
    let s = plural ? "s" : ""
    return switch schema.kind {
    case .any: "any value" + s
    case .boolean: "true or false"
    case .integer(let range): "integer" + s + bounds(range)
    case .number(let rules): number(rules, s)
    case .string(let rules): string(rules, s)
    case .reference(let title): Markdown.link(title)
    case .array(let element, let count):
      "list\(s) of " + kind(element, plural: true) + entries(count)
    case .map(let element, let count):
      "object\(s) of " + kind(element, plural: true) + " by name" + entries(count)
    }
  }

  private func bounds(_ range: ClosedRange<Int64>) -> String {
    let most: Int64 = 9_007_199_254_740_991
    return switch (range.lowerBound > -most, range.upperBound < most) {
    case (true, true): ", \(range.lowerBound) to \(range.upperBound)"
    case (true, false): ", \(range.lowerBound) or more"
    case (false, true): ", \(range.upperBound) or less"
    case (false, false): ""
    }
  }

  private func number(_ rules: Schema.NumberRules, _ plural: String) -> String {
    let name = (rules.isExact ? "decimal number" : "number") + plural
    return switch (rules.minimum, rules.maximum) {
    case (let least?, let most?): "\(name), \(least.text) to \(most.text)"
    case (let least?, nil): "\(name), \(least.text) or more"
    case (nil, let most?): "\(name), \(most.text) or less"
    case (nil, nil): name
    }
  }

  private func string(_ rules: Schema.StringRules, _ plural: String) -> String {
    switch rules.format {
    case .int64: "64-bit integer\(plural) in a string"
    case .dateTime: "time\(plural) (RFC 3339)"
    case .uri: "URL\(plural)"
    case nil: "string" + plural + length(rules.length)
    }
  }

  private func length(_ range: ClosedRange<Int>) -> String {
    if range.upperBound == Int.max {
      return range.lowerBound == 0 ? "" : ", not empty"
    }
    if range.lowerBound == range.upperBound { return " of \(range.upperBound) characters" }
    return range.lowerBound == 0
      ? " of up to \(range.upperBound) characters"
      : " of \(range.lowerBound) to \(range.upperBound) characters"
  }

  private func entries(_ range: ClosedRange<Int>) -> String {
    if range.upperBound == Int.max {
      return range.lowerBound == 0 ? "" : "; at least \(range.lowerBound)"
    }
    return range.lowerBound == 0
      ? "; up to \(range.upperBound) of them"
      : "; \(range.lowerBound) to \(range.upperBound) of them"
  }
}
