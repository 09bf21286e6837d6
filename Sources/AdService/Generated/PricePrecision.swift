// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How far a price can be trusted.
public enum PricePrecision: String, Hashable, Sendable, CaseIterable {
  /// Nobody says.
  case unknown

  /// Worked out from what the network paid before.
  case estimated

  /// Written in the configuration.
  case publisherProvided

  /// Said by the network for this very ad.
  case precise
}

extension PricePrecision: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x6e_776f_6e6b_6e75:  // unknown
      self = .unknown
    case 9 where word.word0 == 0x6574_616d_6974_7365 && word.word1 == 0x64:  // estimated
      self = .estimated
    case 17
    where word.word0 == 0x6568_7369_6c62_7570
      && word.word1 == 0x6564_6976_6f72_5072
      && word.word2 == 0x64:  // publisherProvided
      self = .publisherProvided
    case 7 where word.word0 == 0x65_7369_6365_7270:  // precise
      self = .precise
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PricePrecision: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
