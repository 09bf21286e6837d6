// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What becomes of a break for which no ad has come in time.
public enum PreparationOtherwise: String, Hashable, Sendable, CaseIterable {
  /// It is filled with slate.
  case slate

  /// The viewer is spared of it: it is cancelled, and the content goes on.
  case content
}

extension PreparationOtherwise: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 5 where word.word0 == 0x65_7461_6c73:  // slate
      self = .slate
    case 7 where word.word0 == 0x74_6e65_746e_6f63:  // content
      self = .content
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PreparationOtherwise: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
