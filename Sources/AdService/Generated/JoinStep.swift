// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What a viewer who joins gets before the content.
public struct JoinStep: Hashable, Sendable {
  /// The break.
  public var breakId: String

  /// Where the stream is when it begins to be played.
  public var at: StreamPlace

  /// How far into the break it begins; for asset lists this is _HLS_start_offset, in seconds.
  public var offsetMs: Int

  /// How long it is played.
  public var playMs: Int

  public init(breakId: String, at: StreamPlace, offsetMs: Int, playMs: Int) {
    self.breakId = breakId
    self.at = at
    self.offsetMs = offsetMs
    self.playMs = playMs
  }
}

extension JoinStep: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breakId: String?
    var at: StreamPlace?
    var offsetMs: Int?
    var playMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 0, &seen) { breakId = try json.readString() }
      case 2 where key.word0 == 0x7461:  // at
        if try json.hasValue(key, 1, &seen) { at = try StreamPlace(from: &json) }
      case 8 where key.word0 == 0x734d_7465_7366_666f:  // offsetMs
        if try json.hasValue(key, 2, &seen) { offsetMs = try json.readInt(in: 0...86_400_000) }
      case 6 where key.word0 == 0x734d_7961_6c70:  // playMs
        if try json.hasValue(key, 3, &seen) { playMs = try json.readInt(in: 0...86_400_000) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    guard let at else { throw json.failure(.missingMember("at")) }
    guard let offsetMs else { throw json.failure(.missingMember("offsetMs")) }
    guard let playMs else { throw json.failure(.missingMember("playMs")) }
    self.init(breakId: breakId, at: at, offsetMs: offsetMs, playMs: playMs)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breakId", .string(length: 0...Int.max, format: nil)),
        .required("at", StreamPlace.shape),
        .required("offsetMs", .integer(0...86_400_000)),
        .required("playMs", .integer(0...86_400_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension JoinStep: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breakId", breakId)
    json.member("at", at)
    json.member("offsetMs", offsetMs)
    json.member("playMs", playMs)
    json.endObject()
  }
}
