// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// When the viewer of a rewarded ad has earned the reward.
public enum RewardMoment: String, Hashable, Sendable, CaseIterable {
  /// When the network says so, or the client in its place.
  case network

  /// When the video has been played to its end.
  case completion

  /// When the video may be skipped, and at its end at the latest.
  case skippable
}

extension RewardMoment: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x6b_726f_7774_656e:  // network
      self = .network
    case 10 where word.word0 == 0x6974_656c_706d_6f63 && word.word1 == 0x6e6f:  // completion
      self = .completion
    case 9 where word.word0 == 0x6c62_6170_7069_6b73 && word.word1 == 0x65:  // skippable
      self = .skippable
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension RewardMoment: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
