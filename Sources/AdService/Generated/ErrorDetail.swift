// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The data of an error.
public struct ErrorDetail: Hashable, Sendable {
  /// The canonical name of the code, such as NOT_FOUND.
  public var status: String

  /// A stable word to branch on, such as NO_FILL.
  public var reason: String

  /// What to do about it.
  public var remedy: String?

  /// How long to wait before the call can succeed.
  public var retryAfterMs: Int?

  /// Every mistake that was found.
  public var violations: [Violation]?

  /// Why no source filled.
  public var explain: Explain?

  /// What the network said, word for word.
  public var adapter: AdapterFailure?

  /// The error of the Google Mobile Ads SDK that means the same.
  public var gma: GMACode?

  public init(
    status: String,
    reason: String,
    remedy: String? = nil,
    retryAfterMs: Int? = nil,
    violations: [Violation]? = nil,
    explain: Explain? = nil,
    adapter: AdapterFailure? = nil,
    gma: GMACode? = nil,
  ) {
    self.status = status
    self.reason = reason
    self.remedy = remedy
    self.retryAfterMs = retryAfterMs
    self.violations = violations
    self.explain = explain
    self.adapter = adapter
    self.gma = gma
  }
}

extension ErrorDetail: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var status: String?
    var reason: String?
    var remedy: String?
    var retryAfterMs: Int?
    var violations: [Violation]?
    var explain: Explain?
    var adapter: AdapterFailure?
    var gma: GMACode?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7375_7461_7473:  // status
        if try json.hasValue(key, 0, &seen) { status = try json.readString() }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 1, &seen) { reason = try json.readString() }
      case 6 where key.word0 == 0x7964_656d_6572:  // remedy
        if try json.hasValue(key, 2, &seen) { remedy = try json.readString() }
      case 12 where key.word0 == 0x7466_4179_7274_6572 && key.word1 == 0x734d_7265:  // retryAfterMs
        if try json.hasValue(key, 3, &seen) {
          retryAfterMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 10 where key.word0 == 0x6f69_7461_6c6f_6976 && key.word1 == 0x736e:  // violations
        if try json.hasValue(key, 4, &seen) {
          violations = try json.readArray(of: Violation.self, count: 0...Int.max)
        }
      case 7 where key.word0 == 0x6e_6961_6c70_7865:  // explain
        if try json.hasValue(key, 5, &seen) { explain = try Explain(from: &json) }
      case 7 where key.word0 == 0x72_6574_7061_6461:  // adapter
        if try json.hasValue(key, 6, &seen) { adapter = try AdapterFailure(from: &json) }
      case 3 where key.word0 == 0x61_6d67:  // gma
        if try json.hasValue(key, 7, &seen) { gma = try GMACode(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let status else { throw json.failure(.missingMember("status")) }
    guard let reason else { throw json.failure(.missingMember("reason")) }
    self.init(
      status: status,
      reason: reason,
      remedy: remedy,
      retryAfterMs: retryAfterMs,
      violations: violations,
      explain: explain,
      adapter: adapter,
      gma: gma,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("status", .string(length: 0...Int.max, format: nil)),
        .required("reason", .string(length: 0...Int.max, format: nil)),
        .optional("remedy", .string(length: 0...Int.max, format: nil)),
        .optional("retryAfterMs", .integer(0...9_007_199_254_740_991)),
        .optional("violations", .array(Violation.shape, count: 0...Int.max)),
        .optional("explain", Explain.shape),
        .optional("adapter", AdapterFailure.shape),
        .optional("gma", GMACode.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension ErrorDetail: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("reason", reason)
    json.member("remedy", remedy)
    json.member("retryAfterMs", retryAfterMs)
    json.member("violations", violations)
    json.member("explain", explain)
    json.member("adapter", adapter)
    json.member("gma", gma)
    json.endObject()
  }
}
