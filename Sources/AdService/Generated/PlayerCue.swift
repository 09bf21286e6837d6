// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Which moment of watching an interstitial event is played at.
public enum PlayerCue: String, Hashable, Sendable, CaseIterable {
  /// Its own place (noCue).
  case none

  /// When the content begins to be played (joinCue).
  case join

  /// When the content has been played to its end (leaveCue).
  case leave
}

extension PlayerCue: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 4 where word.word0 == 0x656e_6f6e:  // none
      self = .none
    case 4 where word.word0 == 0x6e69_6f6a:  // join
      self = .join
    case 5 where word.word0 == 0x65_7661_656c:  // leave
      self = .leave
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PlayerCue: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
