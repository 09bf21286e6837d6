// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What a Prebid Server is told beyond other exchanges.
public struct PrebidConfiguration: Hashable, Sendable {
  /// The request that the server holds under this id; the credential storedRequest wins over it.
  public var storedRequest: String?

  /// Whether the server holds an imp under the tag of each place; the credential storedImp names
  /// another.
  public var storedImps: Bool

  /// The parameters of its bidders, an object for each by its name; as it holds them if absent.
  public var bidders: JSONValue?

  public init(storedRequest: String? = nil, storedImps: Bool = false, bidders: JSONValue? = nil) {
    self.storedRequest = storedRequest
    self.storedImps = storedImps
    self.bidders = bidders
  }
}

extension PrebidConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var storedRequest: String?
    var storedImps: Bool?
    var bidders: JSONValue?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 13
      where key.word0 == 0x6552_6465_726f_7473
        && key.word1 == 0x74_7365_7571:  // storedRequest
        if try json.hasValue(key, 0, &seen) { storedRequest = try json.readString(length: 1...256) }
      case 10 where key.word0 == 0x6d49_6465_726f_7473 && key.word1 == 0x7370:  // storedImps
        if try json.hasValue(key, 1, &seen) { storedImps = try json.readBool() }
      case 7 where key.word0 == 0x73_7265_6464_6962:  // bidders
        if try json.hasValue(key, 2, &seen) { bidders = try json.readValue() }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(storedRequest: storedRequest, storedImps: storedImps ?? false, bidders: bidders)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("storedRequest", .string(length: 1...256, format: nil)),
        .optional("storedImps", .boolean),
        .optional("bidders", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension PrebidConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("storedRequest", storedRequest)
    json.member("storedImps", storedImps)
    json.member("bidders", bidders)
    json.endObject()
  }
}
