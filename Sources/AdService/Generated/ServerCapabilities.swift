// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What the engine can do.
public struct ServerCapabilities: Hashable, Sendable {
  /// How messages may be cut out of the bytes.
  public var framings: [Framing]

  /// The methods that can be called.
  public var methods: [String]

  /// The formats that some adapter can serve.
  public var formats: [AdFormat]

  /// What can speak for a network.
  public var adapters: [AdapterName]

  public init(
    framings: [Framing],
    methods: [String],
    formats: [AdFormat],
    adapters: [AdapterName],
  ) {
    self.framings = framings
    self.methods = methods
    self.formats = formats
    self.adapters = adapters
  }
}

extension ServerCapabilities: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var framings: [Framing]?
    var methods: [String]?
    var formats: [AdFormat]?
    var adapters: [AdapterName]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x7367_6e69_6d61_7266:  // framings
        if try json.hasValue(key, 0, &seen) {
          framings = try json.readArray(of: Framing.self, count: 0...Int.max)
        }
      case 7 where key.word0 == 0x73_646f_6874_656d:  // methods
        if try json.hasValue(key, 1, &seen) {
          methods = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      case 7 where key.word0 == 0x73_7461_6d72_6f66:  // formats
        if try json.hasValue(key, 2, &seen) {
          formats = try json.readArray(of: AdFormat.self, count: 0...Int.max)
        }
      case 8 where key.word0 == 0x7372_6574_7061_6461:  // adapters
        if try json.hasValue(key, 3, &seen) {
          adapters = try json.readArray(of: AdapterName.self, count: 0...Int.max)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let framings else { throw json.failure(.missingMember("framings")) }
    guard let methods else { throw json.failure(.missingMember("methods")) }
    guard let formats else { throw json.failure(.missingMember("formats")) }
    guard let adapters else { throw json.failure(.missingMember("adapters")) }
    self.init(framings: framings, methods: methods, formats: formats, adapters: adapters)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("framings", .array(Framing.shape, count: 0...Int.max)),
        .required("methods", .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max)),
        .required("formats", .array(AdFormat.shape, count: 0...Int.max)),
        .required("adapters", .array(AdapterName.shape, count: 0...Int.max)),
      ],
      exactlyOne: false,
    )
  }
}

extension ServerCapabilities: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("framings", framings)
    json.member("methods", methods) { json, element in json.string(element) }
    json.member("formats", formats)
    json.member("adapters", adapters)
    json.endObject()
  }
}
