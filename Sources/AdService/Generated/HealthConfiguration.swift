// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// When a network that fails often is passed over.
public struct HealthConfiguration: Hashable, Sendable {
  /// Over about how many loads the share of failures is averaged; the latest weigh most.
  public var window: Int

  public init(window: Int = 100) {
    self.window = window
  }
}

extension HealthConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var window: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x776f_646e_6977:  // window
        if try json.hasValue(key, 0, &seen) { window = try json.readInt(in: 1...1_000_000) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(window: window ?? 100)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("window", .integer(1...1_000_000))
      ],
      exactlyOne: false,
    )
  }
}

extension HealthConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("window", window)
    json.endObject()
  }
}
