// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What one source calls the viewer.
public struct ExtendedID: Hashable, Sendable {
  /// The domain of who gave out the ids.
  public var source: String

  /// The ids of that source.
  public var uids: [UserID]

  public init(source: String, uids: [UserID]) {
    self.source = source
    self.uids = uids
  }
}

extension ExtendedID: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var source: String?
    var uids: [UserID]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6563_7275_6f73:  // source
        if try json.hasValue(key, 0, &seen) { source = try json.readString(length: 1...256) }
      case 4 where key.word0 == 0x7364_6975:  // uids
        if try json.hasValue(key, 1, &seen) {
          uids = try json.readArray(of: UserID.self, count: 0...16)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let source else { throw json.failure(.missingMember("source")) }
    guard let uids else { throw json.failure(.missingMember("uids")) }
    self.init(source: source, uids: uids)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("source", .string(length: 1...256, format: nil)),
        .required("uids", .array(UserID.shape, count: 0...16)),
      ],
      exactlyOne: false,
    )
  }
}

extension ExtendedID: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("source", source)
    json.member("uids", uids)
    json.endObject()
  }
}
