// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How often the sample network answers with one kind of error.
public struct SampleErrorRate: Hashable, Sendable {
  /// What kind of error it is.
  public var kind: SampleFailureKind

  /// The share of all loads, from 0 to 1.
  public var rate: Double

  public init(kind: SampleFailureKind, rate: Double) {
    self.kind = kind
    self.rate = rate
  }
}

extension SampleErrorRate: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: SampleFailureKind?
    var rate: Double?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x646e_696b:  // kind
        if try json.hasValue(key, 0, &seen) { kind = try SampleFailureKind(from: &json) }
      case 4 where key.word0 == 0x6574_6172:  // rate
        if try json.hasValue(key, 1, &seen) { rate = try json.readDouble(from: 0, through: 1) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let kind else { throw json.failure(.missingMember("kind")) }
    guard let rate else { throw json.failure(.missingMember("rate")) }
    self.init(kind: kind, rate: rate)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("kind", SampleFailureKind.shape),
        .required("rate", .number(minimum: 0, maximum: 1)),
      ],
      exactlyOne: false,
    )
  }
}

extension SampleErrorRate: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("rate", rate)
    json.endObject()
  }
}
