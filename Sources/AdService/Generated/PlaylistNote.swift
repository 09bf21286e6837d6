// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Something in a playlist that could not be read, or made no sense where it stood.
public struct PlaylistNote: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// What is wrong with it.
  public var problem: String

  public init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }
}

extension PlaylistNote: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var line: Int?
    var problem: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x656e_696c:  // line
        if try json.hasValue(key, 0, &seen) {
          line = try json.readInt(in: 1...9_007_199_254_740_991)
        }
      case 7 where key.word0 == 0x6d_656c_626f_7270:  // problem
        if try json.hasValue(key, 1, &seen) { problem = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let line else { throw json.failure(.missingMember("line")) }
    guard let problem else { throw json.failure(.missingMember("problem")) }
    self.init(line: line, problem: problem)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("line", .integer(1...9_007_199_254_740_991)),
        .required("problem", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension PlaylistNote: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("line", line)
    json.member("problem", problem)
    json.endObject()
  }
}
