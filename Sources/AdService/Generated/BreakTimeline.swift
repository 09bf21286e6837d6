// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How the player's timeline shows a break.
public struct BreakTimeline: Hashable, Sendable {
  /// How much of it the break takes up; point if absent.
  public var occupies: TimelineOccupancy?

  /// How the break looks there; highlight if absent.
  public var style: TimelineStyle?

  public init(occupies: TimelineOccupancy? = nil, style: TimelineStyle? = nil) {
    self.occupies = occupies
    self.style = style
  }
}

extension BreakTimeline: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var occupies: TimelineOccupancy?
    var style: TimelineStyle?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x7365_6970_7563_636f:  // occupies
        if try json.hasValue(key, 0, &seen) { occupies = try TimelineOccupancy(from: &json) }
      case 5 where key.word0 == 0x65_6c79_7473:  // style
        if try json.hasValue(key, 1, &seen) { style = try TimelineStyle(from: &json) }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(occupies: occupies, style: style)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("occupies", TimelineOccupancy.shape),
        .optional("style", TimelineStyle.shape),
      ],
      exactlyOne: false,
    )
  }
}

extension BreakTimeline: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("occupies", occupies)
    json.member("style", style)
    json.endObject()
  }
}
