// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An error that the sample network rehearses.
public struct SampleFailure: Hashable, Sendable {
  /// What kind of error it is; adapterFailed if absent.
  public var kind: SampleFailureKind?

  /// Whose error it is.
  public var domain: String

  /// The number in that domain.
  public var code: Int

  /// What it says for a person.
  public var message: String

  /// For how long the network wants to be left alone; not said if absent.
  public var retryAfterMs: Int?

  public init(
    kind: SampleFailureKind? = nil,
    domain: String,
    code: Int,
    message: String,
    retryAfterMs: Int? = nil,
  ) {
    self.kind = kind
    self.domain = domain
    self.code = code
    self.message = message
    self.retryAfterMs = retryAfterMs
  }
}

extension SampleFailure: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: SampleFailureKind?
    var domain: String?
    var code: Int?
    var message: String?
    var retryAfterMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x646e_696b:  // kind
        if try json.hasValue(key, 0, &seen) { kind = try SampleFailureKind(from: &json) }
      case 6 where key.word0 == 0x6e69_616d_6f64:  // domain
        if try json.hasValue(key, 1, &seen) { domain = try json.readString(length: 1...256) }
      case 4 where key.word0 == 0x6564_6f63:  // code
        if try json.hasValue(key, 2, &seen) {
          code = try json.readInt(in: -2_147_483_648...2_147_483_647)
        }
      case 7 where key.word0 == 0x65_6761_7373_656d:  // message
        if try json.hasValue(key, 3, &seen) { message = try json.readString(length: 0...4_096) }
      case 12 where key.word0 == 0x7466_4179_7274_6572 && key.word1 == 0x734d_7265:  // retryAfterMs
        if try json.hasValue(key, 4, &seen) { retryAfterMs = try json.readInt(in: 0...3_600_000) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let domain else { throw json.failure(.missingMember("domain")) }
    guard let code else { throw json.failure(.missingMember("code")) }
    guard let message else { throw json.failure(.missingMember("message")) }
    self.init(kind: kind, domain: domain, code: code, message: message, retryAfterMs: retryAfterMs)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("kind", SampleFailureKind.shape),
        .required("domain", .string(length: 1...256, format: nil)),
        .required("code", .integer(-2_147_483_648...2_147_483_647)),
        .required("message", .string(length: 0...4_096, format: nil)),
        .optional("retryAfterMs", .integer(0...3_600_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension SampleFailure: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("domain", domain)
    json.member("code", code)
    json.member("message", message)
    json.member("retryAfterMs", retryAfterMs)
    json.endObject()
  }
}
