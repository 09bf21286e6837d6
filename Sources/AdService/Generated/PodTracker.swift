// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// An address to be asked once when an ad has come so far.
public struct PodTracker: Hashable, Sendable {
  /// How far the ad has come by then.
  public var at: PodAdMoment

  /// The address, which is asked as it is.
  public var url: String

  public init(at: PodAdMoment, url: String) {
    self.at = at
    self.url = url
  }
}

extension PodTracker: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var at: PodAdMoment?
    var url: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x7461:  // at
        if try json.hasValue(key, 0, &seen) { at = try PodAdMoment(from: &json) }
      case 3 where key.word0 == 0x6c_7275:  // url
        if try json.hasValue(key, 1, &seen) { url = try json.readString(length: 1...8_192) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let at else { throw json.failure(.missingMember("at")) }
    guard let url else { throw json.failure(.missingMember("url")) }
    self.init(at: at, url: url)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("at", PodAdMoment.shape),
        .required("url", .string(length: 1...8_192, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension PodTracker: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("at", at)
    json.member("url", url)
    json.endObject()
  }
}
