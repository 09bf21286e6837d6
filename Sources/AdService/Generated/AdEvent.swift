// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Something that happened, mostly to an ad.
public struct AdEvent: Hashable, Sendable {
  /// Its place in the order of all events; reading resumes after it.
  public var cursor: Int64

  /// What happened.
  public var type: EventType

  /// The ad that it happened to; absent if it was of no ad.
  public var adId: String?

  /// When it happened, by the client's clock if the client said so.
  public var at: String

  /// The network that said it; absent if the client or the engine did.
  public var network: String?

  /// The load that a violation was about.
  public var loadId: String?

  /// True for a reward that came after it had been said to be missing.
  public var late: Bool?

  /// What more there is to know about it.
  public var detail: String?

  /// The name that the client gave it.
  public var eventId: String?

  /// The asset that was clicked.
  public var asset: String?

  /// How far the video had come.
  public var positionMs: Int?

  /// What went wrong, as a number of VAST.
  public var errorCode: Int?

  /// What the viewer or the player did.
  public var interaction: AdInteraction?

  /// What this one impression earned in millionths of the currency.
  public var valueMicros: Int64?

  /// The currency of the value, by ISO 4217.
  public var currency: String?

  /// How far the value can be trusted.
  public var precision: PricePrecision?

  /// What was reported and refused.
  public var reported: ReportedEventType?

  /// Why it was refused.
  public var reason: RejectionReason?

  /// Who was told of it, in order; absent unless asked for, and if nobody wants to hear of it.
  public var deliveries: [Delivery]?

  /// The viewer's session with a stream in which it happened.
  public var sessionId: String?

  /// The break that it happened to.
  public var breakId: String?

  /// Which break of the session it is: 0 at its beginning, -1 after the content, else 1, 2 and so
  /// on.
  public var podIndex: Int?

  /// Where the break begins in the content; -1 after it.
  public var timeOffsetMs: Int?

  /// How long the break lasts.
  public var maxDurationMs: Int?

  /// Which ad of the break it happened to.
  public var pod: AdInPod? {
    get { podApart?.value }
    set { podApart = newValue.map(Boxed.init) }
  }

  private var podApart: Boxed<AdInPod>?

  public init(
    cursor: Int64,
    type: EventType,
    adId: String? = nil,
    at: String,
    network: String? = nil,
    loadId: String? = nil,
    late: Bool? = nil,
    detail: String? = nil,
    eventId: String? = nil,
    asset: String? = nil,
    positionMs: Int? = nil,
    errorCode: Int? = nil,
    interaction: AdInteraction? = nil,
    valueMicros: Int64? = nil,
    currency: String? = nil,
    precision: PricePrecision? = nil,
    reported: ReportedEventType? = nil,
    reason: RejectionReason? = nil,
    deliveries: [Delivery]? = nil,
    sessionId: String? = nil,
    breakId: String? = nil,
    podIndex: Int? = nil,
    timeOffsetMs: Int? = nil,
    maxDurationMs: Int? = nil,
    pod: AdInPod? = nil,
  ) {
    self.cursor = cursor
    self.type = type
    self.adId = adId
    self.at = at
    self.network = network
    self.loadId = loadId
    self.late = late
    self.detail = detail
    self.eventId = eventId
    self.asset = asset
    self.positionMs = positionMs
    self.errorCode = errorCode
    self.interaction = interaction
    self.valueMicros = valueMicros
    self.currency = currency
    self.precision = precision
    self.reported = reported
    self.reason = reason
    self.deliveries = deliveries
    self.sessionId = sessionId
    self.breakId = breakId
    self.podIndex = podIndex
    self.timeOffsetMs = timeOffsetMs
    self.maxDurationMs = maxDurationMs
    podApart = pod.map(Boxed.init)
  }
}

