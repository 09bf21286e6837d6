// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A way in which streams tell of a break.
public enum BreakSignal: String, Hashable, Sendable, CaseIterable {
  /// EXT-X-DATERANGE with SCTE35-OUT.
  case dateRange

  /// EXT-X-DATERANGE of the class com.apple.hls.interstitial.
  case interstitial

  /// EXT-X-CUE-OUT, EXT-X-CUE-OUT-CONT and EXT-X-CUE-IN.
  case cueOut

  /// EXT-X-CUE with a TYPE.
  case adobeCue

  /// EXT-X-SCTE35 with CUE-OUT or CUE-IN.
  case scte35

  /// A message of SCTE 35 beside other tags, such as EXT-OATCLS-SCTE35.
  case spliceMessage

  /// The signalling endpoint of the stream, beside its playlists.
  case endpoint
}

extension BreakSignal: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 9 where word.word0 == 0x676e_6152_6574_6164 && word.word1 == 0x65:  // dateRange
      self = .dateRange
    case 12 where word.word0 == 0x6974_7372_6574_6e69 && word.word1 == 0x6c61_6974:  // interstitial
      self = .interstitial
    case 6 where word.word0 == 0x7475_4f65_7563:  // cueOut
      self = .cueOut
    case 8 where word.word0 == 0x6575_4365_626f_6461:  // adobeCue
      self = .adobeCue
    case 6 where word.word0 == 0x3533_6574_6373:  // scte35
      self = .scte35
    case 13
    where word.word0 == 0x654d_6563_696c_7073
      && word.word1 == 0x65_6761_7373:  // spliceMessage
      self = .spliceMessage
    case 8 where word.word0 == 0x746e_696f_7064_6e65:  // endpoint
      self = .endpoint
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension BreakSignal: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
