// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Where an ad stands in its life.
public enum AdState: String, Hashable, Sendable, CaseIterable {
  /// Its assets are still on their way.
  case loading

  /// It can be presented.
  case ready

  /// It has been presented and is on show.
  case presenting

  /// It has been on show and is gone from the screen.
  case dismissed

  /// It waited too long to be presented.
  case expired

  /// It could not be presented.
  case failed

  /// It has been given back and is no longer held.
  case released
}

extension AdState: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x67_6e69_6461_6f6c:  // loading
      self = .loading
    case 5 where word.word0 == 0x79_6461_6572:  // ready
      self = .ready
    case 10 where word.word0 == 0x6974_6e65_7365_7270 && word.word1 == 0x676e:  // presenting
      self = .presenting
    case 9 where word.word0 == 0x6573_7369_6d73_6964 && word.word1 == 0x64:  // dismissed
      self = .dismissed
    case 7 where word.word0 == 0x64_6572_6970_7865:  // expired
      self = .expired
    case 6 where word.word0 == 0x6465_6c69_6166:  // failed
      self = .failed
    case 8 where word.word0 == 0x6465_7361_656c_6572:  // released
      self = .released
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension AdState: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
