// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// In which corner of a native ad the AdChoices mark should be.
public enum AdChoicesPosition: String, Hashable, Sendable, CaseIterable {
  /// At the top on the right.
  case topRight

  /// At the top on the left.
  case topLeft

  /// At the bottom on the right.
  case bottomRight

  /// At the bottom on the left.
  case bottomLeft
}

extension AdChoicesPosition: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 8 where word.word0 == 0x7468_6769_5270_6f74:  // topRight
      self = .topRight
    case 7 where word.word0 == 0x74_6665_4c70_6f74:  // topLeft
      self = .topLeft
    case 11 where word.word0 == 0x6952_6d6f_7474_6f62 && word.word1 == 0x74_6867:  // bottomRight
      self = .bottomRight
    case 10 where word.word0 == 0x654c_6d6f_7474_6f62 && word.word1 == 0x7466:  // bottomLeft
      self = .bottomLeft
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension AdChoicesPosition: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
