// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How much of the player's timeline a break takes up.
public enum TimelineOccupancy: String, Hashable, Sendable, CaseIterable {
  /// Its place only.
  case point

  /// As much as it lasts.
  case range
}

extension TimelineOccupancy: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 5 where word.word0 == 0x74_6e69_6f70:  // point
      self = .point
    case 5 where word.word0 == 0x65_676e_6172:  // range
      self = .range
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension TimelineOccupancy: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
