// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The picture or page of something that comes with a video.
public enum VideoResource: Hashable, Sendable {
  /// A picture.
  case image(AdImage)

  /// The address of a page to be shown in a frame.
  case frameUrl(String)

  /// The source of a page.
  case markup(String)
}

extension VideoResource: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: VideoResource?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x65_6761_6d69:  // image
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .image(try AdImage(from: &json))
        }
      case 8 where key.word0 == 0x6c72_5565_6d61_7266:  // frameUrl
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .frameUrl(try json.readString(length: 0...4_096))
        }
      case 6 where key.word0 == 0x7075_6b72_616d:  // markup
        if try json.hasOnlyValue(key, 2, &seen, after: member) {
          member = .markup(try json.readString(length: 0...1_048_576))
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let member else { throw json.failure(.notExactlyOneMember) }
    self = member
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("image", AdImage.shape),
        .optional("frameUrl", .string(length: 0...4_096, format: nil)),
        .optional("markup", .string(length: 0...1_048_576, format: nil)),
      ],
      exactlyOne: true,
    )
  }
}

extension VideoResource: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .image(let member): json.member("image", member)
    case .frameUrl(let member): json.member("frameUrl", member)
    case .markup(let member): json.member("markup", member)
    }
    json.endObject()
  }
}
