// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// When a break is played, if not only at its place.
public enum BreakCue: String, Hashable, Sendable, CaseIterable {
  /// Before the content, when the viewer begins to watch (AVPlayer's joinCue).
  case pre

  /// After the content, when it has come to its end (AVPlayer's leaveCue).
  case post

  /// Not again, once it has been played (AVPlayer's willPlayOnce).
  case once
}

extension BreakCue: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 3 where word.word0 == 0x65_7270:  // pre
      self = .pre
    case 4 where word.word0 == 0x7473_6f70:  // post
      self = .post
    case 4 where word.word0 == 0x6563_6e6f:  // once
      self = .once
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension BreakCue: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
