// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What became of a reported event.
public enum EventStatus: String, Hashable, Sendable, CaseIterable {
  /// It counts.
  case recorded

  /// It had been recorded before and counts once.
  case duplicate

  /// It cannot have happened and does not count.
  case rejected
}

extension EventStatus: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 8 where word.word0 == 0x6465_6472_6f63_6572:  // recorded
      self = .recorded
    case 9 where word.word0 == 0x7461_6369_6c70_7564 && word.word1 == 0x65:  // duplicate
      self = .duplicate
    case 8 where word.word0 == 0x6465_7463_656a_6572:  // rejected
      self = .rejected
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension EventStatus: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
