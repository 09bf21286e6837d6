// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// One event as a client reports it.
public struct EventReport: Hashable, Sendable {
  /// The ad that it happened to.
  public var adId: String

  /// What happened.
  public var type: ReportedEventType

  /// A name that makes a repeated report count once.
  public var eventId: String?

  /// When it happened; the time of the report if absent.
  public var at: String?

  /// How far the video has come; all places before it have been passed.
  public var positionMs: Int?

  /// What went wrong, as a number of VAST; 900 if absent.
  public var errorCode: Int?

  /// What the viewer or the player did, with the type `interaction` and no other.
  public var interaction: AdInteraction?

  public init(
    adId: String,
    type: ReportedEventType,
    eventId: String? = nil,
    at: String? = nil,
    positionMs: Int? = nil,
    errorCode: Int? = nil,
    interaction: AdInteraction? = nil,
  ) {
    self.adId = adId
    self.type = type
    self.eventId = eventId
    self.at = at
    self.positionMs = positionMs
    self.errorCode = errorCode
    self.interaction = interaction
  }
}

extension EventReport: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var adId: String?
    var type: ReportedEventType?
    var eventId: String?
    var at: String?
    var positionMs: Int?
    var errorCode: Int?
    var interaction: AdInteraction?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 0, &seen) { adId = try json.readString(length: 1...64) }
      case 4 where key.word0 == 0x6570_7974:  // type
        if try json.hasValue(key, 1, &seen) { type = try ReportedEventType(from: &json) }
      case 7 where key.word0 == 0x64_4974_6e65_7665:  // eventId
        if try json.hasValue(key, 2, &seen) { eventId = try json.readString(length: 1...128) }
      case 2 where key.word0 == 0x7461:  // at
        if try json.hasValue(key, 3, &seen) {
          at = try json.readString(length: 0...64, format: .dateTime)
        }
      case 10 where key.word0 == 0x6e6f_6974_6973_6f70 && key.word1 == 0x734d:  // positionMs
        if try json.hasValue(key, 4, &seen) { positionMs = try json.readInt(in: 0...2_147_483_647) }
      case 9 where key.word0 == 0x646f_4372_6f72_7265 && key.word1 == 0x65:  // errorCode
        if try json.hasValue(key, 5, &seen) { errorCode = try json.readInt(in: 100...999) }
      case 11 where key.word0 == 0x7463_6172_6574_6e69 && key.word1 == 0x6e_6f69:  // interaction
        if try json.hasValue(key, 6, &seen) { interaction = try AdInteraction(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let adId else { throw json.failure(.missingMember("adId")) }
    guard let type else { throw json.failure(.missingMember("type")) }
    self.init(
      adId: adId,
      type: type,
      eventId: eventId,
      at: at,
      positionMs: positionMs,
      errorCode: errorCode,
      interaction: interaction,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("adId", .string(length: 1...64, format: nil)),
        .required("type", ReportedEventType.shape),
        .optional("eventId", .string(length: 1...128, format: nil)),
        .optional("at", .string(length: 0...64, format: .dateTime)),
        .optional("positionMs", .integer(0...2_147_483_647)),
        .optional("errorCode", .integer(100...999)),
        .optional("interaction", AdInteraction.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension EventReport: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("adId", adId)
    json.member("type", type)
    json.member("eventId", eventId)
    json.member("at", at)
    json.member("positionMs", positionMs)
    json.member("errorCode", errorCode)
    json.member("interaction", interaction)
    json.endObject()
  }
}
