// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// One id of the viewer.
public struct UserID: Hashable, Sendable {
  /// The id itself.
  public var id: String

  /// What the id stands for: 1 a device or browser, 2 an app on one device, 3 a person.
  public var atype: Int?

  public init(id: String, atype: Int? = nil) {
    self.id = id
    self.atype = atype
  }
}

extension UserID: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var atype: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 0, &seen) { id = try json.readString(length: 1...2_048) }
      case 5 where key.word0 == 0x65_7079_7461:  // atype
        if try json.hasValue(key, 1, &seen) { atype = try json.readInt(in: 0...65_535) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let id else { throw json.failure(.missingMember("id")) }
    self.init(id: id, atype: atype)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("id", .string(length: 1...2_048, format: nil)),
        .optional("atype", .integer(0...65_535)),
      ],
      exactlyOne: false,
    )
  }
}

extension UserID: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("atype", atype)
    json.endObject()
  }
}
