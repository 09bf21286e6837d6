// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// One thing that an interstitial plays.
public struct TemplateItem: Hashable, Sendable {
  /// The playlist to play.
  public var url: String

  public init(url: String) {
    self.url = url
  }
}

extension TemplateItem: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var url: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x6c_7275:  // url
        if try json.hasValue(key, 0, &seen) { url = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let url else { throw json.failure(.missingMember("url")) }
    self.init(url: url)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("url", .string(length: 0...Int.max, format: nil))
      ],
      exactlyOne: false,
    )
  }
}

extension TemplateItem: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("url", url)
    json.endObject()
  }
}
