// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What an asset of a custom format is.
public enum AssetKind: String, Hashable, Sendable, CaseIterable {
  /// A text.
  case text

  /// An image.
  case image
}

extension AssetKind: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 4 where word.word0 == 0x7478_6574:  // text
      self = .text
    case 5 where word.word0 == 0x65_6761_6d69:  // image
      self = .image
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension AssetKind: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
