// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where the configuration came from.
public enum ConfigurationSource: Hashable, Sendable {
  /// The file that was read.
  case file(String)

  /// True: no file was found or named, and the one built into the engine is used.
  case builtIn(Bool)
}

extension ConfigurationSource: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: ConfigurationSource?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x656c_6966:  // file
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .file(try json.readString())
        }
      case 7 where key.word0 == 0x6e_4974_6c69_7562:  // builtIn
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .builtIn(try json.readBool())
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
        .optional("file", .string(length: 0...Int.max, format: nil)),
        .optional("builtIn", .boolean),
      ],
      exactlyOne: true,
    )
  }
}

extension ConfigurationSource: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .file(let member): json.member("file", member)
    case .builtIn(let member): json.member("builtIn", member)
    }
    json.endObject()
  }
}
