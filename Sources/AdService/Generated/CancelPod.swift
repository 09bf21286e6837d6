// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.cancel` is called with.
public struct CancelPodParams: Hashable, Sendable {
  /// The break to cancel.
  public var breakId: String

  public init(breakId: String) {
    self.breakId = breakId
  }
}

extension CancelPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breakId: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x64_496b_6165_7262:  // breakId
        if try json.hasValue(key, 0, &seen) { breakId = try json.readString(length: 1...64) }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let breakId else { throw json.failure(.missingMember("breakId")) }
    self.init(breakId: breakId)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breakId", .string(length: 1...64, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension CancelPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breakId", breakId)
    json.endObject()
  }
}

/// The break as it was last.
public struct CancelPodResult: Hashable, Sendable {
  /// The break, cancelled.
  public var `break`: Break {
    get { breakApart.value }
    set { breakApart = Boxed(newValue) }
  }

  private var breakApart: Boxed<Break>

  public init(`break`: Break) {
    breakApart = Boxed(`break`)
  }
}

extension CancelPodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var `break`: Break?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x6b_6165_7262:  // break
        if try json.hasValue(key, 0, &seen) { `break` = try Break(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let `break` else { throw json.failure(.missingMember("break")) }
    self.init(break: `break`)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("break", Break.shape)
      ],
      exactlyOne: false,
    )
  }
}

extension CancelPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("break", breakApart)
    json.endObject()
  }
}
