// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How the signalling endpoint of a stream fares.
public struct StreamSignals: Hashable, Sendable {
  /// Where it is, as config.yaml says.
  public var endpoint: String

  /// How often it has told of breaks since it is asked.
  public var answers: Int

  /// How many times in a row it has failed by now.
  public var failures: Int

  /// Why it failed the last time; absent if it did not.
  public var detail: String?

  /// When it told the last time; absent if it never did.
  public var toldAt: String?

  /// When it is asked again; absent while it is being asked.
  public var nextAt: String?

  /// How many pods could not be taken over when it told the last time.
  public var leftOut: Int

  /// What was wrong with the first of them; absent if there is none.
  public var leftOutDetail: String?

  public init(
    endpoint: String,
    answers: Int,
    failures: Int,
    detail: String? = nil,
    toldAt: String? = nil,
    nextAt: String? = nil,
    leftOut: Int,
    leftOutDetail: String? = nil,
  ) {
    self.endpoint = endpoint
    self.answers = answers
    self.failures = failures
    self.detail = detail
    self.toldAt = toldAt
    self.nextAt = nextAt
    self.leftOut = leftOut
    self.leftOutDetail = leftOutDetail
  }
}

extension StreamSignals: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var endpoint: String?
    var answers: Int?
    var failures: Int?
    var detail: String?
    var toldAt: String?
    var nextAt: String?
    var leftOut: Int?
    var leftOutDetail: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x746e_696f_7064_6e65:  // endpoint
        if try json.hasValue(key, 0, &seen) { endpoint = try json.readString() }
      case 7 where key.word0 == 0x73_7265_7773_6e61:  // answers
        if try json.hasValue(key, 1, &seen) {
          answers = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 8 where key.word0 == 0x7365_7275_6c69_6166:  // failures
        if try json.hasValue(key, 2, &seen) {
          failures = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 6 where key.word0 == 0x6c69_6174_6564:  // detail
        if try json.hasValue(key, 3, &seen) { detail = try json.readString() }
      case 6 where key.word0 == 0x7441_646c_6f74:  // toldAt
        if try json.hasValue(key, 4, &seen) { toldAt = try json.readString(format: .dateTime) }
      case 6 where key.word0 == 0x7441_7478_656e:  // nextAt
        if try json.hasValue(key, 5, &seen) { nextAt = try json.readString(format: .dateTime) }
      case 7 where key.word0 == 0x74_754f_7466_656c:  // leftOut
        if try json.hasValue(key, 6, &seen) {
          leftOut = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 13
      where key.word0 == 0x4474_754f_7466_656c
        && key.word1 == 0x6c_6961_7465:  // leftOutDetail
        if try json.hasValue(key, 7, &seen) { leftOutDetail = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let endpoint else { throw json.failure(.missingMember("endpoint")) }
    guard let answers else { throw json.failure(.missingMember("answers")) }
    guard let failures else { throw json.failure(.missingMember("failures")) }
    guard let leftOut else { throw json.failure(.missingMember("leftOut")) }
    self.init(
      endpoint: endpoint,
      answers: answers,
      failures: failures,
      detail: detail,
      toldAt: toldAt,
      nextAt: nextAt,
      leftOut: leftOut,
      leftOutDetail: leftOutDetail,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("endpoint", .string(length: 0...Int.max, format: nil)),
        .required("answers", .integer(0...9_007_199_254_740_991)),
        .required("failures", .integer(0...9_007_199_254_740_991)),
        .optional("detail", .string(length: 0...Int.max, format: nil)),
        .optional("toldAt", .string(length: 0...Int.max, format: .dateTime)),
        .optional("nextAt", .string(length: 0...Int.max, format: .dateTime)),
        .required("leftOut", .integer(0...9_007_199_254_740_991)),
        .optional("leftOutDetail", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension StreamSignals: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("endpoint", endpoint)
    json.member("answers", answers)
    json.member("failures", failures)
    json.member("detail", detail)
    json.member("toldAt", toldAt)
    json.member("nextAt", nextAt)
    json.member("leftOut", leftOut)
    json.member("leftOutDetail", leftOutDetail)
    json.endObject()
  }
}
