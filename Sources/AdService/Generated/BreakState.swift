// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where a break stands.
public enum BreakState: String, Hashable, Sendable, CaseIterable {
  /// It was planned, and its start is to come.
  case scheduled

  /// The stream tells of it, and its start is to come.
  case announced

  /// It has begun and not ended.
  case running

  /// It goes on for longer than the playlist first said.
  case extended

  /// It is over, and sooner than the playlist had said.
  case returnedEarly

  /// Its time is over.
  case ended

  /// Its time is over, and the playlist never said that it ends.
  case lapsed

  /// It has been taken off the schedule, or back by its stream before it began.
  case cancelled
}

extension BreakState: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 9 where word.word0 == 0x656c_7564_6568_6373 && word.word1 == 0x64:  // scheduled
      self = .scheduled
    case 9 where word.word0 == 0x6563_6e75_6f6e_6e61 && word.word1 == 0x64:  // announced
      self = .announced
    case 7 where word.word0 == 0x67_6e69_6e6e_7572:  // running
      self = .running
    case 8 where word.word0 == 0x6465_646e_6574_7865:  // extended
      self = .extended
    case 13
    where word.word0 == 0x6465_6e72_7574_6572
      && word.word1 == 0x79_6c72_6145:  // returnedEarly
      self = .returnedEarly
    case 5 where word.word0 == 0x64_6564_6e65:  // ended
      self = .ended
    case 6 where word.word0 == 0x6465_7370_616c:  // lapsed
      self = .lapsed
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
