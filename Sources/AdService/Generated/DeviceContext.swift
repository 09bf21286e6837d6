// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The device that an ad is shown on.
public struct DeviceContext: Hashable, Sendable {
  /// Its operating system, such as iOS.
  public var os: String?

  /// The version of the operating system.
  public var osVersion: String?

  /// Who makes it.
  public var make: String?

  /// Which of the devices of its maker it is.
  public var model: String?

  /// What kind of device it is.
  public var type: DeviceType?

  /// Its language, as BCP 47 has it, such as de-AT.
  public var language: String?

  /// What its browser says of itself.
  public var userAgent: String?

  /// Its address in the network, of version 4 or 6.
  public var ip: String?

  /// The id that its system gives to advertisers.
  public var ifa: String?

  /// Whether its owner limits tracking by advertisers.
  public var limitAdTracking: Bool?

  /// The width of its screen in pixels.
  public var width: Int?

  /// The height of its screen in pixels.
  public var height: Int?

  /// How many pixels of the screen make one point.
  public var pixelRatio: Double?

  /// The company whose network it uses.
  public var carrier: String?

  /// How it is connected to the internet.
  public var connection: ConnectionType?

  public init(
    os: String? = nil,
    osVersion: String? = nil,
    make: String? = nil,
    model: String? = nil,
    type: DeviceType? = nil,
    language: String? = nil,
    userAgent: String? = nil,
    ip: String? = nil,
    ifa: String? = nil,
    limitAdTracking: Bool? = nil,
    width: Int? = nil,
    height: Int? = nil,
    pixelRatio: Double? = nil,
    carrier: String? = nil,
    connection: ConnectionType? = nil,
  ) {
    self.os = os
    self.osVersion = osVersion
    self.make = make
    self.model = model
    self.type = type
    self.language = language
    self.userAgent = userAgent
    self.ip = ip
    self.ifa = ifa
    self.limitAdTracking = limitAdTracking
    self.width = width
    self.height = height
    self.pixelRatio = pixelRatio
    self.carrier = carrier
    self.connection = connection
  }
}

