// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What the ad server tells of the ads of a session.
public struct StreamMetadata: Hashable, Sendable {
  /// How long the engine waits before it asks again.
  public var pollMs: Int

  /// How often it has told.
  public var answers: Int

  /// Why it did not tell the last time; absent if it did.
  public var detail: String?

  public init(pollMs: Int, answers: Int, detail: String? = nil) {
    self.pollMs = pollMs
    self.answers = answers
    self.detail = detail
  }
}

extension StreamMetadata: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var pollMs: Int?
    var answers: Int?
    var detail: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x734d_6c6c_6f70:  // pollMs
        if try json.hasValue(key, 0, &seen) { pollMs = try json.readInt(in: 1_000...300_000) }
      case 7 where key.word0 == 0x73_7265_7773_6e61:  // answers
        if try json.hasValue(key, 1, &seen) {
          answers = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 6 where key.word0 == 0x6c69_6174_6564:  // detail
        if try json.hasValue(key, 2, &seen) { detail = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let pollMs else { throw json.failure(.missingMember("pollMs")) }
    guard let answers else { throw json.failure(.missingMember("answers")) }
    self.init(pollMs: pollMs, answers: answers, detail: detail)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("pollMs", .integer(1_000...300_000)),
        .required("answers", .integer(0...9_007_199_254_740_991)),
        .optional("detail", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension StreamMetadata: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("pollMs", pollMs)
    json.member("answers", answers)
    json.member("detail", detail)
    json.endObject()
  }
}
