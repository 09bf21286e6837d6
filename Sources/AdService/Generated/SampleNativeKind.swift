// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What native ads of the sample network advertise.
public enum SampleNativeKind: String, Hashable, Sendable, CaseIterable {
  /// An app and who sells it, so that no asset is missing.
  case everything

  /// An app: it has a store, a price and a rating, and no advertiser.
  case install

  /// A page: it has an advertiser, and neither store nor price nor rating.
  case content

  /// Every other one an app or a page, by chance.
  case mixed
}

extension SampleNativeKind: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 10 where word.word0 == 0x6968_7479_7265_7665 && word.word1 == 0x676e:  // everything
      self = .everything
    case 7 where word.word0 == 0x6c_6c61_7473_6e69:  // install
      self = .install
    case 7 where word.word0 == 0x74_6e65_746e_6f63:  // content
      self = .content
    case 5 where word.word0 == 0x64_6578_696d:  // mixed
      self = .mixed
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension SampleNativeKind: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
