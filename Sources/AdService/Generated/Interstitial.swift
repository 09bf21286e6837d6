// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The arguments of the interstitial event that a player schedules.
///
/// Where it begins is in exactly one of `date` and `timeMs`.
public struct Interstitial: Hashable, Sendable {
  /// The name of the event; the same as the break's.
  public var identifier: String

  /// When it begins by the stream's dates.
  public var date: String?

  /// When it begins on the player's own clock.
  public var timeMs: Int?

  /// What is played in order.
  public var templateItems: [TemplateItem]

  /// What viewers may not do.
  public var restrictions: [Restriction]

  /// Where the content goes on.
  public var resumptionOffset: ResumptionOffset

  public init(
    identifier: String,
    date: String? = nil,
    timeMs: Int? = nil,
    templateItems: [TemplateItem],
    restrictions: [Restriction],
    resumptionOffset: ResumptionOffset,
  ) {
    self.identifier = identifier
    self.date = date
    self.timeMs = timeMs
    self.templateItems = templateItems
    self.restrictions = restrictions
    self.resumptionOffset = resumptionOffset
  }
}

extension Interstitial: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var identifier: String?
    var date: String?
    var timeMs: Int?
    var templateItems: [TemplateItem]?
    var restrictions: [Restriction]?
    var resumptionOffset: ResumptionOffset?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 10 where key.word0 == 0x6966_6974_6e65_6469 && key.word1 == 0x7265:  // identifier
        if try json.hasValue(key, 0, &seen) { identifier = try json.readString() }
      case 4 where key.word0 == 0x6574_6164:  // date
        if try json.hasValue(key, 1, &seen) { date = try json.readString(format: .dateTime) }
      case 6 where key.word0 == 0x734d_656d_6974:  // timeMs
        if try json.hasValue(key, 2, &seen) {
          timeMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 13
      where key.word0 == 0x6574_616c_706d_6574
        && key.word1 == 0x73_6d65_7449:  // templateItems
        if try json.hasValue(key, 3, &seen) {
          templateItems = try json.readArray(of: TemplateItem.self, count: 0...Int.max)
        }
      case 12 where key.word0 == 0x7463_6972_7473_6572 && key.word1 == 0x736e_6f69:  // restrictions
        if try json.hasValue(key, 4, &seen) {
          restrictions = try json.readArray(of: Restriction.self, count: 0...Int.max)
        }
      case 16
      where key.word0 == 0x6974_706d_7573_6572
        && key.word1 == 0x7465_7366_664f_6e6f:  // resumptionOffset
        if try json.hasValue(key, 5, &seen) { resumptionOffset = try ResumptionOffset(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let identifier else { throw json.failure(.missingMember("identifier")) }
    guard let templateItems else { throw json.failure(.missingMember("templateItems")) }
    guard let restrictions else { throw json.failure(.missingMember("restrictions")) }
    guard let resumptionOffset else { throw json.failure(.missingMember("resumptionOffset")) }
    self.init(
      identifier: identifier,
      date: date,
      timeMs: timeMs,
      templateItems: templateItems,
      restrictions: restrictions,
      resumptionOffset: resumptionOffset,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("identifier", .string(length: 0...Int.max, format: nil)),
        .optional("date", .string(length: 0...Int.max, format: .dateTime)),
        .optional("timeMs", .integer(0...9_007_199_254_740_991)),
        .required("templateItems", .array(TemplateItem.shape, count: 0...Int.max)),
        .required("restrictions", .array(Restriction.shape, count: 0...Int.max)),
        .required("resumptionOffset", ResumptionOffset.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension Interstitial: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("identifier", identifier)
    json.member("date", date)
    json.member("timeMs", timeMs)
    json.member("templateItems", templateItems)
    json.member("restrictions", restrictions)
    json.member("resumptionOffset", resumptionOffset)
    json.endObject()
  }
}
