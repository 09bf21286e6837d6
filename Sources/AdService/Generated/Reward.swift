// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What watching an ad earns.
public struct Reward: Hashable, Sendable {
  /// What it is, such as coins.
  public var type: String

  /// How much of it.
  public var amount: JSONNumber

  public init(type: String, amount: JSONNumber) {
    self.type = type
    self.amount = amount
  }
}

extension Reward: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    var amount: JSONNumber?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6570_7974:  // type
        if try json.hasValue(key, 0, &seen) { type = try json.readString(length: 1...128) }
      case 6 where key.word0 == 0x746e_756f_6d61:  // amount
        if try json.hasValue(key, 1, &seen) { amount = try json.readNumber(from: 0) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let type else { throw json.failure(.missingMember("type")) }
    guard let amount else { throw json.failure(.missingMember("amount")) }
    self.init(type: type, amount: amount)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("type", .string(length: 1...128, format: nil)),
        .required("amount", .number(minimum: 0, maximum: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension Reward: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.member("amount", amount)
    json.endObject()
  }
}
