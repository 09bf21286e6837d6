// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What viewers may not do, by the names that AVPlayerInterstitialEvent has.
public struct PlayerRestrictions: Hashable, Sendable {
  /// Whether nobody may seek across the event without playing it
  /// (constrainsSeekingForwardInPrimaryContent).
  public var constrainsSeekingForward: Bool

  /// Whether nobody may run or seek forward in it (requiresPlaybackAtPreferredRateForAdvancement).
  public var requiresPreferredRate: Bool

  public init(constrainsSeekingForward: Bool, requiresPreferredRate: Bool) {
    self.constrainsSeekingForward = constrainsSeekingForward
    self.requiresPreferredRate = requiresPreferredRate
  }
}

extension PlayerRestrictions: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var constrainsSeekingForward: Bool?
    var requiresPreferredRate: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 24
      where key.word0 == 0x6961_7274_736e_6f63
        && key.word1 == 0x6e69_6b65_6553_736e
        && key.word2 == 0x6472_6177_726f_4667:  // constrainsSeekingForward
        if try json.hasValue(key, 0, &seen) { constrainsSeekingForward = try json.readBool() }
      case 21
      where key.word0 == 0x7365_7269_7571_6572
        && key.word1 == 0x6572_7265_6665_7250
        && key.word2 == 0x65_7461_5264:  // requiresPreferredRate
        if try json.hasValue(key, 1, &seen) { requiresPreferredRate = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let constrainsSeekingForward else {
      throw json.failure(.missingMember("constrainsSeekingForward"))
    }
    guard let requiresPreferredRate else {
      throw json.failure(.missingMember("requiresPreferredRate"))
    }
    self.init(
      constrainsSeekingForward: constrainsSeekingForward,
      requiresPreferredRate: requiresPreferredRate,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("constrainsSeekingForward", .boolean),
        .required("requiresPreferredRate", .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension PlayerRestrictions: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("constrainsSeekingForward", constrainsSeekingForward)
    json.member("requiresPreferredRate", requiresPreferredRate)
    json.endObject()
  }
}
