// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How servers are asked, and how much is taken from them.
public struct HTTPConfiguration: Hashable, Sendable {
  /// How long it may take to find a server by its name and be connected with it.
  public var connectTimeoutMs: Int

  /// How long a server may take to prove who it is.
  public var tlsTimeoutMs: Int

  /// How long a server may think before its answer begins.
  public var firstByteTimeoutMs: Int

  /// How long a request may take in all, whatever its call allows.
  public var timeoutMs: Int

  /// How often an answer may send on to another address.
  public var redirects: Int

  /// How many requests are with servers at once.
  public var requestsInFlight: Int

  /// How many of them are with one server.
  public var requestsPerHost: Int

  /// How many more wait for their turn before they are refused.
  public var requestsQueued: Int

  /// How much of the answers that have begun and not ended may be here at once; one that would be
  /// too much is given up.
  public var bytesInFlight: Int

  /// How many connections are kept for the next request.
  public var connectionsKept: Int

  /// How much the headers of an answer may hold.
  public var headerBytes: Int

  /// How many lines these headers may have.
  public var headerLines: Int

  /// A file of certificates to trust instead of those of the system.
  public var caFile: String?

  /// What servers are told about who asks.
  public var userAgent: String

  /// Whether HTTP/2 is spoken over TLS with servers that can.
  public var http2: Bool

  public init(
    connectTimeoutMs: Int = 5_000,
    tlsTimeoutMs: Int = 5_000,
    firstByteTimeoutMs: Int = 10_000,
    timeoutMs: Int = 30_000,
    redirects: Int = 5,
    requestsInFlight: Int = 1_024,
    requestsPerHost: Int = 512,
    requestsQueued: Int = 4_096,
    bytesInFlight: Int = 268_435_456,
    connectionsKept: Int = 512,
    headerBytes: Int = 65_536,
    headerLines: Int = 256,
    caFile: String? = nil,
    userAgent: String = "adpipe",
    http2: Bool = true,
  ) {
    self.connectTimeoutMs = connectTimeoutMs
    self.tlsTimeoutMs = tlsTimeoutMs
    self.firstByteTimeoutMs = firstByteTimeoutMs
    self.timeoutMs = timeoutMs
    self.redirects = redirects
    self.requestsInFlight = requestsInFlight
    self.requestsPerHost = requestsPerHost
    self.requestsQueued = requestsQueued
    self.bytesInFlight = bytesInFlight
    self.connectionsKept = connectionsKept
    self.headerBytes = headerBytes
    self.headerLines = headerLines
    self.caFile = caFile
    self.userAgent = userAgent
    self.http2 = http2
  }
}

