// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// For whom the content of an ad is suitable.
public enum ContentRating: String, Hashable, Sendable, CaseIterable {
  /// For everybody.
  case g = "G"

  /// For most people with the guidance of a parent.
  case pg = "PG"

  /// For teenagers and older people.
  case t = "T"

  /// For adults only.
  case ma = "MA"
}

extension ContentRating: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 1 where word.word0 == 0x47:  // G
      self = .g
    case 2 where word.word0 == 0x4750:  // PG
      self = .pg
    case 1 where word.word0 == 0x54:  // T
      self = .t
    case 2 where word.word0 == 0x414d:  // MA
      self = .ma
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension ContentRating: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
