// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How many deliveries there were, by what became of them.
public struct DeliveryCounts: Hashable, Sendable {
  /// Those that are still to be made.
  public var waiting: Int

  /// Those that were made.
  public var delivered: Int

  /// Those that will not be made.
  public var failed: Int

  /// Those among the failed for which there was no room.
  public var dropped: Int

  public init(waiting: Int, delivered: Int, failed: Int, dropped: Int) {
    self.waiting = waiting
    self.delivered = delivered
    self.failed = failed
    self.dropped = dropped
  }
}

extension DeliveryCounts: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var waiting: Int?
    var delivered: Int?
    var failed: Int?
    var dropped: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x67_6e69_7469_6177:  // waiting
        if try json.hasValue(key, 0, &seen) {
          waiting = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 9 where key.word0 == 0x6572_6576_696c_6564 && key.word1 == 0x64:  // delivered
        if try json.hasValue(key, 1, &seen) {
          delivered = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 6 where key.word0 == 0x6465_6c69_6166:  // failed
        if try json.hasValue(key, 2, &seen) {
          failed = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 7 where key.word0 == 0x64_6570_706f_7264:  // dropped
        if try json.hasValue(key, 3, &seen) {
          dropped = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let waiting else { throw json.failure(.missingMember("waiting")) }
    guard let delivered else { throw json.failure(.missingMember("delivered")) }
    guard let failed else { throw json.failure(.missingMember("failed")) }
    guard let dropped else { throw json.failure(.missingMember("dropped")) }
    self.init(waiting: waiting, delivered: delivered, failed: failed, dropped: dropped)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("waiting", .integer(0...9_007_199_254_740_991)),
        .required("delivered", .integer(0...9_007_199_254_740_991)),
        .required("failed", .integer(0...9_007_199_254_740_991)),
        .required("dropped", .integer(0...9_007_199_254_740_991)),
      ],
      exactlyOne: false,
    )
  }
}

extension DeliveryCounts: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("waiting", waiting)
    json.member("delivered", delivered)
    json.member("failed", failed)
    json.member("dropped", dropped)
    json.endObject()
  }
}
