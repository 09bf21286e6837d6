// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `config.get` is called with.
public struct GetConfigParams: Hashable, Sendable {
  public init() {}
}

extension GetConfigParams: JSONReadable {
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

extension GetConfigParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

/// The configuration and where it came from.
public struct GetConfigResult: Hashable, Sendable {
  /// Where it came from.
  public var source: ConfigurationSource

  /// The configuration as configuration.schema.json describes it; what is secret reads (hidden).
  public var configuration: JSONValue

  public init(source: ConfigurationSource, configuration: JSONValue) {
    self.source = source
    self.configuration = configuration
  }
}

extension GetConfigResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var source: ConfigurationSource?
    var configuration: JSONValue?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6563_7275_6f73:  // source
        if try json.hasValue(key, 0, &seen) { source = try ConfigurationSource(from: &json) }
      case 13
      where key.word0 == 0x7275_6769_666e_6f63
        && key.word1 == 0x6e_6f69_7461:  // configuration
        if try json.hasValue(key, 1, &seen) { configuration = try json.readValue() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let source else { throw json.failure(.missingMember("source")) }
    guard let configuration else { throw json.failure(.missingMember("configuration")) }
    self.init(source: source, configuration: configuration)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("source", ConfigurationSource.shape),
        .required("configuration", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension GetConfigResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("source", source)
    json.member("configuration", configuration)
    json.endObject()
  }
}
