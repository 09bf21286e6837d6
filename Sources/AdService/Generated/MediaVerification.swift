// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What the ad server says of the media ids that it was told, counted.
public struct MediaVerification: Hashable, Sendable {
  /// Ids of which no metadata has come yet.
  public var waiting: Int

  /// It has heard them, and looks into them (202).
  public var accepted: Int

  /// They count (204).
  public var counted: Int

  /// It does not know them, not any more, or has heard them before (404).
  public var unknown: Int

  /// Somebody else has told them (409).
  public var toldByOther: Int

  /// It said something else, or could not be asked.
  public var failed: Int

  public init(
    waiting: Int,
    accepted: Int,
    counted: Int,
    unknown: Int,
    toldByOther: Int,
    failed: Int,
  ) {
    self.waiting = waiting
    self.accepted = accepted
    self.counted = counted
    self.unknown = unknown
    self.toldByOther = toldByOther
    self.failed = failed
  }
}

extension MediaVerification: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var waiting: Int?
    var accepted: Int?
    var counted: Int?
    var unknown: Int?
    var toldByOther: Int?
    var failed: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x67_6e69_7469_6177:  // waiting
        if try json.hasValue(key, 0, &seen) {
          waiting = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 8 where key.word0 == 0x6465_7470_6563_6361:  // accepted
        if try json.hasValue(key, 1, &seen) {
          accepted = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 7 where key.word0 == 0x64_6574_6e75_6f63:  // counted
        if try json.hasValue(key, 2, &seen) {
          counted = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 7 where key.word0 == 0x6e_776f_6e6b_6e75:  // unknown
        if try json.hasValue(key, 3, &seen) {
          unknown = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 11 where key.word0 == 0x744f_7942_646c_6f74 && key.word1 == 0x72_6568:  // toldByOther
        if try json.hasValue(key, 4, &seen) {
          toldByOther = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 6 where key.word0 == 0x6465_6c69_6166:  // failed
        if try json.hasValue(key, 5, &seen) {
          failed = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let waiting else { throw json.failure(.missingMember("waiting")) }
    guard let accepted else { throw json.failure(.missingMember("accepted")) }
    guard let counted else { throw json.failure(.missingMember("counted")) }
    guard let unknown else { throw json.failure(.missingMember("unknown")) }
    guard let toldByOther else { throw json.failure(.missingMember("toldByOther")) }
    guard let failed else { throw json.failure(.missingMember("failed")) }
    self.init(
      waiting: waiting,
      accepted: accepted,
      counted: counted,
      unknown: unknown,
      toldByOther: toldByOther,
      failed: failed,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("waiting", .integer(0...9_007_199_254_740_991)),
        .required("accepted", .integer(0...9_007_199_254_740_991)),
        .required("counted", .integer(0...9_007_199_254_740_991)),
        .required("unknown", .integer(0...9_007_199_254_740_991)),
        .required("toldByOther", .integer(0...9_007_199_254_740_991)),
        .required("failed", .integer(0...9_007_199_254_740_991)),
      ],
      exactlyOne: false,
    )
  }
}

extension MediaVerification: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("waiting", waiting)
    json.member("accepted", accepted)
    json.member("counted", counted)
    json.member("unknown", unknown)
    json.member("toldByOther", toldByOther)
    json.member("failed", failed)
    json.endObject()
  }
}
