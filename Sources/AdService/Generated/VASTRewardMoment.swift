// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// When the viewer of a rewarded video has earned the reward.
public enum VASTRewardMoment: String, Hashable, Sendable, CaseIterable {
  /// When it has been played to its end.
  case complete

  /// When it may be skipped, and at its end at the latest.
  case skip
}

extension VASTRewardMoment: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 8 where word.word0 == 0x6574_656c_706d_6f63:  // complete
      self = .complete
    case 4 where word.word0 == 0x7069_6b73:  // skip
      self = .skip
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension VASTRewardMoment: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
