// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// One asset of a custom native ad, a text or an image.
public enum CustomAsset: Hashable, Sendable {
  /// A text to show.
  case text(String)

  /// An image to show.
  case image(AdImage)
}

extension CustomAsset: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: CustomAsset?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x7478_6574:  // text
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .text(try json.readString(length: 0...65_536))
        }
      case 5 where key.word0 == 0x65_6761_6d69:  // image
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .image(try AdImage(from: &json))
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
        .optional("text", .string(length: 0...65_536, format: nil)),
        .optional("image", AdImage.shape),
      ],
      exactlyOne: true,
    )
  }
}

extension CustomAsset: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .text(let member): json.member("text", member)
    case .image(let member): json.member("image", member)
    }
    json.endObject()
  }
}
