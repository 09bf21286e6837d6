// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Whether a network can be asked for ads.
public enum NetworkState: String, Hashable, Sendable, CaseIterable {
  /// It is still being set up.
  case notReady

  /// It can be asked.
  case ready
}

extension NetworkState: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 8 where word.word0 == 0x7964_6165_5274_6f6e:  // notReady
      self = .notReady
    case 5 where word.word0 == 0x79_6461_6572:  // ready
      self = .ready
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
