// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How a file of a video comes.
public enum VASTDelivery: String, Hashable, Sendable, CaseIterable {
  /// As one file.
  case progressive

  /// As a list of pieces.
  case streaming
}

extension VASTDelivery: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 11 where word.word0 == 0x7373_6572_676f_7270 && word.word1 == 0x65_7669:  // progressive
      self = .progressive
    case 9 where word.word0 == 0x6e69_6d61_6572_7473 && word.word1 == 0x67:  // streaming
      self = .streaming
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension VASTDelivery: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
