// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What to draw of an ad.
public enum Creative: Hashable, Sendable {
  /// A page to show.
  case html(AdMarkup)

  /// A video to play.
  case video(AdVideo)

  /// Assets to lay out.
  case native(NativeAd)

  /// Assets of a custom format to lay out.
  case custom(CustomAd)
}

extension Creative: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: Creative?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6c6d_7468:  // html
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .html(try AdMarkup(from: &json))
        }
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .video(try AdVideo(from: &json))
        }
      case 6 where key.word0 == 0x6576_6974_616e:  // native
        if try json.hasOnlyValue(key, 2, &seen, after: member) {
          member = .native(try NativeAd(from: &json))
        }
      case 6 where key.word0 == 0x6d6f_7473_7563:  // custom
        if try json.hasOnlyValue(key, 3, &seen, after: member) {
          member = .custom(try CustomAd(from: &json))
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
        .optional("html", AdMarkup.shape),
        .optional("video", AdVideo.shape),
        .optional("native", NativeAd.shape),
        .optional("custom", CustomAd.shape),
      ],
      exactlyOne: true,
    )
  }
}

extension Creative: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .html(let member): json.member("html", member)
    case .video(let member): json.member("video", member)
    case .native(let member): json.member("native", member)
    case .custom(let member): json.member("custom", member)
    }
    json.endObject()
  }
}