extension DeviceContext: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var os: String?
    var osVersion: String?
    var make: String?
    var model: String?
    var type: DeviceType?
    var language: String?
    var userAgent: String?
    var ip: String?
    var ifa: String?
    var limitAdTracking: Bool?
    var width: Int?
    var height: Int?
    var pixelRatio: Double?
    var carrier: String?
    var connection: ConnectionType?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x736f:  // os
        if try json.hasValue(key, 0, &seen) { os = try json.readString(length: 0...64) }
      case 9 where key.word0 == 0x6f69_7372_6556_736f && key.word1 == 0x6e:  // osVersion
        if try json.hasValue(key, 1, &seen) { osVersion = try json.readString(length: 0...64) }
      case 4 where key.word0 == 0x656b_616d:  // make
        if try json.hasValue(key, 2, &seen) { make = try json.readString(length: 0...128) }
      case 5 where key.word0 == 0x6c_6564_6f6d:  // model
        if try json.hasValue(key, 3, &seen) { model = try json.readString(length: 0...128) }
      case 4 where key.word0 == 0x6570_7974:  // type
        if try json.hasValue(key, 4, &seen) { type = try DeviceType(from: &json) }
      case 8 where key.word0 == 0x6567_6175_676e_616c:  // language
        if try json.hasValue(key, 5, &seen) { language = try json.readString(length: 0...64) }
      case 9 where key.word0 == 0x6e65_6741_7265_7375 && key.word1 == 0x74:  // userAgent
        if try json.hasValue(key, 6, &seen) { userAgent = try json.readString(length: 0...2_048) }
      case 2 where key.word0 == 0x7069:  // ip
        if try json.hasValue(key, 7, &seen) { ip = try json.readString(length: 0...64) }
      case 3 where key.word0 == 0x61_6669:  // ifa
        if try json.hasValue(key, 8, &seen) { ifa = try json.readString(length: 0...128) }
      case 15
      where key.word0 == 0x5464_4174_696d_696c
        && key.word1 == 0x67_6e69_6b63_6172:  // limitAdTracking
        if try json.hasValue(key, 9, &seen) { limitAdTracking = try json.readBool() }
      case 5 where key.word0 == 0x68_7464_6977:  // width
        if try json.hasValue(key, 10, &seen) { width = try json.readInt(in: 0...65_535) }
      case 6 where key.word0 == 0x7468_6769_6568:  // height
        if try json.hasValue(key, 11, &seen) { height = try json.readInt(in: 0...65_535) }
      case 10 where key.word0 == 0x7461_526c_6578_6970 && key.word1 == 0x6f69:  // pixelRatio
        if try json.hasValue(key, 12, &seen) {
          pixelRatio = try json.readDouble(from: 0, through: 16)
        }
      case 7 where key.word0 == 0x72_6569_7272_6163:  // carrier
        if try json.hasValue(key, 13, &seen) { carrier = try json.readString(length: 0...128) }
      case 10 where key.word0 == 0x6974_6365_6e6e_6f63 && key.word1 == 0x6e6f:  // connection
        if try json.hasValue(key, 14, &seen) { connection = try ConnectionType(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      os: os,
      osVersion: osVersion,
      make: make,
      model: model,
      type: type,
      language: language,
      userAgent: userAgent,
      ip: ip,
      ifa: ifa,
      limitAdTracking: limitAdTracking,
      width: width,
      height: height,
      pixelRatio: pixelRatio,
      carrier: carrier,
      connection: connection,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("os", .string(length: 0...64, format: nil)),
        .optional("osVersion", .string(length: 0...64, format: nil)),
        .optional("make", .string(length: 0...128, format: nil)),
        .optional("model", .string(length: 0...128, format: nil)),
        .optional("type", DeviceType.shape),
        .optional("language", .string(length: 0...64, format: nil)),
        .optional("userAgent", .string(length: 0...2_048, format: nil)),
        .optional("ip", .string(length: 0...64, format: nil)),
        .optional("ifa", .string(length: 0...128, format: nil)),
        .optional("limitAdTracking", .boolean),
        .optional("width", .integer(0...65_535)),
        .optional("height", .integer(0...65_535)),
        .optional("pixelRatio", .number(minimum: 0, maximum: 16)),
        .optional("carrier", .string(length: 0...128, format: nil)),
        .optional("connection", ConnectionType.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension DeviceContext: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("os", os)
    json.member("osVersion", osVersion)
    json.member("make", make)
    json.member("model", model)
    json.member("type", type)
    json.member("language", language)
    json.member("userAgent", userAgent)
    json.member("ip", ip)
    json.member("ifa", ifa)
    json.member("limitAdTracking", limitAdTracking)
    json.member("width", width)
    json.member("height", height)
    json.member("pixelRatio", pixelRatio)
    json.member("carrier", carrier)
    json.member("connection", connection)
    json.endObject()
  }
}

extension DeviceContext: Mergeable {
  /// This value, with what it lacks taken from the other.
  public func merged(over other: DeviceContext) -> DeviceContext {
    var merged = self
    merged.os = os ?? other.os
    merged.osVersion = osVersion ?? other.osVersion
    merged.make = make ?? other.make
    merged.model = model ?? other.model
    merged.type = type ?? other.type
    merged.language = language ?? other.language
    merged.userAgent = userAgent ?? other.userAgent
    merged.ip = ip ?? other.ip
    merged.ifa = ifa ?? other.ifa
    merged.limitAdTracking = limitAdTracking ?? other.limitAdTracking
    merged.width = width ?? other.width
    merged.height = height ?? other.height
    merged.pixelRatio = pixelRatio ?? other.pixelRatio
    merged.carrier = carrier ?? other.carrier
    merged.connection = connection ?? other.connection
    return merged
  }
}
