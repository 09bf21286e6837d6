// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A place for ads that the configuration gives to a network.
public struct AdapterPlacement: Hashable, Sendable {
  /// The ad unit that the place is in.
  public var adUnit: String

  /// The formats of the ad unit.
  public var formats: [AdFormat]

  /// What the network knows the place by.
  public var credentials: JSONMap<String>

  public init(adUnit: String, formats: [AdFormat], credentials: JSONMap<String>) {
    self.adUnit = adUnit
    self.formats = formats
    self.credentials = credentials
  }
}

extension AdapterPlacement: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adUnit: String?
    var formats: [AdFormat]?
    var credentials: JSONMap<String>?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x7469_6e55_6461:  // adUnit
        if try json.hasValue(key, 0, &seen) { adUnit = try json.readString(length: 0...256) }
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 1, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 0...7)
        }
      case 11 where key.word0 == 0x6974_6e65_6465_7263 && key.word1 == 0x73_6c61:  // credentials
        if try json.hasValue(key, 2, &seen) {
          credentials = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...4_096)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let adUnit else { throw json.failure(.missingMember("adUnit")) }
    guard let formats else { throw json.failure(.missingMember("formats")) }
    guard let credentials else { throw json.failure(.missingMember("credentials")) }
    self.init(adUnit: adUnit, formats: formats, credentials: credentials)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adUnit", .string(length: 0...256, format: nil)),
        .required("formats", .array(AdFormat.shape, count: 0...7)),
        .required("credentials", .map(.string(length: 0...4_096, format: nil), count: 0...64)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdapterPlacement: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adUnit", adUnit)
    json.member("formats", formats)
    json.member("credentials", credentials) { json, element in json.string(element) }
    json.endObject()
  }
}
