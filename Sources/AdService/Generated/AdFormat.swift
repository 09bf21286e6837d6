// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The kind of space that an ad is made for.
public enum AdFormat: String, Hashable, Sendable, CaseIterable {
  /// A rectangle that stays on the screen beside the content.
  case banner

  /// A full screen shown at a natural pause.
  case interstitial

  /// A full screen that people choose to watch for a reward.
  case rewarded

  /// A full screen at a natural pause that gives a reward without having been asked for.
  case rewardedInterstitial

  /// A full screen shown while the app comes to the front.
  case appOpen

  /// A set of assets with the names that all native ads share, drawn by the app.
  case native

  /// A set of assets whose names the publisher chose, drawn by the app.
  case customNative
}

extension AdFormat: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 6 where word.word0 == 0x7265_6e6e_6162:  // banner
      self = .banner
    case 8 where word.word0 == 0x6441_7265_6e6e_6162:  // bannerAd
      self = .banner
    case 12 where word.word0 == 0x6974_7372_6574_6e69 && word.word1 == 0x6c61_6974:  // interstitial
      self = .interstitial
    case 14
    where word.word0 == 0x6974_7372_6574_6e69
      && word.word1 == 0x6441_6c61_6974:  // interstitialAd
      self = .interstitial
    case 8 where word.word0 == 0x6465_6472_6177_6572:  // rewarded
      self = .rewarded
    case 10 where word.word0 == 0x6465_6472_6177_6572 && word.word1 == 0x6441:  // rewardedAd
      self = .rewarded
    case 20
    where word.word0 == 0x6465_6472_6177_6572
      && word.word1 == 0x6974_7372_6574_6e49
      && word.word2 == 0x6c61_6974:  // rewardedInterstitial
      self = .rewardedInterstitial
    case 22
    where word.word0 == 0x6465_6472_6177_6572
      && word.word1 == 0x6974_7372_6574_6e49
      && word.word2 == 0x6441_6c61_6974:  // rewardedInterstitialAd
      self = .rewardedInterstitial
    case 7 where word.word0 == 0x6e_6570_4f70_7061:  // appOpen
      self = .appOpen
    case 9 where word.word0 == 0x416e_6570_4f70_7061 && word.word1 == 0x64:  // appOpenAd
      self = .appOpen
    case 6 where word.word0 == 0x6576_6974_616e:  // native
      self = .native
    case 8 where word.word0 == 0x6441_6576_6974_616e:  // nativeAd
      self = .native
    case 13
    where word.word0 == 0x4e64_6569_6669_6e75
      && word.word1 == 0x65_7669_7461:  // unifiedNative
      self = .native
    case 12 where word.word0 == 0x614e_6d6f_7473_7563 && word.word1 == 0x6576_6974:  // customNative
      self = .customNative
    case 14
    where word.word0 == 0x614e_6d6f_7473_7563
      && word.word1 == 0x6441_6576_6974:  // customNativeAd
      self = .customNative
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(
      allCases.map(\.rawValue),
      aliases: [
        "bannerAd",
        "interstitialAd",
        "rewardedAd",
        "rewardedInterstitialAd",
        "appOpenAd",
        "nativeAd",
        "unifiedNative",
        "customNativeAd",
      ],
    )
  }
}

extension AdFormat: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
