// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How images that the engine fetches are handed over.
public enum ImageForm: String, Hashable, Sendable, CaseIterable {
  /// As a file on this machine, which stays as long as the ad is held.
  case path

  /// As their bytes.
  case data

  /// As their addresses; they are not fetched.
  case url
}

extension ImageForm: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 4 where word.word0 == 0x6874_6170:  // path
      self = .path
    case 4 where word.word0 == 0x6174_6164:  // data
      self = .data
    case 3 where word.word0 == 0x6c_7275:  // url
      self = .url
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension ImageForm: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
