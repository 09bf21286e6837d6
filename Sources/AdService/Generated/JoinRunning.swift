// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How much is played of a break that runs when a viewer begins to watch.
public enum JoinRunning: String, Hashable, Sendable, CaseIterable {
  /// What is left of it.
  case rest

  /// All of it, from its beginning.
  case whole

  /// Nothing.
  case none
}

extension JoinRunning: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 4 where word.word0 == 0x7473_6572:  // rest
      self = .rest
    case 5 where word.word0 == 0x65_6c6f_6877:  // whole
      self = .whole
    case 4 where word.word0 == 0x656e_6f6e:  // none
      self = .none
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension JoinRunning: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
