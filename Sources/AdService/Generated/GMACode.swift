// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The error of the Google Mobile Ads SDK that means the same.
public struct GMACode: Hashable, Sendable {
  /// The error domain.
  public var domain: String

  /// The number in that domain.
  public var code: Int

  public init(domain: String, code: Int) {
    self.domain = domain
    self.code = code
  }
}

extension GMACode: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var domain: String?
    var code: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6e69_616d_6f64:  // domain
        if try json.hasValue(key, 0, &seen) { domain = try json.readString() }
      case 4 where key.word0 == 0x6564_6f63:  // code
        if try json.hasValue(key, 1, &seen) { code = try json.readInt(in: 0...65_535) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let domain else { throw json.failure(.missingMember("domain")) }
    guard let code else { throw json.failure(.missingMember("code")) }
    self.init(domain: domain, code: code)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("domain", .string(length: 0...Int.max, format: nil)),
        .required("code", .integer(0...65_535)),
      ],
      exactlyOne: false,
    )
  }
}

extension GMACode: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("domain", domain)
    json.member("code", code)
    json.endObject()
  }
}
