// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What holds for every network about what is private.
///
/// Consent is asked for where a string of the Transparency and Consent Framework is given, where
/// section 2 of the Global Privacy Platform applies, and, when nobody says which sections apply, in
/// gdprCountries.
public struct PrivacyConfiguration: Hashable, Sendable {
  /// Where consent is asked for when no string says so, by two letters of ISO 3166; the European
  /// Economic Area, CH and GB if absent.
  public var gdprCountries: [String]?

  /// What becomes of networks when a string cannot be read; contextual if absent.
  public var unreadable: PrivacyTreatment?

  /// What becomes of a network that the viewer does not let choose ads, which is purpose 2;
  /// contextual if absent.
  public var noConsent: PrivacyTreatment?

  /// What becomes of a network without a gvlId, which nobody can agree to; contextual if absent.
  public var noVendorId: PrivacyTreatment?

  public init(
    gdprCountries: [String]? = nil,
    unreadable: PrivacyTreatment? = nil,
    noConsent: PrivacyTreatment? = nil,
    noVendorId: PrivacyTreatment? = nil,
  ) {
    self.gdprCountries = gdprCountries
    self.unreadable = unreadable
    self.noConsent = noConsent
    self.noVendorId = noVendorId
  }
}

extension PrivacyConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var gdprCountries: [String]?
    var unreadable: PrivacyTreatment?
    var noConsent: PrivacyTreatment?
    var noVendorId: PrivacyTreatment?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 13
      where key.word0 == 0x6e75_6f43_7270_6467
        && key.word1 == 0x73_6569_7274:  // gdprCountries
        if try json.hasValue(key, 0, &seen) {
          gdprCountries = try json.readArray(count: 0...256) { json throws(JSONError) in
            try json.readString(length: 2...2)
          }
        }
      case 10 where key.word0 == 0x6261_6461_6572_6e75 && key.word1 == 0x656c:  // unreadable
        if try json.hasValue(key, 1, &seen) { unreadable = try PrivacyTreatment(from: &json) }
      case 9 where key.word0 == 0x6e65_736e_6f43_6f6e && key.word1 == 0x74:  // noConsent
        if try json.hasValue(key, 2, &seen) { noConsent = try PrivacyTreatment(from: &json) }
      case 10 where key.word0 == 0x726f_646e_6556_6f6e && key.word1 == 0x6449:  // noVendorId
        if try json.hasValue(key, 3, &seen) { noVendorId = try PrivacyTreatment(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      gdprCountries: gdprCountries,
      unreadable: unreadable,
      noConsent: noConsent,
      noVendorId: noVendorId,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("gdprCountries", .array(.string(length: 2...2, format: nil), count: 0...256)),
        .optional("unreadable", PrivacyTreatment.shape),
        .optional("noConsent", PrivacyTreatment.shape),
        .optional("noVendorId", PrivacyTreatment.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension PrivacyConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("gdprCountries", gdprCountries) { json, element in json.string(element) }
    json.member("unreadable", unreadable)
    json.member("noConsent", noConsent)
    json.member("noVendorId", noVendorId)
    json.endObject()
  }
}
