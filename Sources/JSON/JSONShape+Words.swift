extension JSONShape {
  /// The shape as a sentence names it, such as "a string of 1 to 200 characters".
  public var words: String {
    switch resolved {
    case .any, .lazy: "a value"
    case .boolean: "a boolean"
    case .integer(let range): JSONShape.words(integersIn: range)
    case .number(let minimum, let maximum): JSONShape.words(numbersFrom: minimum, to: maximum)
    case .string(_, let format?): format.withArticle
    case .string(let length, nil): "a string" + JSONShape.words(length, of: "character")
    case .enumeration(let names, _): "one of " + names.joined(separator: ", ")
    case .array(_, let count): "an array" + JSONShape.words(count, of: "element")
    case .map(_, let count): "an object" + JSONShape.words(count, of: "member")
    case .object(let members, true):
      "an object with exactly one of " + members.map(\.name).joined(separator: ", ")
    case .object(_, false): "an object"
    }
  }

  private static func words(_ count: ClosedRange<Int>, of unit: String) -> String {
    let units = count.upperBound == 1 ? unit : unit + "s"
    return switch (count.lowerBound, count.upperBound) {
    case (0, .max): ""
    case (let least, .max): " of at least \(least) \(least == 1 ? unit : unit + "s")"
    case (0, let most): " of at most \(most) \(units)"
    case (let least, let most) where least == most: " of \(most) \(units)"
    case (let least, let most): " of \(least) to \(most) \(units)"
    }
  }

  private static func words(integersIn range: ClosedRange<Int64>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "an integer"
    case (let least, .max): "an integer of at least \(least)"
    case (.min, let most): "an integer of at most \(most)"
    case (let least, let most): "an integer from \(least) to \(most)"
    }
  }

  private static func words(numbersFrom minimum: Double?, to maximum: Double?) -> String {
    switch (minimum.map(words), maximum.map(words)) {
    case (nil, nil): "a number"
    case (let least?, nil): "a number of at least \(least)"
    case (nil, let most?): "a number of at most \(most)"
    case (let least?, let most?): "a number from \(least) to \(most)"
    }
  }

  private static func words(_ bound: Double) -> String {
    guard bound.isFinite else { return bound.description }
    var writer = JSONWriter()
    writer.double(bound)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
