// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Every property of the AVPlayerInterstitialEvent that a player schedules.
///
/// Where it begins is in exactly one of `date` and `timeMs`.
public struct PlayerEvent: Hashable, Sendable {
  /// The name of the event; the same as the break's.
  public var identifier: String

  /// When it begins by the stream's dates.
  public var date: String?

  /// When it begins on the player's own clock; negative if that was before the clock began.
  public var timeMs: Int?

  /// What is played in order.
  public var templateItems: [TemplateItem]

  /// What viewers may not do.
  public var restrictions: PlayerRestrictions

  /// Where the content goes on.
  public var resumptionOffset: ResumptionOffset

  /// After how much of it the content goes on in any case; absent is an invalid time.
  public var playoutLimitMs: Int?

  /// Whether its start is moved to a segment boundary (alignsStartWithPrimarySegmentBoundary).
  public var alignsStart: Bool

  /// Whether the content goes on at a segment boundary
  /// (alignsResumptionWithPrimarySegmentBoundary).
  public var alignsResumption: Bool

  /// Which moment of watching it is played at.
  public var cue: PlayerCue

  /// Whether it is not played again.
  public var willPlayOnce: Bool

  /// Whether viewers may see different ads.
  public var contentMayVary: Bool

  /// How much of the integrated timeline it takes up.
  public var timelineOccupancy: PlayerOccupancy

  /// Whether it is shown as a part of the content.
  public var supplementsPrimaryContent: Bool

  /// The button that ends it; absent if it has none.
  public var skipControl: SkipControl?

  public init(
    identifier: String,
    date: String? = nil,
    timeMs: Int? = nil,
    templateItems: [TemplateItem],
    restrictions: PlayerRestrictions,
    resumptionOffset: ResumptionOffset,
    playoutLimitMs: Int? = nil,
    alignsStart: Bool,
    alignsResumption: Bool,
    cue: PlayerCue,
    willPlayOnce: Bool,
    contentMayVary: Bool,
    timelineOccupancy: PlayerOccupancy,
    supplementsPrimaryContent: Bool,
    skipControl: SkipControl? = nil,
  ) {
    self.identifier = identifier
    self.date = date
    self.timeMs = timeMs
    self.templateItems = templateItems
    self.restrictions = restrictions
    self.resumptionOffset = resumptionOffset
    self.playoutLimitMs = playoutLimitMs
    self.alignsStart = alignsStart
    self.alignsResumption = alignsResumption
    self.cue = cue
    self.willPlayOnce = willPlayOnce
    self.contentMayVary = contentMayVary
    self.timelineOccupancy = timelineOccupancy
    self.supplementsPrimaryContent = supplementsPrimaryContent
    self.skipControl = skipControl
  }
}

