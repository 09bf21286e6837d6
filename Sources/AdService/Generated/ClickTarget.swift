// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What a click opens.
public struct ClickTarget: Hashable, Sendable {
  /// Links into apps, the best first; the first one that can be opened is.
  public var deepLinks: [String]?

  /// The page that is opened when no deep link can be.
  public var destination: String?

  public init(deepLinks: [String]? = nil, destination: String? = nil) {
    self.deepLinks = deepLinks
    self.destination = destination
  }
}

extension ClickTarget: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var deepLinks: [String]?
    var destination: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 9 where key.word0 == 0x6b6e_694c_7065_6564 && key.word1 == 0x73:  // deepLinks
        if try json.hasValue(key, 0, &seen) {
          deepLinks = try json.readArray(count: 0...16) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      case 11 where key.word0 == 0x7461_6e69_7473_6564 && key.word1 == 0x6e_6f69:  // destination
        if try json.hasValue(key, 1, &seen) { destination = try json.readString(length: 0...4_096) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(deepLinks: deepLinks, destination: destination)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("deepLinks", .array(.string(length: 0...4_096, format: nil), count: 0...16)),
        .optional("destination", .string(length: 0...4_096, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension ClickTarget: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("deepLinks", deepLinks) { json, element in json.string(element) }
    json.member("destination", destination)
    json.endObject()
  }
}
