// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// When networks are set up.
public enum SetUpTime: String, Hashable, Sendable, CaseIterable {
  /// When the engine takes its first call.
  case start

  /// When the network is to be asked for the first time, or by network.setUp.
  case firstUse
}

extension SetUpTime: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 5 where word.word0 == 0x74_7261_7473:  // start
      self = .start
    case 8 where word.word0 == 0x6573_5574_7372_6966:  // firstUse
      self = .firstUse
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension SetUpTime: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
