// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `ad.click` is called with.
public struct ClickAdParams: Hashable, Sendable {
  /// The ad that was clicked.
  public var adId: String

  /// The asset that was clicked.
  public var asset: String

  /// True if the app acts by itself.
  public var handled: Bool

  /// The URL schemes that some app on the device opens.
  public var canOpen: [String]?

  public init(adId: String, asset: String, handled: Bool = false, canOpen: [String]? = nil) {
    self.adId = adId
    self.asset = asset
    self.handled = handled
    self.canOpen = canOpen
  }
}

extension ClickAdParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var asset: String?
    var handled: Bool?
    var canOpen: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x74_6573_7361:  // asset
        if try json.hasValue(key, 1, &seen) { asset = try json.readString(length: 1...128) }
      case 7 where key.word0 == 0x64_656c_646e_6168:  // handled
        if try json.hasValue(key, 2, &seen) { handled = try json.readBool() }
      case 7 where key.word0 == 0x6e_6570_4f6e_6163:  // canOpen
        if try json.hasValue(key, 3, &seen) {
          canOpen = try json.readArray(count: 0...256) { json throws(JSONError) in
            try json.readString(length: 1...64)
          }
        }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    guard let asset else { throw json.failure(.missingMember("asset")) }
    self.init(adId: adId, asset: asset, handled: handled ?? false, canOpen: canOpen)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .required("asset", .string(length: 1...128, format: nil)),
        .optional("handled", .boolean),
        .optional("canOpen", .array(.string(length: 1...64, format: nil), count: 0...256)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension ClickAdParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.member("asset", asset)
    json.member("handled", handled)
    json.member("canOpen", canOpen) { json, element in json.string(element) }
    json.endObject()
  }
}

/// What to do, and the click that was recorded.
public struct ClickAdResult: Hashable, Sendable {
  /// What the app has to do.
  public var action: ClickAction

  /// The event that records the click; absent for AdChoices.
  public var cursor: Int64?

  public init(action: ClickAction, cursor: Int64? = nil) {
    self.action = action
    self.cursor = cursor
  }
}

extension ClickAdResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var action: ClickAction?
    var cursor: Int64?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6e6f_6974_6361:  // action
        if try json.hasValue(key, 0, &seen) { action = try ClickAction(from: &json) }
      case 6 where key.word0 == 0x726f_7372_7563:  // cursor
        if try json.hasValue(key, 1, &seen) { cursor = try json.readDecimalString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let action else { throw json.failure(.missingMember("action")) }
    self.init(action: action, cursor: cursor)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("action", ClickAction.shape),
        .optional("cursor", .string(length: 0...Int.max, format: .int64)),
      ],
      exactlyOne: false,
    )
  }
}

extension ClickAdResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("action", action)
    json.member("cursor", decimal: cursor)
    json.endObject()
  }
}
