// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A boundary between segments of the content that a break is moved to.
public enum BreakSnap: String, Hashable, Sendable, CaseIterable {
  /// The one nearest to its start (AVPlayer's alignsStartWithPrimarySegmentBoundary).
  case out

  /// The one nearest to where the content goes on (AVPlayer's
  /// alignsResumptionWithPrimarySegmentBoundary).
  case `in`
}

extension BreakSnap: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 3 where word.word0 == 0x74_756f:  // out
      self = .out
    case 2 where word.word0 == 0x6e69:  // in
      self = .`in`
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension BreakSnap: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
