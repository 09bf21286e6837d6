// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A place on the timeline of a stream: a time live, an offset on demand.
public enum StreamPlace: Hashable, Sendable {
  /// By the clock on the wall.
  case clock(String)

  /// From the beginning of the content.
  case offsetMs(Int)
}

extension StreamPlace: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: StreamPlace?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x6b_636f_6c63:  // clock
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .clock(try json.readString(format: .dateTime))
        }
      case 8 where key.word0 == 0x734d_7465_7366_666f:  // offsetMs
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .offsetMs(try json.readInt(in: -9_007_199_254_740_991...9_007_199_254_740_991))
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
        .optional("clock", .string(length: 0...Int.max, format: .dateTime)),
        .optional("offsetMs", .integer(-9_007_199_254_740_991...9_007_199_254_740_991)),
      ],
      exactlyOne: true,
    )
  }
}

extension StreamPlace: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .clock(let member): json.member("clock", member)
    case .offsetMs(let member): json.member("offsetMs", member)
    }
    json.endObject()
  }
}
