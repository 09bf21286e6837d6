// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where a banner of adaptive size stands.
public enum AdaptiveKind: String, Hashable, Sendable, CaseIterable {
  /// At an edge of the screen.
  case anchored

  /// Within content that scrolls.
  case inline
}

extension AdaptiveKind: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 8 where word.word0 == 0x6465_726f_6863_6e61:  // anchored
      self = .anchored
    case 6 where word.word0 == 0x656e_696c_6e69:  // inline
      self = .inline
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension AdaptiveKind: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
