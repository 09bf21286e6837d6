// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How the player's timeline shows a break.
public enum TimelineStyle: String, Hashable, Sendable, CaseIterable {
  /// As something other than the content.
  case highlight

  /// As a part of the content.
  case primary
}

extension TimelineStyle: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 9 where word.word0 == 0x6867_696c_6867_6968 && word.word1 == 0x74:  // highlight
      self = .highlight
    case 7 where word.word0 == 0x79_7261_6d69_7270:  // primary
      self = .primary
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension TimelineStyle: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
