// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How a network is spoken to in OpenRTB.
public struct OpenRTBConfiguration: Hashable, Sendable {
  /// What is said besides with each request, such as a key.
  public var headers: JSONMap<String>?

  /// The currencies that it may bid in; the currency of the file if absent.
  public var bidCurrencies: [String]?

  /// How much of the time that is left the way there and back takes; the exchange gets the rest.
  public var marginMs: Int

  /// How long one of its answers may be.
  public var answerBytes: Int

  /// Whether it is told under ext what version 2.5 has there, such as consent and the supply chain.
  public var olderPlaces: Bool

  /// The categories of ads that are not wanted; none if absent.
  public var blockedCategories: [String]?

  /// The domains of advertisers that are not wanted; none if absent.
  public var blockedDomains: [String]?

  /// Who has part in the sale, as the object schain of OpenRTB; nothing said if absent.
  public var supplyChain: JSONValue?

  /// What a Prebid Server is told; it is another exchange if absent.
  public var prebid: PrebidConfiguration?

  /// Parts of the request that take the place of those made here: objects are merged, null takes a
  /// member away, and anything else replaces what is there.
  ///
  /// Its id and its imps stay.
  public var request: JSONValue?

  /// The same for each imp, of its kinds of media only those that it has.
  ///
  /// In native the request is an object.
  public var imp: JSONValue?

  /// The same for the imps of single formats, with whatever media; it wins over imp.
  public var imps: JSONMap<JSONValue>?

  /// As what assets of custom formats are asked for; by their kind and order if absent.
  public var customAssets: JSONMap<OpenRTBAssetKind>?

  /// The icon over native ads that name a page that says why they are shown; a drawn one if absent.
  public var adChoicesIcon: String?

  public init(
    headers: JSONMap<String>? = nil,
    bidCurrencies: [String]? = nil,
    marginMs: Int = 50,
    answerBytes: Int = 4_194_304,
    olderPlaces: Bool = false,
    blockedCategories: [String]? = nil,
    blockedDomains: [String]? = nil,
    supplyChain: JSONValue? = nil,
    prebid: PrebidConfiguration? = nil,
    request: JSONValue? = nil,
    imp: JSONValue? = nil,
    imps: JSONMap<JSONValue>? = nil,
    customAssets: JSONMap<OpenRTBAssetKind>? = nil,
    adChoicesIcon: String? = nil,
  ) {
    self.headers = headers
    self.bidCurrencies = bidCurrencies
    self.marginMs = marginMs
    self.answerBytes = answerBytes
    self.olderPlaces = olderPlaces
    self.blockedCategories = blockedCategories
    self.blockedDomains = blockedDomains
    self.supplyChain = supplyChain
    self.prebid = prebid
    self.request = request
    self.imp = imp
    self.imps = imps
    self.customAssets = customAssets
    self.adChoicesIcon = adChoicesIcon
  }
}

