// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where a break begins.
public enum BreakTime: Hashable, Sendable {
  /// By the clock on the wall.
  case clock(String)

  /// By the dates that the stream itself carries (EXT-X-PROGRAM-DATE-TIME).
  case programTime(String)

  /// By the player's own clock, which on demand counts from the beginning of the stream.
  case offsetMs(Int)
}

extension BreakTime: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: BreakTime?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x6b_636f_6c63:  // clock
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .clock(try json.readString(length: 0...64, format: .dateTime))
        }
      case 11 where key.word0 == 0x546d_6172_676f_7270 && key.word1 == 0x65_6d69:  // programTime
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .programTime(try json.readString(length: 0...64, format: .dateTime))
        }
      case 8 where key.word0 == 0x734d_7465_7366_666f:  // offsetMs
        if try json.hasOnlyValue(key, 2, &seen, after: member) {
          member = .offsetMs(try json.readInt(in: 0...9_007_199_254_740_991))
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let member else { throw json.failure(.notExactlyOneMember) }
    self = member
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("clock", .string(length: 0...64, format: .dateTime)),
        .optional("programTime", .string(length: 0...64, format: .dateTime)),
        .optional("offsetMs", .integer(0...9_007_199_254_740_991)),
      ],
      exactlyOne: true,
    )
  }
}

extension BreakTime: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .clock(let member): json.member("clock", member)
    case .programTime(let member): json.member("programTime", member)
    case .offsetMs(let member): json.member("offsetMs", member)
    }
    json.endObject()
  }
}
