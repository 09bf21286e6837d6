/// The assets of a native ad, under the names they have on the wire.
package enum NativeAsset: String, CaseIterable, Hashable, Sendable {
  case headline
  case body
  case callToAction
  case icon
  case images
  case starRating
  case store
  case price
  case advertiser
  case media
  case adChoices

  /// Finds an asset by its name or by Google's number for it.
  package init?(named name: String) {
    switch name {
    case "3001": self = .headline
    case "3002": self = .callToAction
    case "3003": self = .icon
    case "3004": self = .body
    case "3005": self = .advertiser
    case "3006": self = .store
    case "3007": self = .price
    case "3008": self = .images
    case "3009": self = .starRating
    case "3010": self = .media
    case "3011": self = .adChoices
    default: self.init(rawValue: name)
    }
  }
}

extension NativeContent {
  /// Says whether the ad has the asset.
  package func has(_ asset: NativeAsset) -> Bool {
    switch asset {
    case .headline: headline != nil
    case .body: body != nil
    case .callToAction: callToAction != nil
    case .icon: icon != nil
    case .images: !images.isEmpty
    case .starRating: starRating != nil
    case .store: store != nil
    case .price: price != nil
    case .advertiser: advertiser != nil
    case .media: media != nil
    case .adChoices: adChoices != nil
    }
  }
}
