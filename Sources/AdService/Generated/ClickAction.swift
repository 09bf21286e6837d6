// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What the app has to do for a click.
public enum ClickAction: Hashable, Sendable {
  /// True: the app handles the click itself, and nothing is to be opened.
  case custom(Bool)

  /// An app on the device opens the address.
  case deepLink(Destination)

  /// The browser opens the address.
  case browser(Destination)
}

extension ClickAction: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var member: ClickAction?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6d6f_7473_7563:  // custom
        if try json.hasOnlyValue(key, 0, &seen, after: member) {
          member = .custom(try json.readBool())
        }
      case 8 where key.word0 == 0x6b6e_694c_7065_6564:  // deepLink
        if try json.hasOnlyValue(key, 1, &seen, after: member) {
          member = .deepLink(try Destination(from: &json))
        }
      case 7 where key.word0 == 0x72_6573_776f_7262:  // browser
        if try json.hasOnlyValue(key, 2, &seen, after: member) {
          member = .browser(try Destination(from: &json))
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let member else { throw json.failure(.notExactlyOneMember) }
    self = member
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("custom", .boolean),
        .optional("deepLink", Destination.shape),
        .optional("browser", Destination.shape),
      ],
      exactlyOne: true,
    )
  }
}

extension ClickAction: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .custom(let member): json.member("custom", member)
    case .deepLink(let member): json.member("deepLink", member)
    case .browser(let member): json.member("browser", member)
    }
    json.endObject()
  }
}
