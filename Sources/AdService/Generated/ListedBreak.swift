// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A break that is planned by hand.
///
/// Its place is in exactly one of `clock`, `programTime` and `offsetMs`.
public struct ListedBreak: Hashable, Sendable {
  /// Its start by the clock on the wall, in a live stream.
  public var clock: String?

  /// Its start by the dates that a live stream itself carries.
  public var programTime: String?

  /// Its start from the beginning of a stream on demand.
  public var offsetMs: Int?

  /// The name that all viewers' players share; made of the minute of its start if absent.
  public var identifier: String?

  /// How long it lasts; breakDurationMs if absent.
  public var durationMs: Int?

  public init(
    clock: String? = nil,
    programTime: String? = nil,
    offsetMs: Int? = nil,
    identifier: String? = nil,
    durationMs: Int? = nil,
  ) {
    self.clock = clock
    self.programTime = programTime
    self.offsetMs = offsetMs
    self.identifier = identifier
    self.durationMs = durationMs
  }
}

extension ListedBreak: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var clock: String?
    var programTime: String?
    var offsetMs: Int?
    var identifier: String?
    var durationMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x6b_636f_6c63:  // clock
        if try json.hasValue(key, 0, &seen) {
          clock = try json.readString(length: 0...64, format: .dateTime)
        }
      case 11 where key.word0 == 0x546d_6172_676f_7270 && key.word1 == 0x65_6d69:  // programTime
        if try json.hasValue(key, 1, &seen) {
          programTime = try json.readString(length: 0...64, format: .dateTime)
        }
      case 8 where key.word0 == 0x734d_7465_7366_666f:  // offsetMs
        if try json.hasValue(key, 2, &seen) {
          offsetMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 10 where key.word0 == 0x6966_6974_6e65_6469 && key.word1 == 0x7265:  // identifier
        if try json.hasValue(key, 3, &seen) { identifier = try json.readString(length: 1...128) }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 4, &seen) { durationMs = try json.readInt(in: 1...86_400_000) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      clock: clock,
      programTime: programTime,
      offsetMs: offsetMs,
      identifier: identifier,
      durationMs: durationMs,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("clock", .string(length: 0...64, format: .dateTime)),
        .optional("programTime", .string(length: 0...64, format: .dateTime)),
        .optional("offsetMs", .integer(0...9_007_199_254_740_991)),
        .optional("identifier", .string(length: 1...128, format: nil)),
        .optional("durationMs", .integer(1...86_400_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension ListedBreak: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("clock", clock)
    json.member("programTime", programTime)
    json.member("offsetMs", offsetMs)
    json.member("identifier", identifier)
    json.member("durationMs", durationMs)
    json.endObject()
  }
}