extension HTTPConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var connectTimeoutMs: Int?
    var tlsTimeoutMs: Int?
    var firstByteTimeoutMs: Int?
    var timeoutMs: Int?
    var redirects: Int?
    var requestsInFlight: Int?
    var requestsPerHost: Int?
    var requestsQueued: Int?
    var bytesInFlight: Int?
    var connectionsKept: Int?
    var headerBytes: Int?
    var headerLines: Int?
    var caFile: String?
    var userAgent: String?
    var http2: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 16
      where key.word0 == 0x5474_6365_6e6e_6f63
        && key.word1 == 0x734d_7475_6f65_6d69:  // connectTimeoutMs
        if try json.hasValue(key, 0, &seen) { connectTimeoutMs = try json.readInt(in: 1...120_000) }
      case 12 where key.word0 == 0x6f65_6d69_5473_6c74 && key.word1 == 0x734d_7475:  // tlsTimeoutMs
        if try json.hasValue(key, 1, &seen) { tlsTimeoutMs = try json.readInt(in: 1...120_000) }
      case 18
      where key.word0 == 0x7479_4274_7372_6966
        && key.word1 == 0x7475_6f65_6d69_5465
        && key.word2 == 0x734d:  // firstByteTimeoutMs
        if try json.hasValue(key, 2, &seen) {
          firstByteTimeoutMs = try json.readInt(in: 1...600_000)
        }
      case 9 where key.word0 == 0x4d74_756f_656d_6974 && key.word1 == 0x73:  // timeoutMs
        if try json.hasValue(key, 3, &seen) { timeoutMs = try json.readInt(in: 1...600_000) }
      case 9 where key.word0 == 0x7463_6572_6964_6572 && key.word1 == 0x73:  // redirects
        if try json.hasValue(key, 4, &seen) { redirects = try json.readInt(in: 0...50) }
      case 16
      where key.word0 == 0x7374_7365_7571_6572
        && key.word1 == 0x7468_6769_6c46_6e49:  // requestsInFlight
        if try json.hasValue(key, 5, &seen) { requestsInFlight = try json.readInt(in: 1...100_000) }
      case 15
      where key.word0 == 0x7374_7365_7571_6572
        && key.word1 == 0x74_736f_4872_6550:  // requestsPerHost
        if try json.hasValue(key, 6, &seen) { requestsPerHost = try json.readInt(in: 1...100_000) }
      case 14
      where key.word0 == 0x7374_7365_7571_6572
        && key.word1 == 0x6465_7565_7551:  // requestsQueued
        if try json.hasValue(key, 7, &seen) { requestsQueued = try json.readInt(in: 0...1_000_000) }
      case 13
      where key.word0 == 0x466e_4973_6574_7962
        && key.word1 == 0x74_6867_696c:  // bytesInFlight
        if try json.hasValue(key, 8, &seen) {
          bytesInFlight = try json.readInt(in: 65_536...1_099_511_627_776)
        }
      case 15
      where key.word0 == 0x6974_6365_6e6e_6f63
        && key.word1 == 0x74_7065_4b73_6e6f:  // connectionsKept
        if try json.hasValue(key, 9, &seen) { connectionsKept = try json.readInt(in: 1...100_000) }
      case 11 where key.word0 == 0x7942_7265_6461_6568 && key.word1 == 0x73_6574:  // headerBytes
        if try json.hasValue(key, 10, &seen) {
          headerBytes = try json.readInt(in: 1_024...16_777_216)
        }
      case 11 where key.word0 == 0x694c_7265_6461_6568 && key.word1 == 0x73_656e:  // headerLines
        if try json.hasValue(key, 11, &seen) { headerLines = try json.readInt(in: 8...100_000) }
      case 6 where key.word0 == 0x656c_6946_6163:  // caFile
        if try json.hasValue(key, 12, &seen) { caFile = try json.readString(length: 1...4_096) }
      case 9 where key.word0 == 0x6e65_6741_7265_7375 && key.word1 == 0x74:  // userAgent
        if try json.hasValue(key, 13, &seen) { userAgent = try json.readString(length: 1...1_024) }
      case 5 where key.word0 == 0x32_7074_7468:  // http2
        if try json.hasValue(key, 14, &seen) { http2 = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      connectTimeoutMs: connectTimeoutMs ?? 5_000,
      tlsTimeoutMs: tlsTimeoutMs ?? 5_000,
      firstByteTimeoutMs: firstByteTimeoutMs ?? 10_000,
      timeoutMs: timeoutMs ?? 30_000,
      redirects: redirects ?? 5,
      requestsInFlight: requestsInFlight ?? 1_024,
      requestsPerHost: requestsPerHost ?? 512,
      requestsQueued: requestsQueued ?? 4_096,
      bytesInFlight: bytesInFlight ?? 268_435_456,
      connectionsKept: connectionsKept ?? 512,
      headerBytes: headerBytes ?? 65_536,
      headerLines: headerLines ?? 256,
      caFile: caFile,
      userAgent: userAgent ?? "adpipe",
      http2: http2 ?? true,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("connectTimeoutMs", .integer(1...120_000)),
        .optional("tlsTimeoutMs", .integer(1...120_000)),
        .optional("firstByteTimeoutMs", .integer(1...600_000)),
        .optional("timeoutMs", .integer(1...600_000)),
        .optional("redirects", .integer(0...50)),
        .optional("requestsInFlight", .integer(1...100_000)),
        .optional("requestsPerHost", .integer(1...100_000)),
        .optional("requestsQueued", .integer(0...1_000_000)),
        .optional("bytesInFlight", .integer(65_536...1_099_511_627_776)),
        .optional("connectionsKept", .integer(1...100_000)),
        .optional("headerBytes", .integer(1_024...16_777_216)),
        .optional("headerLines", .integer(8...100_000)),
        .optional("caFile", .string(length: 1...4_096, format: nil)),
        .optional("userAgent", .string(length: 1...1_024, format: nil)),
        .optional("http2", .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension HTTPConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("connectTimeoutMs", connectTimeoutMs)
    json.member("tlsTimeoutMs", tlsTimeoutMs)
    json.member("firstByteTimeoutMs", firstByteTimeoutMs)
    json.member("timeoutMs", timeoutMs)
    json.member("redirects", redirects)
    json.member("requestsInFlight", requestsInFlight)
    json.member("requestsPerHost", requestsPerHost)
    json.member("requestsQueued", requestsQueued)
    json.member("bytesInFlight", bytesInFlight)
    json.member("connectionsKept", connectionsKept)
    json.member("headerBytes", headerBytes)
    json.member("headerLines", headerLines)
    json.member("caFile", caFile)
    json.member("userAgent", userAgent)
    json.member("http2", http2)
    json.endObject()
  }
}
