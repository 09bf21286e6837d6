// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why a load ended as it did.
public struct Explain: Hashable, Sendable {
  /// The name that ad.explain gives this explanation by again.
  public var loadId: String

  /// Every source of the ad unit in the order of its turn.
  public var sources: [SourceExplain]

  public init(loadId: String, sources: [SourceExplain]) {
    self.loadId = loadId
    self.sources = sources
  }
}

extension Explain: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var loadId: String?
    var sources: [SourceExplain]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6449_6461_6f6c:  // loadId
        if try json.hasValue(key, 0, &seen) { loadId = try json.readString(length: 1...64) }
      case 7 where key.word0 == 0x73_6563_7275_6f73:  // sources
        if try json.hasValue(key, 1, &seen) {
          sources = try json.readArray(of: SourceExplain.self, count: 0...Int.max)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let loadId else { throw json.failure(.missingMember("loadId")) }
    guard let sources else { throw json.failure(.missingMember("sources")) }
    self.init(loadId: loadId, sources: sources)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("loadId", .string(length: 1...64, format: nil)),
        .required("sources", .array(SourceExplain.shape, count: 0...Int.max)),
      ],
      exactlyOne: false,
    )
  }
}

extension Explain: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("loadId", loadId)
    json.member("sources", sources)
    json.endObject()
  }
}
