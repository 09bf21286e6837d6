// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where a click leads.
public struct Destination: Hashable, Sendable {
  /// The address to open.
  public var url: String

  public init(url: String) {
    self.url = url
  }
}

extension Destination: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var url: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x6c_7275:  // url
        if try json.hasValue(key, 0, &seen) { url = try json.readString(length: 0...4_096) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let url else { throw json.failure(.missingMember("url")) }
    self.init(url: url)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("url", .string(length: 0...4_096, format: nil))
      ],
      exactlyOne: false,
    )
  }
}

extension Destination: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("url", url)
    json.endObject()
  }
}
