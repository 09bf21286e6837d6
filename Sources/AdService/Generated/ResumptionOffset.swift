// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where the content goes on after a break.
public enum ResumptionOffset: Hashable, Sendable {
  /// So far after the place where the break began; before it if negative.
  case ms(Int)

  /// True: as far on as the break took, so that a live stream stays live.
  case indefinite(Bool)
}

extension ResumptionOffset: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: ResumptionOffset?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x736d:  // ms
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .ms(try json.readInt(in: -86_400_000...86_400_000))
        }
      case 10 where key.word0 == 0x696e_6966_6564_6e69 && key.word1 == 0x6574:  // indefinite
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .indefinite(try json.readBool())
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
        .optional("ms", .integer(-86_400_000...86_400_000)),
        .optional("indefinite", .boolean),
      ],
      exactlyOne: true,
    )
  }
}

extension ResumptionOffset: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .ms(let member): json.member("ms", member)
    case .indefinite(let member): json.member("indefinite", member)
    }
    json.endObject()
  }
}
