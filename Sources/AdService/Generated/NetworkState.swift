// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How far a network has come with being set up.
public enum NetworkState: String, Hashable, Sendable, CaseIterable {
  /// Nobody has set it up yet.
  case idle

  /// It is still being set up.
  case notReady

  /// It can be asked.
  case ready

  /// It could not be set up, or is down.
  case failed
}

extension NetworkState: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 4 where word.word0 == 0x656c_6469:  // idle
      self = .idle
    case 8 where word.word0 == 0x7964_6165_5274_6f6e:  // notReady
      self = .notReady
    case 5 where word.word0 == 0x79_6461_6572:  // ready
      self = .ready
    case 6 where word.word0 == 0x6465_6c69_6166:  // failed
      self = .failed
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension NetworkState: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
