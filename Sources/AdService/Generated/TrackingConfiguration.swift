// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How those are told of ads who want to hear of them.
public struct TrackingConfiguration: Hashable, Sendable {
  /// What the engine calls itself; what the device calls itself if absent, or else adpipe.
  public var userAgent: String?

  /// What is said besides, by the names of the headers.
  public var headers: JSONMap<String>?

  /// How often each is tried at most.
  public var tries: Int

  /// How long the second try waits at most; the wait doubles from try to try.
  public var backOffMs: Int

  /// How long one that is tried again may hold up the next of its ad.
  public var holdMs: Int

  /// How long each is tried.
  public var maxAgeMs: Int

  /// How long one try may take.
  public var timeoutMs: Int

  /// How many tries are under way at once.
  public var inFlight: Int

  public init(
    userAgent: String? = nil,
    headers: JSONMap<String>? = nil,
    tries: Int = 5,
    backOffMs: Int = 1_000,
    holdMs: Int = 5_000,
    maxAgeMs: Int = 3_600_000,
    timeoutMs: Int = 5_000,
    inFlight: Int = 64,
  ) {
    self.userAgent = userAgent
    self.headers = headers
    self.tries = tries
    self.backOffMs = backOffMs
    self.holdMs = holdMs
    self.maxAgeMs = maxAgeMs
    self.timeoutMs = timeoutMs
    self.inFlight = inFlight
  }
}

extension TrackingConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var userAgent: String?
    var headers: JSONMap<String>?
    var tries: Int?
    var backOffMs: Int?
    var holdMs: Int?
    var maxAgeMs: Int?
    var timeoutMs: Int?
    var inFlight: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 9 where key.word0 == 0x6e65_6741_7265_7375 && key.word1 == 0x74:  // userAgent
        if try json.hasValue(key, 0, &seen) { userAgent = try json.readString(length: 1...2_048) }
      case 7 where key.word0 == 0x73_7265_6461_6568:  // headers
        if try json.hasValue(key, 1, &seen) {
          headers = try json.readMap(count: 0...32) { json throws(JSONError) in
            try json.readString(length: 1...4_096)
          }
        }
      case 5 where key.word0 == 0x73_6569_7274:  // tries
        if try json.hasValue(key, 2, &seen) { tries = try json.readInt(in: 1...20) }
      case 9 where key.word0 == 0x4d66_664f_6b63_6162 && key.word1 == 0x73:  // backOffMs
        if try json.hasValue(key, 3, &seen) { backOffMs = try json.readInt(in: 1...600_000) }
      case 6 where key.word0 == 0x734d_646c_6f68:  // holdMs
        if try json.hasValue(key, 4, &seen) { holdMs = try json.readInt(in: 0...600_000) }
      case 8 where key.word0 == 0x734d_6567_4178_616d:  // maxAgeMs
        if try json.hasValue(key, 5, &seen) { maxAgeMs = try json.readInt(in: 1...604_800_000) }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 6, &seen) { timeoutMs = try json.readInt(in: 1...600_000) }
      case 8 where key.word0 == 0x7468_6769_6c46_6e69:  // inFlight
        if try json.hasValue(key, 7, &seen) { inFlight = try json.readInt(in: 1...10_000) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      userAgent: userAgent,
      headers: headers,
      tries: tries ?? 5,
      backOffMs: backOffMs ?? 1_000,
      holdMs: holdMs ?? 5_000,
      maxAgeMs: maxAgeMs ?? 3_600_000,
      timeoutMs: timeoutMs ?? 5_000,
      inFlight: inFlight ?? 64,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("userAgent", .string(length: 1...2_048, format: nil)),
        .optional("headers", .map(.string(length: 1...4_096, format: nil), count: 0...32)),
        .optional("tries", .integer(1...20)),
        .optional("backOffMs", .integer(1...600_000)),
        .optional("holdMs", .integer(0...600_000)),
        .optional("maxAgeMs", .integer(1...604_800_000)),
        .optional("timeoutMs", .integer(1...600_000)),
        .optional("inFlight", .integer(1...10_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension TrackingConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("userAgent", userAgent)
    json.member("headers", headers) { json, element in json.string(element) }
    json.member("tries", tries)
    json.member("backOffMs", backOffMs)
    json.member("holdMs", holdMs)
    json.member("maxAgeMs", maxAgeMs)
    json.member("timeoutMs", timeoutMs)
    json.member("inFlight", inFlight)
    json.endObject()
  }
}
