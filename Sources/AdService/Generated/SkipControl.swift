// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The button by which a viewer ends a break early.
public struct SkipControl: Hashable, Sendable {
  /// After how much of the break the button appears, in whole seconds.
  public var offsetMs: Int

  /// For how long it stays, in whole seconds; until the end of the break if absent.
  public var durationMs: Int?

  /// Which of the app's words it bears: letters, hyphens and underscores; the player's own if
  /// absent.
  public var labelId: String?

  public init(offsetMs: Int, durationMs: Int? = nil, labelId: String? = nil) {
    self.offsetMs = offsetMs
    self.durationMs = durationMs
    self.labelId = labelId
  }
}

extension SkipControl: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var offsetMs: Int?
    var durationMs: Int?
    var labelId: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x734d_7465_7366_666f:  // offsetMs
        if try json.hasValue(key, 0, &seen) { offsetMs = try json.readInt(in: 0...86_400_000) }
      case 10 where key.word0 == 0x6e6f_6974_6172_7564 && key.word1 == 0x734d:  // durationMs
        if try json.hasValue(key, 1, &seen) {
          durationMs = try json.readInt(in: 1_000...86_400_000)
        }
      case 7 where key.word0 == 0x64_496c_6562_616c:  // labelId
        if try json.hasValue(key, 2, &seen) { labelId = try json.readString(length: 1...64) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let offsetMs else { throw json.failure(.missingMember("offsetMs")) }
    self.init(offsetMs: offsetMs, durationMs: durationMs, labelId: labelId)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("offsetMs", .integer(0...86_400_000)),
        .optional("durationMs", .integer(1_000...86_400_000)),
        .optional("labelId", .string(length: 1...64, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension SkipControl: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("offsetMs", offsetMs)
    json.member("durationMs", durationMs)
    json.member("labelId", labelId)
    json.endObject()
  }
}
