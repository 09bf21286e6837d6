// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where the publisher tells of the breaks of a live stream, and how it is asked.
///
/// It is asked from the first pod.open, pod.schedule, pod.join or pod.list of the stream on, until
/// no session with the stream is open and none of these has been called for ten minutes. Asked with
/// GET are the endpoint followed by `/known`, once, for the breaks that run or are over but recent,
/// and then, again and again, the endpoint followed by `/upcoming`, for all that are to come. The
/// answer is
///
/// ```json {"pods": [{"insertTime": "2026-11-20T12:05:00Z", "adBreakID": "mid-roll-7", "duration":
/// 30}]} ```
///
/// with at most 1000 pods. `insertTime` is by the dates of the stream; `duration` in seconds is
/// that of the stream's breaks if absent; `adBreakID` is an identifier of pod.schedule, or what
/// follows `ad_break_id/` in one. `scte35` in base 64 and `cust_params`, as a query of its own or
/// as an object, go to the ad server.
///
/// A break whose time or length has changed is corrected unless it has begun. One that is told no
/// more before it begins is cancelled, unless that is within five seconds. What cannot be read is
/// left out, and costs no break that is known.
///
/// When the endpoint fails it is asked again after `everyMs`, then after twice as long each time,
/// up to fifteen minutes (or `everyMs`, if that is more), and not before it wants to be
/// (Retry-After, up to an hour). How it fares is in pod.list and pod.explain.
public struct SignalsConfiguration: Hashable, Sendable {
  /// The address, without a query.
  ///
  /// It is trusted: it may be in a private network.
  public var endpoint: String

  /// How long to wait until it is asked again.
  public var everyMs: Int

  /// How long one of its answers may take.
  ///
  /// A call that is the first to need them waits for both answers, if its own time lasts.
  public var timeoutMs: Int

  public init(endpoint: String, everyMs: Int = 60_000, timeoutMs: Int = 5_000) {
    self.endpoint = endpoint
    self.everyMs = everyMs
    self.timeoutMs = timeoutMs
  }
}

extension SignalsConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var endpoint: String?
    var everyMs: Int?
    var timeoutMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x746e_696f_7064_6e65:  // endpoint
        if try json.hasValue(key, 0, &seen) { endpoint = try json.readString(length: 1...1_024) }
      case 7 where key.word0 == 0x73_4d79_7265_7665:  // everyMs
        if try json.hasValue(key, 1, &seen) { everyMs = try json.readInt(in: 1_000...3_600_000) }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 2, &seen) { timeoutMs = try json.readInt(in: 1...120_000) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let endpoint else { throw json.failure(.missingMember("endpoint")) }
    self.init(endpoint: endpoint, everyMs: everyMs ?? 60_000, timeoutMs: timeoutMs ?? 5_000)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("endpoint", .string(length: 1...1_024, format: nil)),
        .optional("everyMs", .integer(1_000...3_600_000)),
        .optional("timeoutMs", .integer(1...120_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension SignalsConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("endpoint", endpoint)
    json.member("everyMs", everyMs)
    json.member("timeoutMs", timeoutMs)
    json.endObject()
  }
}
