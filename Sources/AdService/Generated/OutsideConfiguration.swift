// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What addresses may do that come from outside, such as out of ads.
public struct OutsideConfiguration: Hashable, Sendable {
  /// Whether they may lead into private networks, and through a proxy, where that cannot be
  /// checked.
  public var allowPrivateAddresses: Bool

  public init(allowPrivateAddresses: Bool = false) {
    self.allowPrivateAddresses = allowPrivateAddresses
  }
}

extension OutsideConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var allowPrivateAddresses: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 21
      where key.word0 == 0x6972_5077_6f6c_6c61
        && key.word1 == 0x7264_6441_6574_6176
        && key.word2 == 0x73_6573_7365:  // allowPrivateAddresses
        if try json.hasValue(key, 0, &seen) { allowPrivateAddresses = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(allowPrivateAddresses: allowPrivateAddresses ?? false)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("allowPrivateAddresses", .boolean)
      ],
      exactlyOne: false,
    )
  }
}

extension OutsideConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("allowPrivateAddresses", allowPrivateAddresses)
    json.endObject()
  }
}
