// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The viewer of an ad.
public struct UserContext: Hashable, Sendable {
  /// What the publisher calls the viewer, not a name.
  public var id: String?

  /// What others call the viewer.
  public var eids: [ExtendedID]?

  public init(id: String? = nil, eids: [ExtendedID]? = nil) {
    self.id = id
    self.eids = eids
  }
}

extension UserContext: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var eids: [ExtendedID]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 0, &seen) { id = try json.readString(length: 0...256) }
      case 4 where key.word0 == 0x7364_6965:  // eids
        if try json.hasValue(key, 1, &seen) {
          eids = try json.readArray(of: ExtendedID.self, count: 0...64)
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(id: id, eids: eids)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("id", .string(length: 0...256, format: nil)),
        .optional("eids", .array(ExtendedID.shape, count: 0...64)),
      ],
      exactlyOne: false,
    )
  }
}

extension UserContext: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("eids", eids)
    json.endObject()
  }
}

extension UserContext: Mergeable {
  /// This value, with what it lacks taken from the other.
  public func merged(over other: UserContext) -> UserContext {
    var merged = self
    merged.id = id ?? other.id
    merged.eids = eids ?? other.eids
    return merged
  }
}