extension OpenRTBConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var headers: JSONMap<String>?
    var bidCurrencies: [String]?
    var marginMs: Int?
    var answerBytes: Int?
    var olderPlaces: Bool?
    var blockedCategories: [String]?
    var blockedDomains: [String]?
    var supplyChain: JSONValue?
    var prebid: PrebidConfiguration?
    var request: JSONValue?
    var imp: JSONValue?
    var imps: JSONMap<JSONValue>?
    var customAssets: JSONMap<OpenRTBAssetKind>?
    var adChoicesIcon: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x73_7265_6461_6568:  // headers
        if try json.hasValue(key, 0, &seen) {
          headers = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...8_192)
          }
        }
      case 13
      where key.word0 == 0x6572_7275_4364_6962
        && key.word1 == 0x73_6569_636e:  // bidCurrencies
        if try json.hasValue(key, 1, &seen) {
          bidCurrencies = try json.readArray(count: 1...32) { json throws(JSONError) in
            try json.readString(length: 3...3)
          }
        }
      case 8 where key.word0 == 0x734d_6e69_6772_616d:  // marginMs
        if try json.hasValue(key, 2, &seen) { marginMs = try json.readInt(in: 0...60_000) }
      case 11 where key.word0 == 0x7942_7265_7773_6e61 && key.word1 == 0x73_6574:  // answerBytes
        if try json.hasValue(key, 3, &seen) {
          answerBytes = try json.readInt(in: 1_024...67_108_864)
        }
      case 11 where key.word0 == 0x616c_5072_6564_6c6f && key.word1 == 0x73_6563:  // olderPlaces
        if try json.hasValue(key, 4, &seen) { olderPlaces = try json.readBool() }
      case 17
      where key.word0 == 0x4364_656b_636f_6c62
        && key.word1 == 0x6569_726f_6765_7461
        && key.word2 == 0x73:  // blockedCategories
        if try json.hasValue(key, 5, &seen) {
          blockedCategories = try json.readArray(count: 0...1_024) { json throws(JSONError) in
            try json.readString(length: 1...64)
          }
        }
      case 14
      where key.word0 == 0x4464_656b_636f_6c62
        && key.word1 == 0x736e_6961_6d6f:  // blockedDomains
        if try json.hasValue(key, 6, &seen) {
          blockedDomains = try json.readArray(count: 0...8_192) { json throws(JSONError) in
            try json.readString(length: 1...256)
          }
        }
      case 11 where key.word0 == 0x6843_796c_7070_7573 && key.word1 == 0x6e_6961:  // supplyChain
        if try json.hasValue(key, 7, &seen) { supplyChain = try json.readValue() }
      case 6 where key.word0 == 0x6469_6265_7270:  // prebid
        if try json.hasValue(key, 8, &seen) { prebid = try PrebidConfiguration(from: &json) }
      case 7 where key.word0 == 0x74_7365_7571_6572:  // request
        if try json.hasValue(key, 9, &seen) { request = try json.readValue() }
      case 3 where key.word0 == 0x70_6d69:  // imp
        if try json.hasValue(key, 10, &seen) { imp = try json.readValue() }
      case 4 where key.word0 == 0x7370_6d69:  // imps
        if try json.hasValue(key, 11, &seen) {
          imps = try json.readMap(of: JSONValue.self, count: 0...7)
        }
      case 12 where key.word0 == 0x7341_6d6f_7473_7563 && key.word1 == 0x7374_6573:  // customAssets
        if try json.hasValue(key, 12, &seen) {
          customAssets = try json.readMap(of: OpenRTBAssetKind.self, count: 0...256)
        }
      case 13
      where key.word0 == 0x6563_696f_6843_6461
        && key.word1 == 0x6e_6f63_4973:  // adChoicesIcon
        if try json.hasValue(key, 13, &seen) {
          adChoicesIcon = try json.readString(length: 0...4_096)
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      headers: headers,
      bidCurrencies: bidCurrencies,
      marginMs: marginMs ?? 50,
      answerBytes: answerBytes ?? 4_194_304,
      olderPlaces: olderPlaces ?? false,
      blockedCategories: blockedCategories,
      blockedDomains: blockedDomains,
      supplyChain: supplyChain,
      prebid: prebid,
      request: request,
      imp: imp,
      imps: imps,
      customAssets: customAssets,
      adChoicesIcon: adChoicesIcon,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("headers", .map(.string(length: 0...8_192, format: nil), count: 0...64)),
        .optional("bidCurrencies", .array(.string(length: 3...3, format: nil), count: 1...32)),
        .optional("marginMs", .integer(0...60_000)),
        .optional("answerBytes", .integer(1_024...67_108_864)),
        .optional("olderPlaces", .boolean),
        .optional(
          "blockedCategories",
          .array(.string(length: 1...64, format: nil), count: 0...1_024),
        ),
        .optional(
          "blockedDomains",
          .array(.string(length: 1...256, format: nil), count: 0...8_192),
        ),
        .optional("supplyChain", .any),
        .optional("prebid", PrebidConfiguration.shape),
        .optional("request", .any),
        .optional("imp", .any),
        .optional("imps", .map(.any, count: 0...7)),
        .optional("customAssets", .map(OpenRTBAssetKind.shape, count: 0...256)),
        .optional("adChoicesIcon", .string(length: 0...4_096, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension OpenRTBConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("headers", headers) { json, element in json.string(element) }
    json.member("bidCurrencies", bidCurrencies) { json, element in json.string(element) }
    json.member("marginMs", marginMs)
    json.member("answerBytes", answerBytes)
    json.member("olderPlaces", olderPlaces)
    json.member("blockedCategories", blockedCategories) { json, element in json.string(element) }
    json.member("blockedDomains", blockedDomains) { json, element in json.string(element) }
    json.member("supplyChain", supplyChain)
    json.member("prebid", prebid)
    json.member("request", request)
    json.member("imp", imp)
    json.member("imps", imps)
    json.member("customAssets", customAssets)
    json.member("adChoicesIcon", adChoicesIcon)
    json.endObject()
  }
}
