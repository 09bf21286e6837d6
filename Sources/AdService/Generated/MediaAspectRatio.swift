// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Which shape the main image or video of a native ad should have.
public enum MediaAspectRatio: String, Hashable, Sendable, CaseIterable {
  /// Nobody says.
  case unknown

  /// Every shape will do.
  case any

  /// Wider than high.
  case landscape

  /// Higher than wide.
  case portrait

  /// As wide as high.
  case square
}

extension MediaAspectRatio: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x6e_776f_6e6b_6e75:  // unknown
      self = .unknown
    case 3 where word.word0 == 0x79_6e61:  // any
      self = .any
    case 9 where word.word0 == 0x7061_6373_646e_616c && word.word1 == 0x65:  // landscape
      self = .landscape
    case 8 where word.word0 == 0x7469_6172_7472_6f70:  // portrait
      self = .portrait
    case 6 where word.word0 == 0x6572_6175_7173:  // square
      self = .square
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension MediaAspectRatio: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
