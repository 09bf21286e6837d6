// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// One address that is told once of an event.
public struct Delivery: Hashable, Sendable {
  /// The address.
  public var url: String

  /// Whether it has been told.
  public var state: DeliveryState

  /// How often that was tried.
  public var tries: Int

  /// What the server answered last, as a status of HTTP; absent if it did not.
  public var status: Int?

  /// Why the last try did not do; absent if it did.
  public var reason: DeliveryReason?

  public init(
    url: String,
    state: DeliveryState,
    tries: Int,
    status: Int? = nil,
    reason: DeliveryReason? = nil,
  ) {
    self.url = url
    self.state = state
    self.tries = tries
    self.status = status
    self.reason = reason
  }
}

extension Delivery: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var url: String?
    var state: DeliveryState?
    var tries: Int?
    var status: Int?
    var reason: DeliveryReason?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x6c_7275:  // url
        if try json.hasValue(key, 0, &seen) { url = try json.readString() }
      case 5 where key.word0 == 0x65_7461_7473:  // state
        if try json.hasValue(key, 1, &seen) { state = try DeliveryState(from: &json) }
      case 5 where key.word0 == 0x73_6569_7274:  // tries
        if try json.hasValue(key, 2, &seen) { tries = try json.readInt(in: 0...20) }
      case 6 where key.word0 == 0x7375_7461_7473:  // status
        if try json.hasValue(key, 3, &seen) { status = try json.readInt(in: 100...999) }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 4, &seen) { reason = try DeliveryReason(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let url else { throw json.failure(.missingMember("url")) }
    guard let state else { throw json.failure(.missingMember("state")) }
    guard let tries else { throw json.failure(.missingMember("tries")) }
    self.init(url: url, state: state, tries: tries, status: status, reason: reason)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("url", .string(length: 0...Int.max, format: nil)),
        .required("state", DeliveryState.shape),
        .required("tries", .integer(0...20)),
        .optional("status", .integer(100...999)),
        .optional("reason", DeliveryReason.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension Delivery: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("url", url)
    json.member("state", state)
    json.member("tries", tries)
    json.member("status", status)
    json.member("reason", reason)
    json.endObject()
  }
}
