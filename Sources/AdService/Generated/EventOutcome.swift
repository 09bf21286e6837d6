// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What became of one reported event.
public struct EventOutcome: Hashable, Sendable {
  /// Whether it counts.
  public var status: EventStatus

  /// The event that was recorded, now or before, or the violation; absent if nothing was.
  public var cursor: Int64?

  /// Why it was rejected.
  public var reason: RejectionReason?

  public init(status: EventStatus, cursor: Int64? = nil, reason: RejectionReason? = nil) {
    self.status = status
    self.cursor = cursor
    self.reason = reason
  }
}

extension EventOutcome: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var status: EventStatus?
    var cursor: Int64?
    var reason: RejectionReason?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7375_7461_7473:  // status
        if try json.hasValue(key, 0, &seen) { status = try EventStatus(from: &json) }
      case 6 where key.word0 == 0x726f_7372_7563:  // cursor
        if try json.hasValue(key, 1, &seen) { cursor = try json.readDecimalString() }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 2, &seen) { reason = try RejectionReason(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let status else { throw json.failure(.missingMember("status")) }
    self.init(status: status, cursor: cursor, reason: reason)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("status", EventStatus.shape),
        .optional("cursor", .string(length: 0...Int.max, format: .int64)),
        .optional("reason", RejectionReason.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension EventOutcome: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("cursor", decimal: cursor)
    json.member("reason", reason)
    json.endObject()
  }
}
