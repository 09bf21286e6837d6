// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A network of the configuration and whether it can be asked.
public struct NetworkStatus: Hashable, Sendable {
  /// The network, as config.yaml names it.
  public var name: String

  /// What speaks for it.
  public var adapter: AdapterName

  /// Whether it can be asked for ads.
  public var state: NetworkState

  /// The formats that it can serve.
  public var formats: [AdFormat]

  /// The class that speaks for it in a mobile SDK.
  public var className: String?

  public init(
    name: String,
    adapter: AdapterName,
    state: NetworkState,
    formats: [AdFormat],
    className: String? = nil,
  ) {
    self.name = name
    self.adapter = adapter
    self.state = state
    self.formats = formats
    self.className = className
  }
}

extension NetworkStatus: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var adapter: AdapterName?
    var state: NetworkState?
    var formats: [AdFormat]?
    var className: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x656d_616e:  // name
        if try json.hasValue(key, 0, &seen) { name = try json.readString() }
      case 7 where key.word0 == 0x72_6574_7061_6461:  // adapter
        if try json.hasValue(key, 1, &seen) { adapter = try AdapterName(from: &json) }
      case 5 where key.word0 == 0x65_7461_7473:  // state
        if try json.hasValue(key, 2, &seen) { state = try NetworkState(from: &json) }
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 3, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 0...Int.max)
        }
      case 9 where key.word0 == 0x6d61_4e73_7361_6c63 && key.word1 == 0x65:  // className
        if try json.hasValue(key, 4, &seen) { className = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let name else { throw json.failure(.missingMember("name")) }
    guard let adapter else { throw json.failure(.missingMember("adapter")) }
    guard let state else { throw json.failure(.missingMember("state")) }
    guard let formats else { throw json.failure(.missingMember("formats")) }
    self.init(name: name, adapter: adapter, state: state, formats: formats, className: className)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("name", .string(length: 0...Int.max, format: nil)),
        .required("adapter", AdapterName.shape),
        .required("state", NetworkState.shape),
        .required("formats", .array(AdFormat.shape, count: 0...Int.max)),
        .optional("className", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension NetworkStatus: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("adapter", adapter)
    json.member("state", state)
    json.member("formats", formats)
    json.member("className", className)
    json.endObject()
  }
}
