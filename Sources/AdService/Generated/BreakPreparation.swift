// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How far the ads of a break have come that are fetched before it begins.
public struct BreakPreparation: Hashable, Sendable {
  /// How far they have come.
  public var state: PreparationState

  /// When they are fetched, drawn for this viewer.
  public var fetchAt: String

  /// Until when they have to be there; what has come by then fills the break.
  public var deadline: String

  /// Why something is missing; absent if nothing is.
  public var reason: PreparationReason?

  /// How long they took; absent before.
  public var tookMs: Int?

  /// The same as a sentence.
  public var detail: String

  public init(
    state: PreparationState,
    fetchAt: String,
    deadline: String,
    reason: PreparationReason? = nil,
    tookMs: Int? = nil,
    detail: String,
  ) {
    self.state = state
    self.fetchAt = fetchAt
    self.deadline = deadline
    self.reason = reason
    self.tookMs = tookMs
    self.detail = detail
  }
}

extension BreakPreparation: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var state: PreparationState?
    var fetchAt: String?
    var deadline: String?
    var reason: PreparationReason?
    var tookMs: Int?
    var detail: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x65_7461_7473:  // state
        if try json.hasValue(key, 0, &seen) { state = try PreparationState(from: &json) }
      case 7 where key.word0 == 0x74_4168_6374_6566:  // fetchAt
        if try json.hasValue(key, 1, &seen) { fetchAt = try json.readString(format: .dateTime) }
      case 8 where key.word0 == 0x656e_696c_6461_6564:  // deadline
        if try json.hasValue(key, 2, &seen) { deadline = try json.readString(format: .dateTime) }
      case 6 where key.word0 == 0x6e6f_7361_6572:  // reason
        if try json.hasValue(key, 3, &seen) { reason = try PreparationReason(from: &json) }
      case 6 where key.word0 == 0x734d_6b6f_6f74:  // tookMs
        if try json.hasValue(key, 4, &seen) {
          tookMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 6 where key.word0 == 0x6c69_6174_6564:  // detail
        if try json.hasValue(key, 5, &seen) { detail = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let state else { throw json.failure(.missingMember("state")) }
    guard let fetchAt else { throw json.failure(.missingMember("fetchAt")) }
    guard let deadline else { throw json.failure(.missingMember("deadline")) }
    guard let detail else { throw json.failure(.missingMember("detail")) }
    self.init(
      state: state,
      fetchAt: fetchAt,
      deadline: deadline,
      reason: reason,
      tookMs: tookMs,
      detail: detail,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("state", PreparationState.shape),
        .required("fetchAt", .string(length: 0...Int.max, format: .dateTime)),
        .required("deadline", .string(length: 0...Int.max, format: .dateTime)),
        .optional("reason", PreparationReason.shape),
        .optional("tookMs", .integer(0...9_007_199_254_740_991)),
        .required("detail", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension BreakPreparation: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("state", state)
    json.member("fetchAt", fetchAt)
    json.member("deadline", deadline)
    json.member("reason", reason)
    json.member("tookMs", tookMs)
    json.member("detail", detail)
    json.endObject()
  }
}
