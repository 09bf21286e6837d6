// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What a viewer gets who begins to watch at some place of a stream.
public struct Join: Hashable, Sendable {
  /// Where the viewer begins to watch.
  public var joinedAt: StreamPlace

  /// What is played before the content.
  public var steps: [JoinStep]

  /// Where the content begins.
  public var resumesAt: StreamPlace

  /// What is not played of that which would have been.
  public var omitted: [OmittedBreak]

  /// The breaks that are to come.
  public var coming: [String]

  public init(
    joinedAt: StreamPlace,
    steps: [JoinStep],
    resumesAt: StreamPlace,
    omitted: [OmittedBreak],
    coming: [String],
  ) {
    self.joinedAt = joinedAt
    self.steps = steps
    self.resumesAt = resumesAt
    self.omitted = omitted
    self.coming = coming
  }
}

extension Join: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var joinedAt: StreamPlace?
    var steps: [JoinStep]?
    var resumesAt: StreamPlace?
    var omitted: [OmittedBreak]?
    var coming: [String]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x7441_6465_6e69_6f6a:  // joinedAt
        if try json.hasValue(key, 0, &seen) { joinedAt = try StreamPlace(from: &json) }
      case 5 where key.word0 == 0x73_7065_7473:  // steps
        if try json.hasValue(key, 1, &seen) {
          steps = try json.readArray(of: JoinStep.self, count: 0...Int.max)
        }
      case 9 where key.word0 == 0x4173_656d_7573_6572 && key.word1 == 0x74:  // resumesAt
        if try json.hasValue(key, 2, &seen) { resumesAt = try StreamPlace(from: &json) }
      case 7 where key.word0 == 0x64_6574_7469_6d6f:  // omitted
        if try json.hasValue(key, 3, &seen) {
          omitted = try json.readArray(of: OmittedBreak.self, count: 0...Int.max)
        }
      case 6 where key.word0 == 0x676e_696d_6f63:  // coming
        if try json.hasValue(key, 4, &seen) {
          coming = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
            try json.readString()
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let joinedAt else { throw json.failure(.missingMember("joinedAt")) }
    guard let steps else { throw json.failure(.missingMember("steps")) }
    guard let resumesAt else { throw json.failure(.missingMember("resumesAt")) }
    guard let omitted else { throw json.failure(.missingMember("omitted")) }
    guard let coming else { throw json.failure(.missingMember("coming")) }
    self.init(
      joinedAt: joinedAt,
      steps: steps,
      resumesAt: resumesAt,
      omitted: omitted,
      coming: coming,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("joinedAt", StreamPlace.shape),
        .required("steps", .array(JoinStep.shape, count: 0...Int.max)),
        .required("resumesAt", StreamPlace.shape),
        .required("omitted", .array(OmittedBreak.shape, count: 0...Int.max)),
        .required("coming", .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max)),
      ],
      exactlyOne: false,
    )
  }
}

extension Join: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("joinedAt", joinedAt)
    json.member("steps", steps)
    json.member("resumesAt", resumesAt)
    json.member("omitted", omitted)
    json.member("coming", coming) { json, element in json.string(element) }
    json.endObject()
  }
}
