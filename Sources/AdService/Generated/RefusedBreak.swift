// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A break of the stream's schedule that could not be planned for the viewer.
public struct RefusedBreak: Hashable, Sendable {
  /// The name that all viewers' players share.
  public var identifier: String

  /// Why, as a word that pod.schedule would have answered.
  public var reason: String

  /// The same, for a person.
  public var message: String

  public init(identifier: String, reason: String, message: String) {
    self.identifier = identifier
    self.reason = reason
    self.message = message
  }
}

extension RefusedBreak: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var identifier: String?
    var reason: String?
    var message: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 10 where key.word0 == 0x6966_6974_6e65_6469 && key.word1 == 0x7265:  // identifier
        if try json.hasValue(key, 0, &seen) { identifier = try json.readString() }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 1, &seen) { reason = try json.readString() }
      case 7 where key.word0 == 0x65_6761_7373_656d:  // message
        if try json.hasValue(key, 2, &seen) { message = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let identifier else { throw json.failure(.missingMember("identifier")) }
    guard let reason else { throw json.failure(.missingMember("reason")) }
    guard let message else { throw json.failure(.missingMember("message")) }
    self.init(identifier: identifier, reason: reason, message: message)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("identifier", .string(length: 0...Int.max, format: nil)),
        .required("reason", .string(length: 0...Int.max, format: nil)),
        .required("message", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension RefusedBreak: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("identifier", identifier)
    json.member("reason", reason)
    json.member("message", message)
    json.endObject()
  }
}
