// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why a viewer who joins does not get a break.
public enum JoinOmission: String, Hashable, Sendable, CaseIterable {
  /// It begins within join.graceMs, for which a new viewer is spared.
  case grace

  /// It was running already, and nothing is played of such.
  case running

  /// Less of it was left than join.minRestMs.
  case shortRest

  /// It was over when what is played before it had come to its end.
  case covered

  /// It is the pre-roll, and the viewer gets the rest of a running break in its place.
  case inBreak
}

extension JoinOmission: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 5 where word.word0 == 0x65_6361_7267:  // grace
      self = .grace
    case 7 where word.word0 == 0x67_6e69_6e6e_7572:  // running
      self = .running
    case 9 where word.word0 == 0x7365_5274_726f_6873 && word.word1 == 0x74:  // shortRest
      self = .shortRest
    case 7 where word.word0 == 0x64_6572_6576_6f63:  // covered
      self = .covered
    case 7 where word.word0 == 0x6b_6165_7242_6e69:  // inBreak
      self = .inBreak
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension JoinOmission: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
