// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `server.info` is called with.
public struct InfoServerParams: Hashable, Sendable {
  public init() {}
}

extension InfoServerParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    self.init()
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("_meta", .any)
      ],
      exactlyOne: false,
    )
  }
}

extension InfoServerParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

/// The engine.
public struct InfoServerResult: Hashable, Sendable {
  /// The name of the engine.
  public var name: String

  /// Its version, by semantic versioning.
  public var version: String

  /// When it was started.
  public var startedAt: String

  /// What it can do.
  public var capabilities: ServerCapabilities

  /// How much it takes on.
  public var limits: ServerLimits {
    get { limitsApart.value }
    set { limitsApart = Boxed(newValue) }
  }

  private var limitsApart: Boxed<ServerLimits>

  public init(
    name: String,
    version: String,
    startedAt: String,
    capabilities: ServerCapabilities,
    limits: ServerLimits,
  ) {
    self.name = name
    self.version = version
    self.startedAt = startedAt
    self.capabilities = capabilities
    limitsApart = Boxed(limits)
  }
}

extension InfoServerResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var version: String?
    var startedAt: String?
    var capabilities: ServerCapabilities?
    var limits: ServerLimits?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x656d_616e:  // name
        if try json.hasValue(key, 0, &seen) { name = try json.readString() }
      case 7 where key.word0 == 0x6e_6f69_7372_6576:  // version
        if try json.hasValue(key, 1, &seen) { version = try json.readString() }
      case 9 where key.word0 == 0x4164_6574_7261_7473 && key.word1 == 0x74:  // startedAt
        if try json.hasValue(key, 2, &seen) { startedAt = try json.readString(format: .dateTime) }
      case 12 where key.word0 == 0x696c_6962_6170_6163 && key.word1 == 0x7365_6974:  // capabilities
        if try json.hasValue(key, 3, &seen) { capabilities = try ServerCapabilities(from: &json) }
      case 6 where key.word0 == 0x7374_696d_696c:  // limits
        if try json.hasValue(key, 4, &seen) { limits = try ServerLimits(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let name else { throw json.failure(.missingMember("name")) }
    guard let version else { throw json.failure(.missingMember("version")) }
    guard let startedAt else { throw json.failure(.missingMember("startedAt")) }
    guard let capabilities else { throw json.failure(.missingMember("capabilities")) }
    guard let limits else { throw json.failure(.missingMember("limits")) }
    self.init(
      name: name,
      version: version,
      startedAt: startedAt,
      capabilities: capabilities,
      limits: limits,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("name", .string(length: 0...Int.max, format: nil)),
        .required("version", .string(length: 0...Int.max, format: nil)),
        .required("startedAt", .string(length: 0...Int.max, format: .dateTime)),
        .required("capabilities", ServerCapabilities.shape),
        .required("limits", ServerLimits.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension InfoServerResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("version", version)
    json.member("startedAt", startedAt)
    json.member("capabilities", capabilities)
    json.member("limits", limitsApart)
    json.endObject()
  }
}
