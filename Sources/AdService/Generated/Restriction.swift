// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What viewers may not do with a break.
public enum Restriction: String, Hashable, Sendable, CaseIterable {
  /// Run or seek forward inside it (AVPlayer's requiresPlaybackAtPreferredRateForAdvancement).
  case skip

  /// Seek across it without playing it (AVPlayer's constrainsSeekingForwardInPrimaryContent).
  case jump
}

extension Restriction: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 4 where word.word0 == 0x7069_6b73:  // skip
      self = .skip
    case 4 where word.word0 == 0x706d_756a:  // jump
      self = .jump
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension Restriction: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
