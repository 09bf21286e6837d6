// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How much the program of an adapter may use.
public struct ProcessLimits: Hashable, Sendable {
  /// How many descriptors it may have open.
  public var openFiles: Int

  /// How much address space it may use; as much as there is if absent.
  public var memoryBytes: Int?

  /// How long one of its messages may be.
  public var messageBytes: Int

  public init(openFiles: Int = 1_024, memoryBytes: Int? = nil, messageBytes: Int = 1_048_576) {
    self.openFiles = openFiles
    self.memoryBytes = memoryBytes
    self.messageBytes = messageBytes
  }
}

extension ProcessLimits: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var openFiles: Int?
    var memoryBytes: Int?
    var messageBytes: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 9 where key.word0 == 0x656c_6946_6e65_706f && key.word1 == 0x73:  // openFiles
        if try json.hasValue(key, 0, &seen) { openFiles = try json.readInt(in: 8...1_048_576) }
      case 11 where key.word0 == 0x7942_7972_6f6d_656d && key.word1 == 0x73_6574:  // memoryBytes
        if try json.hasValue(key, 1, &seen) {
          memoryBytes = try json.readInt(in: 1_048_576...9_007_199_254_740_991)
        }
      case 12 where key.word0 == 0x4265_6761_7373_656d && key.word1 == 0x7365_7479:  // messageBytes
        if try json.hasValue(key, 2, &seen) {
          messageBytes = try json.readInt(in: 1_024...1_073_741_824)
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      openFiles: openFiles ?? 1_024,
      memoryBytes: memoryBytes,
      messageBytes: messageBytes ?? 1_048_576,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("openFiles", .integer(8...1_048_576)),
        .optional("memoryBytes", .integer(1_048_576...9_007_199_254_740_991)),
        .optional("messageBytes", .integer(1_024...1_073_741_824)),
      ],
      exactlyOne: false,
    )
  }
}

extension ProcessLimits: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("openFiles", openFiles)
    json.member("memoryBytes", memoryBytes)
    json.member("messageBytes", messageBytes)
    json.endObject()
  }
}
