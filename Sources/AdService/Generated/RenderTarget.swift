// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What a break is rendered as.
public enum RenderTarget: String, Hashable, Sendable, CaseIterable {
  /// The properties of an AVPlayerInterstitialEvent.
  case avPlayerInterstitialEvent

  /// The line of a playlist that tells players of an interstitial (EXT-X-DATERANGE).
  case dateRange

  /// A media playlist with such lines in it.
  case playlist

  /// The list of what is played that a date range may refer to (X-ASSET-LIST).
  case assetList

  /// The address of the playlist of the ads.
  case hlsManifestUrl

  /// The address of the DASH manifest of the ads.
  case dashManifestUrl
}

extension RenderTarget: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 25
    where word.word0 == 0x7265_7961_6c50_7661
      && word.word1 == 0x6974_7372_6574_6e49
      && word.word2 == 0x6e65_7645_6c61_6974
      && word.word3 == 0x74:  // avPlayerInterstitialEvent
      self = .avPlayerInterstitialEvent
    case 9 where word.word0 == 0x676e_6152_6574_6164 && word.word1 == 0x65:  // dateRange
      self = .dateRange
    case 8 where word.word0 == 0x7473_696c_7961_6c70:  // playlist
      self = .playlist
    case 9 where word.word0 == 0x7369_4c74_6573_7361 && word.word1 == 0x74:  // assetList
      self = .assetList
    case 14
    where word.word0 == 0x6669_6e61_4d73_6c68
      && word.word1 == 0x6c72_5574_7365:  // hlsManifestUrl
      self = .hlsManifestUrl
    case 15
    where word.word0 == 0x696e_614d_6873_6164
      && word.word1 == 0x6c_7255_7473_6566:  // dashManifestUrl
      self = .dashManifestUrl
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension RenderTarget: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
