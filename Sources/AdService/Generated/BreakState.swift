// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where a break stands.
public enum BreakState: String, Hashable, Sendable, CaseIterable {
  /// Its start is to come.
  case scheduled

  /// It has begun and not ended.
  case running

  /// Its time is over.
  case ended

  /// It has been taken off the schedule.
  case cancelled
}

extension BreakState: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 9 where word.word0 == 0x656c_7564_6568_6373 && word.word1 == 0x64:  // scheduled
      self = .scheduled
    case 7 where word.word0 == 0x67_6e69_6e6e_7572:  // running
      self = .running
    case 5 where word.word0 == 0x64_6564_6e65:  // ended
      self = .ended
    case 9 where word.word0 == 0x656c_6c65_636e_6163 && word.word1 == 0x64:  // cancelled
      self = .cancelled
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension BreakState: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
