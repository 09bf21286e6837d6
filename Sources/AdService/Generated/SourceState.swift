// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How a source ended in a load.
public enum SourceState: String, Hashable, Sendable, CaseIterable {
  /// Its turn did not come.
  case notAttempted

  /// It was passed over without being asked.
  case skipped

  /// It did not answer in its time.
  case timeout

  /// It had no ad to give.
  case noFill

  /// It failed, or what it gave could not be used.
  case error

  /// It gave an ad and another was better.
  case lost

  /// Its ad is the one that was loaded.
  case won
}

extension SourceState: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 12 where word.word0 == 0x6d65_7474_4174_6f6e && word.word1 == 0x6465_7470:  // notAttempted
      self = .notAttempted
    case 7 where word.word0 == 0x64_6570_7069_6b73:  // skipped
      self = .skipped
    case 7 where word.word0 == 0x74_756f_656d_6974:  // timeout
      self = .timeout
    case 6 where word.word0 == 0x6c6c_6946_6f6e:  // noFill
      self = .noFill
    case 5 where word.word0 == 0x72_6f72_7265:  // error
      self = .error
    case 4 where word.word0 == 0x7473_6f6c:  // lost
      self = .lost
    case 3 where word.word0 == 0x6e_6f77:  // won
      self = .won
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension SourceState: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
