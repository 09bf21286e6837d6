// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A file with captions of a video.
public struct VideoCaption: Hashable, Sendable {
  /// Where it can be fetched.
  public var url: String

  /// Its media type, such as text/vtt.
  public var mimeType: String?

  /// Its language, as BCP 47 has it.
  public var language: String?

  public init(url: String, mimeType: String? = nil, language: String? = nil) {
    self.url = url
    self.mimeType = mimeType
    self.language = language
  }
}

extension VideoCaption: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var url: String?
    var mimeType: String?
    var language: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x6c_7275:  // url
        if try json.hasValue(key, 0, &seen) { url = try json.readString(length: 0...4_096) }
      case 8 where key.word0 == 0x6570_7954_656d_696d:  // mimeType
        if try json.hasValue(key, 1, &seen) { mimeType = try json.readString(length: 0...256) }
      case 8 where key.word0 == 0x6567_6175_676e_616c:  // language
        if try json.hasValue(key, 2, &seen) { language = try json.readString(length: 0...64) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let url else { throw json.failure(.missingMember("url")) }
    self.init(url: url, mimeType: mimeType, language: language)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("url", .string(length: 0...4_096, format: nil)),
        .optional("mimeType", .string(length: 0...256, format: nil)),
        .optional("language", .string(length: 0...64, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension VideoCaption: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("url", url)
    json.member("mimeType", mimeType)
    json.member("language", language)
    json.endObject()
  }
}
