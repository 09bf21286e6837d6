// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The arguments of the interstitial event that a player schedules.
///
/// Where it begins is in exactly one of `date` and `timeMs`. A break before or after the content
/// has its place by its cue; `timeMs` is zero for one after it. What has the value that players
/// assume is absent.
public struct Interstitial: Hashable, Sendable {
  /// The name of the event; the same as the break's.
  public var identifier: String

  /// When it begins by the stream's dates.
  public var date: String?

  /// When it begins on the player's own clock; negative if that was before the clock began.
  public var timeMs: Int?

  /// What is played in order.
  public var templateItems: [TemplateItem]

  /// What viewers may not do.
  public var restrictions: [Restriction]

  /// Where the content goes on.
  public var resumptionOffset: ResumptionOffset

  /// When it is played, if not only at its place; absent for a break like any other.
  public var cues: [BreakCue]?

  /// After how much of it the content goes on in any case; absent if there is no limit.
  public var playoutLimitMs: Int?

  /// What it is moved to; absent if it stays at its place to the millisecond.
  public var snap: [BreakSnap]?

  /// False if all viewers see the same, so that they can watch it together; absent if they may not.
  public var contentMayVary: Bool?

  /// How the player's timeline shows it; absent if as a point that is highlighted.
  public var timeline: BreakTimeline?

  /// The button that ends it; absent if it has none.
  public var skipControl: SkipControl?

  public init(
    identifier: String,
    date: String? = nil,
    timeMs: Int? = nil,
    templateItems: [TemplateItem],
    restrictions: [Restriction],
    resumptionOffset: ResumptionOffset,
    cues: [BreakCue]? = nil,
    playoutLimitMs: Int? = nil,
    snap: [BreakSnap]? = nil,
    contentMayVary: Bool? = nil,
    timeline: BreakTimeline? = nil,
    skipControl: SkipControl? = nil,
  ) {
    self.identifier = identifier
    self.date = date
    self.timeMs = timeMs
    self.templateItems = templateItems
    self.restrictions = restrictions
    self.resumptionOffset = resumptionOffset
    self.cues = cues
    self.playoutLimitMs = playoutLimitMs
    self.snap = snap
    self.contentMayVary = contentMayVary
    self.timeline = timeline
    self.skipControl = skipControl
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
    var cues: [BreakCue]?
    var playoutLimitMs: Int?
    var snap: [BreakSnap]?
    var contentMayVary: Bool?
    var timeline: BreakTimeline?
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
        if try json.hasValue(key, 4, &seen) {
          restrictions = try json.readArray(of: Restriction.self, count: 0...Int.max)
        }
      case 16
      where key.word0 == 0x6974_706d_7573_6572
        && key.word1 == 0x7465_7366_664f_6e6f:  // resumptionOffset
        if try json.hasValue(key, 5, &seen) { resumptionOffset = try ResumptionOffset(from: &json) }
      case 4 where key.word0 == 0x7365_7563:  // cues
        if try json.hasValue(key, 6, &seen) {
          cues = try json.readArray(of: BreakCue.self, count: 0...Int.max)
        }
      case 14
      where key.word0 == 0x4c74_756f_7961_6c70
        && key.word1 == 0x734d_7469_6d69:  // playoutLimitMs
        if try json.hasValue(key, 7, &seen) {
          playoutLimitMs = try json.readInt(in: 1...86_400_000)
        }
      case 4 where key.word0 == 0x7061_6e73:  // snap
        if try json.hasValue(key, 8, &seen) {
          snap = try json.readArray(of: BreakSnap.self, count: 0...Int.max)
        }
      case 14
      where key.word0 == 0x4d74_6e65_746e_6f63
        && key.word1 == 0x7972_6156_7961:  // contentMayVary
        if try json.hasValue(key, 9, &seen) { contentMayVary = try json.readBool() }
      case 8 where key.word0 == 0x656e_696c_656d_6974:  // timeline
        if try json.hasValue(key, 10, &seen) { timeline = try BreakTimeline(from: &json) }
      case 11 where key.word0 == 0x746e_6f43_7069_6b73 && key.word1 == 0x6c_6f72:  // skipControl
        if try json.hasValue(key, 11, &seen) { skipControl = try SkipControl(from: &json) }
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
      cues: cues,
      playoutLimitMs: playoutLimitMs,
      snap: snap,
      contentMayVary: contentMayVary,
      timeline: timeline,
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
        .required("restrictions", .array(Restriction.shape, count: 0...Int.max)),
        .required("resumptionOffset", ResumptionOffset.shape),
        .optional("cues", .array(BreakCue.shape, count: 0...Int.max)),
        .optional("playoutLimitMs", .integer(1...86_400_000)),
        .optional("snap", .array(BreakSnap.shape, count: 0...Int.max)),
        .optional("contentMayVary", .boolean),
        .optional("timeline", BreakTimeline.shape),
        .optional("skipControl", SkipControl.shape),
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
    json.member("cues", cues)
    json.member("playoutLimitMs", playoutLimitMs)
    json.member("snap", snap)
    json.member("contentMayVary", contentMayVary)
    json.member("timeline", timeline)
    json.member("skipControl", skipControl)
    json.endObject()
  }
}
