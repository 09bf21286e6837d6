// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// One mistake and where it is.
public struct Violation: Hashable, Sendable {
  /// The member, such as `events[0].type`; in a configuration, file:line:column.
  public var path: String

  /// What should have been there.
  public var expected: String

  /// What was there.
  public var found: String?

  public init(path: String, expected: String, found: String? = nil) {
    self.path = path
    self.expected = expected
    self.found = found
  }
}

extension Violation: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var path: String?
    var expected: String?
    var found: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6874_6170:  // path
        if try json.hasValue(key, 0, &seen) { path = try json.readString() }
      case 8 where key.word0 == 0x6465_7463_6570_7865:  // expected
        if try json.hasValue(key, 1, &seen) { expected = try json.readString() }
      case 5 where key.word0 == 0x64_6e75_6f66:  // found
        if try json.hasValue(key, 2, &seen) { found = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let path else { throw json.failure(.missingMember("path")) }
    guard let expected else { throw json.failure(.missingMember("expected")) }
    self.init(path: path, expected: expected, found: found)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("path", .string(length: 0...Int.max, format: nil)),
        .required("expected", .string(length: 0...Int.max, format: nil)),
        .optional("found", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension Violation: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("path", path)
    json.member("expected", expected)
    json.member("found", found)
    json.endObject()
  }
}
