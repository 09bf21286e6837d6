// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What the viewer has agreed to.
public struct Consent: Hashable, Sendable {
  /// The string of the Transparency and Consent Framework.
  public var tcf: String?

  /// The string of the Global Privacy Platform.
  public var gpp: String?

  /// The sections of the Global Privacy Platform that apply.
  public var gppSid: [Int]?

  /// The string of US Privacy, such as 1YNN.
  public var usPrivacy: String?

  public init(
    tcf: String? = nil,
    gpp: String? = nil,
    gppSid: [Int]? = nil,
    usPrivacy: String? = nil,
  ) {
    self.tcf = tcf
    self.gpp = gpp
    self.gppSid = gppSid
    self.usPrivacy = usPrivacy
  }
}

extension Consent: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var tcf: String?
    var gpp: String?
    var gppSid: [Int]?
    var usPrivacy: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x66_6374:  // tcf
        if try json.hasValue(key, 0, &seen) { tcf = try json.readString(length: 0...8_192) }
      case 3 where key.word0 == 0x70_7067:  // gpp
        if try json.hasValue(key, 1, &seen) { gpp = try json.readString(length: 0...8_192) }
      case 6 where key.word0 == 0x6469_5370_7067:  // gppSid
        if try json.hasValue(key, 2, &seen) {
          gppSid = try json.readArray(count: 0...64) { json throws(JSONError) in
            try json.readInt(in: -1...65_535)
          }
        }
      case 9 where key.word0 == 0x6361_7669_7250_7375 && key.word1 == 0x79:  // usPrivacy
        if try json.hasValue(key, 3, &seen) { usPrivacy = try json.readString(length: 0...64) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(tcf: tcf, gpp: gpp, gppSid: gppSid, usPrivacy: usPrivacy)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("tcf", .string(length: 0...8_192, format: nil)),
        .optional("gpp", .string(length: 0...8_192, format: nil)),
        .optional("gppSid", .array(.integer(-1...65_535), count: 0...64)),
        .optional("usPrivacy", .string(length: 0...64, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension Consent: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("tcf", tcf)
    json.member("gpp", gpp)
    json.member("gppSid", gppSid) { json, element in json.integer(Int64(element)) }
    json.member("usPrivacy", usPrivacy)
    json.endObject()
  }
}

extension Consent: Mergeable {
  /// This value, with what it lacks taken from the other.
  public func merged(over other: Consent) -> Consent {
    var merged = self
    merged.tcf = tcf ?? other.tcf
    merged.gpp = gpp ?? other.gpp
    merged.gppSid = gppSid ?? other.gppSid
    merged.usPrivacy = usPrivacy ?? other.usPrivacy
    return merged
  }
}
