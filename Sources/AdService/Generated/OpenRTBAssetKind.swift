// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What a native asset is, by the lists of OpenRTB Native.
public enum OpenRTBAssetKind: String, Hashable, Sendable, CaseIterable {
  /// The title.
  case title

  /// A small picture.
  case icon

  /// A large picture.
  case main

  /// Who advertises.
  case sponsored

  /// What it says.
  case desc

  /// How many stars the product has.
  case rating

  /// How many people like it.
  case likes

  /// How often it was taken.
  case downloads

  /// What it costs.
  case price

  /// What it costs for now.
  case salePrice

  /// The number to call.
  case phone

  /// Where it is.
  case address

  /// What else it says.
  case desc2

  /// The address that is shown.
  case displayUrl

  /// What the button says.
  case ctaText
}

extension OpenRTBAssetKind: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 5 where word.word0 == 0x65_6c74_6974:  // title
      self = .title
    case 4 where word.word0 == 0x6e6f_6369:  // icon
      self = .icon
    case 4 where word.word0 == 0x6e69_616d:  // main
      self = .main
    case 9 where word.word0 == 0x6572_6f73_6e6f_7073 && word.word1 == 0x64:  // sponsored
      self = .sponsored
    case 4 where word.word0 == 0x6373_6564:  // desc
      self = .desc
    case 6 where word.word0 == 0x676e_6974_6172:  // rating
      self = .rating
    case 5 where word.word0 == 0x73_656b_696c:  // likes
      self = .likes
    case 9 where word.word0 == 0x6461_6f6c_6e77_6f64 && word.word1 == 0x73:  // downloads
      self = .downloads
    case 5 where word.word0 == 0x65_6369_7270:  // price
      self = .price
    case 9 where word.word0 == 0x6369_7250_656c_6173 && word.word1 == 0x65:  // salePrice
      self = .salePrice
    case 5 where word.word0 == 0x65_6e6f_6870:  // phone
      self = .phone
    case 7 where word.word0 == 0x73_7365_7264_6461:  // address
      self = .address
    case 5 where word.word0 == 0x32_6373_6564:  // desc2
      self = .desc2
    case 10 where word.word0 == 0x5579_616c_7073_6964 && word.word1 == 0x6c72:  // displayUrl
      self = .displayUrl
    case 7 where word.word0 == 0x74_7865_5461_7463:  // ctaText
      self = .ctaText
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension OpenRTBAssetKind: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
