// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `health.check` is called with.
public struct CheckHealthParams: Hashable, Sendable {
  /// The service that is asked about; the engine as a whole if absent or empty.
  public var service: String

  public init(service: String = "") {
    self.service = service
  }
}

extension CheckHealthParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var service: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x65_6369_7672_6573:  // service
        if try json.hasValue(key, 0, &seen) { service = try json.readString(length: 0...128) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init(service: service ?? "")
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("service", .string(length: 0...128, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension CheckHealthParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("service", service)
    json.endObject()
  }
}
