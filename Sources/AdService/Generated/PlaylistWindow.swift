// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The segments that a playlist has.
public struct PlaylistWindow: Hashable, Sendable {
  /// The number of its first segment.
  public var mediaSequence: Int

  /// How many segments it has.
  public var segments: Int

  /// How many of them the playlist before did not have.
  public var newSegments: Int

  /// When its first segment begins; absent for a playlist without dates.
  public var windowStart: String?

  /// When its last segment ends; absent for a playlist without dates.
  public var windowEnd: String?

  public init(
    mediaSequence: Int,
    segments: Int,
    newSegments: Int,
    windowStart: String? = nil,
    windowEnd: String? = nil,
  ) {
    self.mediaSequence = mediaSequence
    self.segments = segments
    self.newSegments = newSegments
    self.windowStart = windowStart
    self.windowEnd = windowEnd
  }
}

extension PlaylistWindow: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var mediaSequence: Int?
    var segments: Int?
    var newSegments: Int?
    var windowStart: String?
    var windowEnd: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 13
      where key.word0 == 0x7165_5361_6964_656d
        && key.word1 == 0x65_636e_6575:  // mediaSequence
        if try json.hasValue(key, 0, &seen) {
          mediaSequence = try json.readInt(in: 0...999_999_999_999_999)
        }
      case 8 where key.word0 == 0x7374_6e65_6d67_6573:  // segments
        if try json.hasValue(key, 1, &seen) { segments = try json.readInt(in: 0...250_000) }
      case 11 where key.word0 == 0x656d_6765_5377_656e && key.word1 == 0x73_746e:  // newSegments
        if try json.hasValue(key, 2, &seen) { newSegments = try json.readInt(in: 0...250_000) }
      case 11 where key.word0 == 0x7453_776f_646e_6977 && key.word1 == 0x74_7261:  // windowStart
        if try json.hasValue(key, 3, &seen) { windowStart = try json.readString(format: .dateTime) }
      case 9 where key.word0 == 0x6e45_776f_646e_6977 && key.word1 == 0x64:  // windowEnd
        if try json.hasValue(key, 4, &seen) { windowEnd = try json.readString(format: .dateTime) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let mediaSequence else { throw json.failure(.missingMember("mediaSequence")) }
    guard let segments else { throw json.failure(.missingMember("segments")) }
    guard let newSegments else { throw json.failure(.missingMember("newSegments")) }
    self.init(
      mediaSequence: mediaSequence,
      segments: segments,
      newSegments: newSegments,
      windowStart: windowStart,
      windowEnd: windowEnd,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("mediaSequence", .integer(0...999_999_999_999_999)),
        .required("segments", .integer(0...250_000)),
        .required("newSegments", .integer(0...250_000)),
        .optional("windowStart", .string(length: 0...Int.max, format: .dateTime)),
        .optional("windowEnd", .string(length: 0...Int.max, format: .dateTime)),
      ],
      exactlyOne: false,
    )
  }
}

extension PlaylistWindow: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("mediaSequence", mediaSequence)
    json.member("segments", segments)
    json.member("newSegments", newSegments)
    json.member("windowStart", windowStart)
    json.member("windowEnd", windowEnd)
    json.endObject()
  }
}