extension PlayerEvent: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var identifier: String?
    var date: String?
    var timeMs: Int?
    var templateItems: [TemplateItem]?
    var restrictions: PlayerRestrictions?
    var resumptionOffset: ResumptionOffset?
    var playoutLimitMs: Int?
    var alignsStart: Bool?
    var alignsResumption: Bool?
    var cue: PlayerCue?
    var willPlayOnce: Bool?
    var contentMayVary: Bool?
    var timelineOccupancy: PlayerOccupancy?
    var supplementsPrimaryContent: Bool?
    var skipControl: SkipControl?
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
          timeMs = try json.readInt(in: -9_007_199_254_740_991...9_007_199_254_740_991)
        }
      case 13
      where key.word0 == 0x6574_616c_706d_6574
        && key.word1 == 0x73_6d65_7449:  // templateItems
        if try json.hasValue(key, 3, &seen) {
          templateItems = try json.readArray(of: TemplateItem.self, count: 0...Int.max)
        }
      case 12 where key.word0 == 0x7463_6972_7473_6572 && key.word1 == 0x736e_6f69:  // restrictions
        if try json.hasValue(key, 4, &seen) { restrictions = try PlayerRestrictions(from: &json) }
      case 16
      where key.word0 == 0x6974_706d_7573_6572
        && key.word1 == 0x7465_7366_664f_6e6f:  // resumptionOffset
        if try json.hasValue(key, 5, &seen) { resumptionOffset = try ResumptionOffset(from: &json) }
      case 14
      where key.word0 == 0x4c74_756f_7961_6c70
        && key.word1 == 0x734d_7469_6d69:  // playoutLimitMs
        if try json.hasValue(key, 6, &seen) {
          playoutLimitMs = try json.readInt(in: 1...86_400_000)
        }
      case 11 where key.word0 == 0x7453_736e_6769_6c61 && key.word1 == 0x74_7261:  // alignsStart
        if try json.hasValue(key, 7, &seen) { alignsStart = try json.readBool() }
      case 16
      where key.word0 == 0x6552_736e_6769_6c61
        && key.word1 == 0x6e6f_6974_706d_7573:  // alignsResumption
        if try json.hasValue(key, 8, &seen) { alignsResumption = try json.readBool() }
      case 3 where key.word0 == 0x65_7563:  // cue
        if try json.hasValue(key, 9, &seen) { cue = try PlayerCue(from: &json) }
      case 12 where key.word0 == 0x7961_6c50_6c6c_6977 && key.word1 == 0x6563_6e4f:  // willPlayOnce
        if try json.hasValue(key, 10, &seen) { willPlayOnce = try json.readBool() }
      case 14
      where key.word0 == 0x4d74_6e65_746e_6f63
        && key.word1 == 0x7972_6156_7961:  // contentMayVary
        if try json.hasValue(key, 11, &seen) { contentMayVary = try json.readBool() }
      case 17
      where key.word0 == 0x656e_696c_656d_6974
        && key.word1 == 0x636e_6170_7563_634f
        && key.word2 == 0x79:  // timelineOccupancy
        if try json.hasValue(key, 12, &seen) {
          timelineOccupancy = try PlayerOccupancy(from: &json)
        }
      case 25
      where key.word0 == 0x656d_656c_7070_7573
        && key.word1 == 0x616d_6972_5073_746e
        && key.word2 == 0x6e65_746e_6f43_7972
        && key.word3 == 0x74:  // supplementsPrimaryContent
        if try json.hasValue(key, 13, &seen) { supplementsPrimaryContent = try json.readBool() }
      case 11 where key.word0 == 0x746e_6f43_7069_6b73 && key.word1 == 0x6c_6f72:  // skipControl
        if try json.hasValue(key, 14, &seen) { skipControl = try SkipControl(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let identifier else { throw json.failure(.missingMember("identifier")) }
    guard let templateItems else { throw json.failure(.missingMember("templateItems")) }
    guard let restrictions else { throw json.failure(.missingMember("restrictions")) }
    guard let resumptionOffset else { throw json.failure(.missingMember("resumptionOffset")) }
    guard let alignsStart else { throw json.failure(.missingMember("alignsStart")) }
    guard let alignsResumption else { throw json.failure(.missingMember("alignsResumption")) }
    guard let cue else { throw json.failure(.missingMember("cue")) }
    guard let willPlayOnce else { throw json.failure(.missingMember("willPlayOnce")) }
    guard let contentMayVary else { throw json.failure(.missingMember("contentMayVary")) }
    guard let timelineOccupancy else { throw json.failure(.missingMember("timelineOccupancy")) }
    guard let supplementsPrimaryContent else {
      throw json.failure(.missingMember("supplementsPrimaryContent"))
    }
    self.init(
      identifier: identifier,
      date: date,
      timeMs: timeMs,
      templateItems: templateItems,
      restrictions: restrictions,
      resumptionOffset: resumptionOffset,
      playoutLimitMs: playoutLimitMs,
      alignsStart: alignsStart,
      alignsResumption: alignsResumption,
      cue: cue,
      willPlayOnce: willPlayOnce,
      contentMayVary: contentMayVary,
      timelineOccupancy: timelineOccupancy,
      supplementsPrimaryContent: supplementsPrimaryContent,
      skipControl: skipControl,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("identifier", .string(length: 0...Int.max, format: nil)),
        .optional("date", .string(length: 0...Int.max, format: .dateTime)),
        .optional("timeMs", .integer(-9_007_199_254_740_991...9_007_199_254_740_991)),
        .required("templateItems", .array(TemplateItem.shape, count: 0...Int.max)),
        .required("restrictions", PlayerRestrictions.shape),
        .required("resumptionOffset", ResumptionOffset.shape),
        .optional("playoutLimitMs", .integer(1...86_400_000)),
        .required("alignsStart", .boolean),
        .required("alignsResumption", .boolean),
        .required("cue", PlayerCue.shape),
        .required("willPlayOnce", .boolean),
        .required("contentMayVary", .boolean),
        .required("timelineOccupancy", PlayerOccupancy.shape),
        .required("supplementsPrimaryContent", .boolean),
        .optional("skipControl", SkipControl.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension PlayerEvent: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("identifier", identifier)
    json.member("date", date)
    json.member("timeMs", timeMs)
    json.member("templateItems", templateItems)
    json.member("restrictions", restrictions)
    json.member("resumptionOffset", resumptionOffset)
    json.member("playoutLimitMs", playoutLimitMs)
    json.member("alignsStart", alignsStart)
    json.member("alignsResumption", alignsResumption)
    json.member("cue", cue)
    json.member("willPlayOnce", willPlayOnce)
    json.member("contentMayVary", contentMayVary)
    json.member("timelineOccupancy", timelineOccupancy)
    json.member("supplementsPrimaryContent", supplementsPrimaryContent)
    json.member("skipControl", skipControl)
    json.endObject()
  }
}
