// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How much of the integrated timeline an interstitial event takes up.
public enum PlayerOccupancy: String, Hashable, Sendable, CaseIterable {
  /// Its place only.
  case singlePoint

  /// As much as it lasts.
  case fill
}

extension PlayerOccupancy: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 11 where word.word0 == 0x6f50_656c_676e_6973 && word.word1 == 0x74_6e69:  // singlePoint
      self = .singlePoint
    case 4 where word.word0 == 0x6c6c_6966:  // fill
      self = .fill
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PlayerOccupancy: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
