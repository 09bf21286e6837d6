internal import JSON

/// What a value must be.
struct Schema: Hashable, Sendable {
  /// The kind of value, with its rules.
  var kind: Kind

  /// What the value means, where that is said beside the schema itself.
  var description: String?

  /// The value that an absent one has; only scalars have such a value.
  var defaultValue: JSONValue?

  /// Whether it is never shown; only in the configuration.
  var isSecret = false

  /// Where it is written.
  var place: Place

  /// The kinds of values.
  indirect enum Kind: Hashable, Sendable {
    case boolean
    case integer(ClosedRange<Int64>)
    case number(NumberRules)
    case string(StringRules)
    case any
    case reference(String)
    case array(of: Schema, count: ClosedRange<Int>)
    case map(of: Schema, count: ClosedRange<Int>)
  }

  /// What a number must be; a missing bound is no bound.
  struct NumberRules: Hashable, Sendable {
    var minimum: JSONNumber?
    var maximum: JSONNumber?

    /// Whether every digit counts, so that it is never a binary fraction.
    var isExact = false
  }

  /// What a string must be; a length without upper bound ends at `Int.max`.
  struct StringRules: Hashable, Sendable {
    var length: ClosedRange<Int> = 0...Int.max
    var format: Format?
  }

  /// What a string can be written as.
  enum Format: String, Hashable, Sendable, CaseIterable {
    case dateTime = "date-time"
    case uri
    case int64
  }
}

extension Schema {
  /// The title of the type that it refers to itself, not through its elements.
  var reference: String? {
    guard case .reference(let title) = kind else { return nil }
    return title
  }

  /// The schema of the elements of an array or the values of a map.
  var element: Schema? {
    switch kind {
    case .array(let element, _), .map(let element, _): element
    default: nil
    }
  }

  /// The schema, that of its elements, that of theirs, and so on.
  var withElements: [Schema] {
    Array(sequence(first: self, next: \.element))
  }
}
