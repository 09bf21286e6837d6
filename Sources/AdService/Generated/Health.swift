// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How a service is.
public struct Health: Hashable, Sendable {
  /// Whether it answers calls.
  public var status: HealthStatus

  public init(status: HealthStatus) {
    self.status = status
  }
}

extension Health: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var status: HealthStatus?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7375_7461_7473:  // status
        if try json.hasValue(key, 0, &seen) { status = try HealthStatus(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let status else { throw json.failure(.missingMember("status")) }
    self.init(status: status)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("status", HealthStatus.shape)
      ],
      exactlyOne: false,
    )
  }
}

extension Health: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.endObject()
  }
}
