// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `context.set` is called with.
public struct SetContextParams: Hashable, Sendable {
  /// What is known.
  public var context: Context {
    get { contextApart.value }
    set { contextApart = Boxed(newValue) }
  }

  private var contextApart: Boxed<Context>

  /// True to forget what was said before.
  public var replace: Bool

  public init(context: Context, replace: Bool = false) {
    contextApart = Boxed(context)
    self.replace = replace
  }
}

extension SetContextParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var context: Context?
    var replace: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x74_7865_746e_6f63:  // context
        if try json.hasValue(key, 0, &seen) { context = try Context(from: &json) }
      case 7 where key.word0 == 0x65_6361_6c70_6572:  // replace
        if try json.hasValue(key, 1, &seen) { replace = try json.readBool() }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let context else { throw json.failure(.missingMember("context")) }
    self.init(context: context, replace: replace ?? false)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("context", Context.shape),
        .optional("replace", .boolean),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension SetContextParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("context", contextApart)
    json.member("replace", replace)
    json.endObject()
  }
}

/// Everything that is known now.
public struct SetContextResult: Hashable, Sendable {
  /// What is known now.
  public var context: Context {
    get { contextApart.value }
    set { contextApart = Boxed(newValue) }
  }

  private var contextApart: Boxed<Context>

  public init(context: Context) {
    contextApart = Boxed(context)
  }
}

extension SetContextResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var context: Context?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x74_7865_746e_6f63:  // context
        if try json.hasValue(key, 0, &seen) { context = try Context(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let context else { throw json.failure(.missingMember("context")) }
    self.init(context: context)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("context", Context.shape)
      ],
      exactlyOne: false,
    )
  }
}

extension SetContextResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("context", contextApart)
    json.endObject()
  }
}
