// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How a video should be played.
public struct VideoOptions: Hashable, Sendable {
  /// Whether it begins without sound.
  public var startMuted: Bool?

  /// Whether the client draws the controls itself.
  public var customControls: Bool?

  /// Whether a click makes it larger.
  public var clickToExpand: Bool?

  public init(startMuted: Bool? = nil, customControls: Bool? = nil, clickToExpand: Bool? = nil) {
    self.startMuted = startMuted
    self.customControls = customControls
    self.clickToExpand = clickToExpand
  }
}

extension VideoOptions: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var startMuted: Bool?
    var customControls: Bool?
    var clickToExpand: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 10 where key.word0 == 0x7475_4d74_7261_7473 && key.word1 == 0x6465:  // startMuted
        if try json.hasValue(key, 0, &seen) { startMuted = try json.readBool() }
      case 14
      where key.word0 == 0x6f43_6d6f_7473_7563
        && key.word1 == 0x736c_6f72_746e:  // customControls
        if try json.hasValue(key, 1, &seen) { customControls = try json.readBool() }
      case 23
      where key.word0 == 0x6f43_6d6f_7473_7563
        && key.word1 == 0x6552_736c_6f72_746e
        && key.word2 == 0x64_6574_7365_7571:  // customControlsRequested
        if try json.hasValue(key, 1, &seen) { customControls = try json.readBool() }
      case 13
      where key.word0 == 0x456f_546b_6369_6c63
        && key.word1 == 0x64_6e61_7078:  // clickToExpand
        if try json.hasValue(key, 2, &seen) { clickToExpand = try json.readBool() }
      case 22
      where key.word0 == 0x456f_546b_6369_6c63
        && key.word1 == 0x7165_5264_6e61_7078
        && key.word2 == 0x6465_7473_6575:  // clickToExpandRequested
        if try json.hasValue(key, 2, &seen) { clickToExpand = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(startMuted: startMuted, customControls: customControls, clickToExpand: clickToExpand)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("startMuted", .boolean),
        .optional("customControls", aliases: ["customControlsRequested"], .boolean),
        .optional("clickToExpand", aliases: ["clickToExpandRequested"], .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension VideoOptions: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("startMuted", startMuted)
    json.member("customControls", customControls)
    json.member("clickToExpand", clickToExpand)
    json.endObject()
  }
}
