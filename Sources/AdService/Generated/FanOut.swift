// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What is done when one source of a batch fills.
public enum FanOut: String, Hashable, Sendable, CaseIterable {
  /// Those of the batch that could pay more are waited for.
  case bestPrice

  /// Its ad is taken, and the others of the batch are let go.
  case firstReady
}

extension FanOut: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 9 where word.word0 == 0x6369_7250_7473_6562 && word.word1 == 0x65:  // bestPrice
      self = .bestPrice
    case 10 where word.word0 == 0x6165_5274_7372_6966 && word.word1 == 0x7964:  // firstReady
      self = .firstReady
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension FanOut: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
