// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What is worth a line in the log, by who must act.
public enum LogLevel: String, Hashable, Sendable, CaseIterable {
  /// Only mistakes of the engine itself.
  case fault

  /// And those of clients, networks and operators.
  case error

  /// And what an operator wants to know.
  case notice

  /// And everything else.
  case debug
}

extension LogLevel: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 5 where word.word0 == 0x74_6c75_6166:  // fault
      self = .fault
    case 5 where word.word0 == 0x72_6f72_7265:  // error
      self = .error
    case 6 where word.word0 == 0x6563_6974_6f6e:  // notice
      self = .notice
    case 5 where word.word0 == 0x67_7562_6564:  // debug
      self = .debug
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension LogLevel: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
