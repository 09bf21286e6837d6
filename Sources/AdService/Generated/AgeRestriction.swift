// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What the age of the viewer forbids.
public enum AgeRestriction: String, Hashable, Sendable, CaseIterable {
  /// Nobody says.
  case unspecified

  /// The viewer is to be treated as a child.
  case child

  /// The viewer is to be treated as a teenager, older than a child and no adult.
  case teen
}

extension AgeRestriction: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 11 where word.word0 == 0x6669_6365_7073_6e75 && word.word1 == 0x64_6569:  // unspecified
      self = .unspecified
    case 5 where word.word0 == 0x64_6c69_6863:  // child
      self = .child
    case 4 where word.word0 == 0x6e65_6574:  // teen
      self = .teen
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension AgeRestriction: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
