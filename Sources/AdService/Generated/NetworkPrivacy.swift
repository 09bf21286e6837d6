// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What a network may be told of the viewer.
public struct NetworkPrivacy: Hashable, Sendable {
  /// Its number in the global vendor list, by which viewers agree to it; none if absent.
  public var gvlId: Int?

  /// The purposes that it asks consent for, by their numbers in the list; all that it claims no
  /// legitimate interest in if absent.
  public var purposes: [Int]?

  /// The purposes that it claims a legitimate interest in; none if absent.
  public var legitimateInterests: [Int]?

  /// The purposes that a publisher may move from the one to the other; none if absent.
  public var flexible: [Int]?

  /// Whether it takes viewers that are children.
  public var servesChildren: Bool

  public init(
    gvlId: Int? = nil,
    purposes: [Int]? = nil,
    legitimateInterests: [Int]? = nil,
    flexible: [Int]? = nil,
    servesChildren: Bool = true,
  ) {
    self.gvlId = gvlId
    self.purposes = purposes
    self.legitimateInterests = legitimateInterests
    self.flexible = flexible
    self.servesChildren = servesChildren
  }
}

extension NetworkPrivacy: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var gvlId: Int?
    var purposes: [Int]?
    var legitimateInterests: [Int]?
    var flexible: [Int]?
    var servesChildren: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x64_496c_7667:  // gvlId
        if try json.hasValue(key, 0, &seen) { gvlId = try json.readInt(in: 1...65_535) }
      case 8 where key.word0 == 0x7365_736f_7072_7570:  // purposes
        if try json.hasValue(key, 1, &seen) {
          purposes = try json.readArray(count: 0...24) { json throws(JSONError) in
            try json.readInt(in: 1...24)
          }
        }
      case 19
      where key.word0 == 0x616d_6974_6967_656c
        && key.word1 == 0x6572_6574_6e49_6574
        && key.word2 == 0x73_7473:  // legitimateInterests
        if try json.hasValue(key, 2, &seen) {
          legitimateInterests = try json.readArray(count: 0...24) { json throws(JSONError) in
            try json.readInt(in: 1...24)
          }
        }
      case 8 where key.word0 == 0x656c_6269_7865_6c66:  // flexible
        if try json.hasValue(key, 3, &seen) {
          flexible = try json.readArray(count: 0...24) { json throws(JSONError) in
            try json.readInt(in: 1...24)
          }
        }
      case 14
      where key.word0 == 0x6843_7365_7672_6573
        && key.word1 == 0x6e65_7264_6c69:  // servesChildren
        if try json.hasValue(key, 4, &seen) { servesChildren = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      gvlId: gvlId,
      purposes: purposes,
      legitimateInterests: legitimateInterests,
      flexible: flexible,
      servesChildren: servesChildren ?? true,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("gvlId", .integer(1...65_535)),
        .optional("purposes", .array(.integer(1...24), count: 0...24)),
        .optional("legitimateInterests", .array(.integer(1...24), count: 0...24)),
        .optional("flexible", .array(.integer(1...24), count: 0...24)),
        .optional("servesChildren", .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension NetworkPrivacy: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("gvlId", gvlId)
    json.member("purposes", purposes) { json, element in json.integer(Int64(element)) }
    json.member("legitimateInterests", legitimateInterests) { json, element in
      json.integer(Int64(element))
    }
    json.member("flexible", flexible) { json, element in json.integer(Int64(element)) }
    json.member("servesChildren", servesChildren)
    json.endObject()
  }
}
