// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A custom native format that is wanted.
public struct WantedFormat: Hashable, Sendable {
  /// What the answer calls it.
  public var id: String

  /// What people call it.
  public var name: String

  /// The kind of each asset by its name.
  public var assets: JSONMap<AssetKind>

  /// Whether it has room for a video; not if absent.
  public var hasVideo: Bool?

  public init(id: String, name: String, assets: JSONMap<AssetKind>, hasVideo: Bool? = nil) {
    self.id = id
    self.name = name
    self.assets = assets
    self.hasVideo = hasVideo
  }
}

extension WantedFormat: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var name: String?
    var assets: JSONMap<AssetKind>?
    var hasVideo: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        if try json.hasValue(key, 0, &seen) { id = try json.readString(length: 1...64) }
      case 4 where key.word0 == 0x656d_616e:  // name
        if try json.hasValue(key, 1, &seen) { name = try json.readString(length: 1...128) }
      case 6 where key.word0 == 0x7374_6573_7361:  // assets
        if try json.hasValue(key, 2, &seen) {
          assets = try json.readMap(of: AssetKind.self, count: 0...64)
        }
      case 8 where key.word0 == 0x6f65_6469_5673_6168:  // hasVideo
        if try json.hasValue(key, 3, &seen) { hasVideo = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let id else { throw json.failure(.missingMember("id")) }
    guard let name else { throw json.failure(.missingMember("name")) }
    guard let assets else { throw json.failure(.missingMember("assets")) }
    self.init(id: id, name: name, assets: assets, hasVideo: hasVideo)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("id", .string(length: 1...64, format: nil)),
        .required("name", .string(length: 1...128, format: nil)),
        .required("assets", .map(AssetKind.shape, count: 0...64)),
        .optional("hasVideo", .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension WantedFormat: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("name", name)
    json.member("assets", assets)
    json.member("hasVideo", hasVideo)
    json.endObject()
  }
}
