// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A native format with assets of the publisher's own.
public struct CustomFormatConfiguration: Hashable, Sendable {
  /// What people call it.
  public var name: String

  /// The kind of each asset by its name.
  public var assets: JSONMap<AssetKind>

  /// The assets that may be clicked; none if absent.
  public var clickable: [String]?

  /// How the format shows a video; it has none if absent.
  public var video: VideoConfiguration?

  public init(
    name: String,
    assets: JSONMap<AssetKind>,
    clickable: [String]? = nil,
    video: VideoConfiguration? = nil,
  ) {
    self.name = name
    self.assets = assets
    self.clickable = clickable
    self.video = video
  }
}

extension CustomFormatConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var assets: JSONMap<AssetKind>?
    var clickable: [String]?
    var video: VideoConfiguration?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x656d_616e:  // name
        if try json.hasValue(key, 0, &seen) { name = try json.readString(length: 1...128) }
      case 6 where key.word0 == 0x7374_6573_7361:  // assets
        if try json.hasValue(key, 1, &seen) {
          assets = try json.readMap(of: AssetKind.self, count: 0...64)
        }
      case 9 where key.word0 == 0x6c62_616b_6369_6c63 && key.word1 == 0x65:  // clickable
        if try json.hasValue(key, 2, &seen) {
          clickable = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 1...128)
          }
        }
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        if try json.hasValue(key, 3, &seen) { video = try VideoConfiguration(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let name else { throw json.failure(.missingMember("name")) }
    guard let assets else { throw json.failure(.missingMember("assets")) }
    self.init(name: name, assets: assets, clickable: clickable, video: video)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("name", .string(length: 1...128, format: nil)),
        .required("assets", .map(AssetKind.shape, count: 0...64)),
        .optional("clickable", .array(.string(length: 1...128, format: nil), count: 0...64)),
        .optional("video", VideoConfiguration.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension CustomFormatConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("assets", assets)
    json.member("clickable", clickable) { json, element in json.string(element) }
    json.member("video", video)
    json.endObject()
  }
}
