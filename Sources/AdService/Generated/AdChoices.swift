// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The mark that tells people why they see an ad.
public struct AdChoices: Hashable, Sendable {
  /// The mark, to be shown upon the ad.
  public var icon: AdImage {
    get { iconApart.value }
    set { iconApart = Boxed(newValue) }
  }

  private var iconApart: Boxed<AdImage>

  /// What to open when it is clicked.
  public var url: String

  public init(icon: AdImage, url: String) {
    iconApart = Boxed(icon)
    self.url = url
  }
}

extension AdChoices: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var icon: AdImage?
    var url: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6e6f_6369:  // icon
        if try json.hasValue(key, 0, &seen) { icon = try AdImage(from: &json) }
      case 3 where key.word0 == 0x6c_7275:  // url
        if try json.hasValue(key, 1, &seen) { url = try json.readString(length: 0...4_096) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let icon else { throw json.failure(.missingMember("icon")) }
    guard let url else { throw json.failure(.missingMember("url")) }
    self.init(icon: icon, url: url)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("icon", AdImage.shape),
        .required("url", .string(length: 0...4_096, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdChoices: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("icon", iconApart)
    json.member("url", url)
    json.endObject()
  }
}
