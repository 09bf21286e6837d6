// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `adapter.event` tells.
public struct EventAdapterParams: Hashable, Sendable {
  /// The ad.
  public var adId: String

  /// What happened; the older names of events are understood.
  public var type: ReportedEventType

  /// The asset that was clicked.
  public var asset: String?

  /// What the viewer or the player did, with the type `interaction`.
  public var interaction: AdInteraction?

  /// When it happened; when the message came if absent.
  public var at: String?

  /// What the network says of a failure, word for word.
  public var error: AdapterFailure?

  public init(
    adId: String,
    type: ReportedEventType,
    asset: String? = nil,
    interaction: AdInteraction? = nil,
    at: String? = nil,
    error: AdapterFailure? = nil,
  ) {
    self.adId = adId
    self.type = type
    self.asset = asset
    self.interaction = interaction
    self.at = at
    self.error = error
  }
}

extension EventAdapterParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var type: ReportedEventType?
    var asset: String?
    var interaction: AdInteraction?
    var at: String?
    var error: AdapterFailure?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString(length: 1...64) }
      case 4 where key.word0 == 0x6570_7974:  // type
        if try json.hasValue(key, 1, &seen) { type = try ReportedEventType(from: &json) }
      case 5 where key.word0 == 0x74_6573_7361:  // asset
        if try json.hasValue(key, 2, &seen) { asset = try json.readString(length: 1...128) }
      case 11 where key.word0 == 0x7463_6172_6574_6e69 && key.word1 == 0x6e_6f69:  // interaction
        if try json.hasValue(key, 3, &seen) { interaction = try AdInteraction(from: &json) }
      case 2 where key.word0 == 0x7461:  // at
        if try json.hasValue(key, 4, &seen) { at = try json.readString(format: .dateTime) }
      case 5 where key.word0 == 0x72_6f72_7265:  // error
        if try json.hasValue(key, 5, &seen) { error = try AdapterFailure(from: &json) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    guard let type else { throw json.failure(.missingMember("type")) }
    self.init(adId: adId, type: type, asset: asset, interaction: interaction, at: at, error: error)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .required("type", ReportedEventType.shape),
        .optional("asset", .string(length: 1...128, format: nil)),
        .optional("interaction", AdInteraction.shape),
        .optional("at", .string(length: 0...Int.max, format: .dateTime)),
        .optional("error", AdapterFailure.shape),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension EventAdapterParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.member("type", type)
    json.member("asset", asset)
    json.member("interaction", interaction)
    json.member("at", at)
    json.member("error", error)
    json.endObject()
  }
}
