// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What a network pays for an ad.
public struct OfferedPrice: Hashable, Sendable {
  /// The price of a thousand impressions in millionths of the currency.
  public var cpmMicros: Int64

  /// The currency, by ISO 4217.
  public var currency: String

  public init(cpmMicros: Int64, currency: String) {
    self.cpmMicros = cpmMicros
    self.currency = currency
  }
}

extension OfferedPrice: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var cpmMicros: Int64?
    var currency: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 9 where key.word0 == 0x6f72_6369_4d6d_7063 && key.word1 == 0x73:  // cpmMicros
        if try json.hasValue(key, 0, &seen) { cpmMicros = try json.readDecimalString() }
      case 8 where key.word0 == 0x7963_6e65_7272_7563:  // currency
        if try json.hasValue(key, 1, &seen) { currency = try json.readString(length: 3...3) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let cpmMicros else { throw json.failure(.missingMember("cpmMicros")) }
    guard let currency else { throw json.failure(.missingMember("currency")) }
    self.init(cpmMicros: cpmMicros, currency: currency)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("cpmMicros", .string(length: 0...Int.max, format: .int64)),
        .required("currency", .string(length: 3...3, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension OfferedPrice: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("cpmMicros", decimal: cpmMicros)
    json.member("currency", currency)
    json.endObject()
  }
}
