// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What became of an ad of a break.
public struct AdFate: Hashable, Sendable {
  /// The name that pod.fill gave it.
  public var id: String

  /// Why it was seen, or was not.
  public var reason: PlaybackReason

  /// The same as a sentence.
  public var detail: String

  public init(id: String, reason: PlaybackReason, detail: String) {
    self.id = id
    self.reason = reason
    self.detail = detail
  }
}

extension AdFate: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var reason: PlaybackReason?
    var detail: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 0, &seen) { id = try json.readString() }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 1, &seen) { reason = try PlaybackReason(from: &json) }
      case 6 where key.word0 == 0x6c69_6174_6564:  // detail
        if try json.hasValue(key, 2, &seen) { detail = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let id else { throw json.failure(.missingMember("id")) }
    guard let reason else { throw json.failure(.missingMember("reason")) }
    guard let detail else { throw json.failure(.missingMember("detail")) }
    self.init(id: id, reason: reason, detail: detail)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("id", .string(length: 0...Int.max, format: nil)),
        .required("reason", PlaybackReason.shape),
        .required("detail", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdFate: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("reason", reason)
    json.member("detail", detail)
    json.endObject()
  }
}
