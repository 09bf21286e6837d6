// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where the ad server of a stream is, and whether it is told of viewers.
public struct AdServerConfiguration: Hashable, Sendable {
  /// Whether pod.open registers the viewer with the ad server.
  ///
  /// If not, the client has to do that and to give the stream id.
  public var register: Bool

  /// The scheme and the host of the ad server, with which the addresses of ads begin too.
  public var endpoint: String

  /// Where a viewer is registered if the ad server is not well.
  ///
  /// If absent it is https://pubads.g.doubleclick.net for the usual endpoint, and none for another
  /// one.
  public var fallbackEndpoint: String?

  /// How long one answer of the ad server may take.
  public var timeoutMs: Int

  public init(
    register: Bool = false,
    endpoint: String = "https://dai.google.com",
    fallbackEndpoint: String? = nil,
    timeoutMs: Int = 5_000,
  ) {
    self.register = register
    self.endpoint = endpoint
    self.fallbackEndpoint = fallbackEndpoint
    self.timeoutMs = timeoutMs
  }
}

extension AdServerConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var register: Bool?
    var endpoint: String?
    var fallbackEndpoint: String?
    var timeoutMs: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x7265_7473_6967_6572:  // register
        if try json.hasValue(key, 0, &seen) { register = try json.readBool() }
      case 8 where key.word0 == 0x746e_696f_7064_6e65:  // endpoint
        if try json.hasValue(key, 1, &seen) { endpoint = try json.readString(length: 1...1_024) }
      case 16
      where key.word0 == 0x6b63_6162_6c6c_6166
        && key.word1 == 0x746e_696f_7064_6e45:  // fallbackEndpoint
        if try json.hasValue(key, 2, &seen) {
          fallbackEndpoint = try json.readString(length: 1...1_024)
        }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 3, &seen) { timeoutMs = try json.readInt(in: 1...120_000) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      register: register ?? false,
      endpoint: endpoint ?? "https://dai.google.com",
      fallbackEndpoint: fallbackEndpoint,
      timeoutMs: timeoutMs ?? 5_000,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("register", .boolean),
        .optional("endpoint", .string(length: 1...1_024, format: nil)),
        .optional("fallbackEndpoint", .string(length: 1...1_024, format: nil)),
        .optional("timeoutMs", .integer(1...120_000)),
      ],
      exactlyOne: false,
    )
  }
}

extension AdServerConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("register", register)
    json.member("endpoint", endpoint)
    json.member("fallbackEndpoint", fallbackEndpoint)
    json.member("timeoutMs", timeoutMs)
    json.endObject()
  }
}
