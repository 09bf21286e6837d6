// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where the breaks of a stream belong by themselves.
public enum ScheduleConfiguration: Hashable, Sendable {
  /// How far apart they begin: live counted from 1970, so that all viewers and engines agree; on
  /// demand from the beginning of the content.
  case everyMs(Int)

  /// The places of the breaks.
  case at([ListedBreak])

  /// Wherever the publisher says, in a live stream.
  case signals(SignalsConfiguration)
}

extension ScheduleConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: ScheduleConfiguration?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x73_4d79_7265_7665:  // everyMs
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .everyMs(try json.readInt(in: 60_000...86_400_000))
        }
      case 2 where key.word0 == 0x7461:  // at
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .at(try json.readArray(of: ListedBreak.self, count: 1...10_000))
        }
      case 7 where key.word0 == 0x73_6c61_6e67_6973:  // signals
        if try json.hasOnlyValue(key, 2, &seen, after: member) {
          member = .signals(try SignalsConfiguration(from: &json))
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
        .optional("everyMs", .integer(60_000...86_400_000)),
        .optional("at", .array(ListedBreak.shape, count: 1...10_000)),
        .optional("signals", SignalsConfiguration.shape),
      ],
      exactlyOne: true,
    )
  }
}

extension ScheduleConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .everyMs(let member): json.member("everyMs", member)
    case .at(let member): json.member("at", member)
    case .signals(let member): json.member("signals", member)
    }
    json.endObject()
  }
}