extension AdEvent: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var cursor: Int64?
    var type: EventType?
    var adId: String?
    var at: String?
    var network: String?
    var loadId: String?
    var late: Bool?
    var detail: String?
    var eventId: String?
    var asset: String?
    var positionMs: Int?
    var errorCode: Int?
    var interaction: AdInteraction?
    var valueMicros: Int64?
    var currency: String?
    var precision: PricePrecision?
    var reported: ReportedEventType?
    var reason: RejectionReason?
    var deliveries: [Delivery]?
    var sessionId: String?
    var breakId: String?
    var podIndex: Int?
    var timeOffsetMs: Int?
    var maxDurationMs: Int?
    var pod: AdInPod?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x726f_7372_7563:  // cursor
        if try json.hasValue(key, 0, &seen) { cursor = try json.readDecimalString() }
      case 4 where key.word0 == 0x6570_7974:  // type
        if try json.hasValue(key, 1, &seen) { type = try EventType(from: &json) }
      case 4 where key.word0 == 0x6449_6461:  // adId
        if try json.hasValue(key, 2, &seen) { adId = try json.readString() }
      case 2 where key.word0 == 0x7461:  // at
        if try json.hasValue(key, 3, &seen) { at = try json.readString(format: .dateTime) }
      case 7 where key.word0 == 0x6b_726f_7774_656e:  // network
        if try json.hasValue(key, 4, &seen) { network = try json.readString() }
      case 6 where key.word0 == 0x6449_6461_6f6c:  // loadId
        if try json.hasValue(key, 5, &seen) { loadId = try json.readString() }
      case 4 where key.word0 == 0x6574_616c:  // late
        if try json.hasValue(key, 6, &seen) { late = try json.readBool() }
      case 6 where key.word0 == 0x6c69_6174_6564:  // detail
        if try json.hasValue(key, 7, &seen) { detail = try json.readString() }
      case 7 where key.word0 == 0x64_4974_6e65_7665:  // eventId
        if try json.hasValue(key, 8, &seen) { eventId = try json.readString() }
      case 5 where key.word0 == 0x74_6573_7361:  // asset
        if try json.hasValue(key, 9, &seen) { asset = try json.readString() }
      case 10 where key.word0 == 0x6e6f_6974_6973_6f70 && key.word1 == 0x734d:  // positionMs
        if try json.hasValue(key, 10, &seen) {
          positionMs = try json.readInt(in: 0...2_147_483_647)
        }
      case 9 where key.word0 == 0x646f_4372_6f72_7265 && key.word1 == 0x65:  // errorCode
        if try json.hasValue(key, 11, &seen) { errorCode = try json.readInt(in: 100...999) }
      case 11 where key.word0 == 0x7463_6172_6574_6e69 && key.word1 == 0x6e_6f69:  // interaction
        if try json.hasValue(key, 12, &seen) { interaction = try AdInteraction(from: &json) }
      case 11 where key.word0 == 0x6369_4d65_756c_6176 && key.word1 == 0x73_6f72:  // valueMicros
        if try json.hasValue(key, 13, &seen) { valueMicros = try json.readDecimalString() }
      case 8 where key.word0 == 0x7963_6e65_7272_7563:  // currency
        if try json.hasValue(key, 14, &seen) { currency = try json.readString() }
      case 9 where key.word0 == 0x6f69_7369_6365_7270 && key.word1 == 0x6e:  // precision
        if try json.hasValue(key, 15, &seen) { precision = try PricePrecision(from: &json) }
      case 8 where key.word0 == 0x6465_7472_6f70_6572:  // reported
        if try json.hasValue(key, 16, &seen) { reported = try ReportedEventType(from: &json) }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 17, &seen) { reason = try RejectionReason(from: &json) }
      case 10 where key.word0 == 0x6972_6576_696c_6564 && key.word1 == 0x7365:  // deliveries
        if try json.hasValue(key, 18, &seen) {
          deliveries = try json.readArray(of: Delivery.self, count: 0...Int.max)
        }
      case 9 where key.word0 == 0x496e_6f69_7373_6573 && key.word1 == 0x64:  // sessionId
        if try json.hasValue(key, 19, &seen) { sessionId = try json.readString() }
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 20, &seen) { breakId = try json.readString() }
      case 8 where key.word0 == 0x7865_646e_4964_6f70:  // podIndex
        if try json.hasValue(key, 21, &seen) { podIndex = try json.readInt(in: -1...1_000_000) }
      case 12 where key.word0 == 0x7366_664f_656d_6974 && key.word1 == 0x734d_7465:  // timeOffsetMs
        if try json.hasValue(key, 22, &seen) {
          timeOffsetMs = try json.readInt(in: -9_007_199_254_740_991...9_007_199_254_740_991)
        }
      case 13
      where key.word0 == 0x7461_7275_4478_616d
        && key.word1 == 0x73_4d6e_6f69:  // maxDurationMs
        if try json.hasValue(key, 23, &seen) {
          maxDurationMs = try json.readInt(in: 1...86_400_000)
        }
      case 3 where key.word0 == 0x64_6f70:  // pod
        if try json.hasValue(key, 24, &seen) { pod = try AdInPod(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let cursor else { throw json.failure(.missingMember("cursor")) }
    guard let type else { throw json.failure(.missingMember("type")) }
    guard let at else { throw json.failure(.missingMember("at")) }
    self.init(
      cursor: cursor,
      type: type,
      adId: adId,
      at: at,
      network: network,
      loadId: loadId,
      late: late,
      detail: detail,
      eventId: eventId,
      asset: asset,
      positionMs: positionMs,
      errorCode: errorCode,
      interaction: interaction,
      valueMicros: valueMicros,
      currency: currency,
      precision: precision,
      reported: reported,
      reason: reason,
      deliveries: deliveries,
      sessionId: sessionId,
      breakId: breakId,
      podIndex: podIndex,
      timeOffsetMs: timeOffsetMs,
      maxDurationMs: maxDurationMs,
      pod: pod,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("cursor", .string(length: 0...Int.max, format: .int64)),
        .required("type", EventType.shape),
        .optional("adId", .string(length: 0...Int.max, format: nil)),
        .required("at", .string(length: 0...Int.max, format: .dateTime)),
        .optional("network", .string(length: 0...Int.max, format: nil)),
        .optional("loadId", .string(length: 0...Int.max, format: nil)),
        .optional("late", .boolean),
        .optional("detail", .string(length: 0...Int.max, format: nil)),
        .optional("eventId", .string(length: 0...Int.max, format: nil)),
        .optional("asset", .string(length: 0...Int.max, format: nil)),
        .optional("positionMs", .integer(0...2_147_483_647)),
        .optional("errorCode", .integer(100...999)),
        .optional("interaction", AdInteraction.shape),
        .optional("valueMicros", .string(length: 0...Int.max, format: .int64)),
        .optional("currency", .string(length: 0...Int.max, format: nil)),
        .optional("precision", PricePrecision.shape),
        .optional("reported", ReportedEventType.shape),
        .optional("reason", RejectionReason.shape),
        .optional("deliveries", .array(Delivery.shape, count: 0...Int.max)),
        .optional("sessionId", .string(length: 0...Int.max, format: nil)),
        .optional("breakId", .string(length: 0...Int.max, format: nil)),
        .optional("podIndex", .integer(-1...1_000_000)),
        .optional("timeOffsetMs", .integer(-9_007_199_254_740_991...9_007_199_254_740_991)),
        .optional("maxDurationMs", .integer(1...86_400_000)),
        .optional("pod", AdInPod.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension AdEvent: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("cursor", decimal: cursor)
    json.member("type", type)
    json.member("adId", adId)
    json.member("at", at)
    json.member("network", network)
    json.member("loadId", loadId)
    json.member("late", late)
    json.member("detail", detail)
    json.member("eventId", eventId)
    json.member("asset", asset)
    json.member("positionMs", positionMs)
    json.member("errorCode", errorCode)
    json.member("interaction", interaction)
    json.member("valueMicros", decimal: valueMicros)
    json.member("currency", currency)
    json.member("precision", precision)
    json.member("reported", reported)
    json.member("reason", reason)
    json.member("deliveries", deliveries)
    json.member("sessionId", sessionId)
    json.member("breakId", breakId)
    json.member("podIndex", podIndex)
    json.member("timeOffsetMs", timeOffsetMs)
    json.member("maxDurationMs", maxDurationMs)
    json.member("pod", podApart)
    json.endObject()
  }
}
