// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The data of an error that an adapter answers.
///
/// All of it is optional: an error without data counts as `adapterFailed`. `domain`, `code` and
/// `message` are the network's own and are passed on to the client word for word.
public struct AdapterErrorDetail: Hashable, Sendable {
  /// What kind of failure it is; adapterFailed if absent.
  public var kind: FailureKind?

  /// Whose error it is.
  public var domain: String?

  /// The number in that domain.
  public var code: Int?

  /// What it says for a person.
  public var message: String?

  /// How long the network wants not to be asked again.
  public var retryAfterMs: Int?

  public init(
    kind: FailureKind? = nil,
    domain: String? = nil,
    code: Int? = nil,
    message: String? = nil,
    retryAfterMs: Int? = nil,
  ) {
    self.kind = kind
    self.domain = domain
    self.code = code
    self.message = message
    self.retryAfterMs = retryAfterMs
  }
}

extension AdapterErrorDetail: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: FailureKind?
    var domain: String?
    var code: Int?
    var message: String?
    var retryAfterMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x646e_696b:  // kind
        if try json.hasValue(key, 0, &seen) { kind = try FailureKind(from: &json) }
      case 6 where key.word0 == 0x6e69_616d_6f64:  // domain
        if try json.hasValue(key, 1, &seen) { domain = try json.readString(length: 0...256) }
      case 4 where key.word0 == 0x6564_6f63:  // code
        if try json.hasValue(key, 2, &seen) {
          code = try json.readInt(in: -2_147_483_648...2_147_483_647)
        }
      case 7 where key.word0 == 0x65_6761_7373_656d:  // message
        if try json.hasValue(key, 3, &seen) { message = try json.readString(length: 0...4_096) }
      case 12 where key.word0 == 0x7466_4179_7274_6572 && key.word1 == 0x734d_7265:  // retryAfterMs
        if try json.hasValue(key, 4, &seen) {
          retryAfterMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(kind: kind, domain: domain, code: code, message: message, retryAfterMs: retryAfterMs)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("kind", FailureKind.shape),
        .optional("domain", .string(length: 0...256, format: nil)),
        .optional("code", .integer(-2_147_483_648...2_147_483_647)),
        .optional("message", .string(length: 0...4_096, format: nil)),
        .optional("retryAfterMs", .integer(0...9_007_199_254_740_991)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdapterErrorDetail: JSONWritable {
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
