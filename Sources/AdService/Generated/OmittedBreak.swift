// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A break that a viewer who joins does not get.
public struct OmittedBreak: Hashable, Sendable {
  /// The break.
  public var breakId: String

  /// Why.
  public var reason: JoinOmission

  public init(breakId: String, reason: JoinOmission) {
    self.breakId = breakId
    self.reason = reason
  }
}

extension OmittedBreak: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breakId: String?
    var reason: JoinOmission?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 0, &seen) { breakId = try json.readString() }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 1, &seen) { reason = try JoinOmission(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    guard let reason else { throw json.failure(.missingMember("reason")) }
    self.init(breakId: breakId, reason: reason)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breakId", .string(length: 0...Int.max, format: nil)),
        .required("reason", JoinOmission.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension OmittedBreak: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breakId", breakId)
    json.member("reason", reason)
    json.endObject()
  }
}
