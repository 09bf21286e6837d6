/// Why an offered ad cannot be used.
package enum OfferFault: Error, Hashable, Sendable {
  /// It has a format that was not asked for.
  case wrongFormat(AdFormat)

  /// Its content does not make an ad of the format that it names.
  case wrongContent(AdFormat)

  /// It has a custom format that was not asked for.
  case wrongCustomFormat(String)

  /// It lacks an asset that every ad of its format has.
  indirect case missingAsset(String)

  /// It has an asset that should be of this kind and is not.
  indirect case wrongAssetKind(String, CustomFormat.AssetKind)

  /// Its video has no file or no length.
  case noMedia

  /// Its page is empty.
  case noMarkup

  /// It has an image that cannot be had, for that reason.
  indirect case imageNotLoaded(String)

  /// It is a banner of a size that was not asked for.
  case wrongSize(BannerSize)

  /// It does not say why it is shown, where law asks for it.
  case noAdChoices

  /// It is for a break, and has no video.
  case noVideo

  /// It is that long, and less of the break is left.
  case tooLong(Int64, mostMs: Int64)

  /// Nothing of the break is left, or as many ads have been taken as may be.
  case podFull

  /// It is a bid without a price, or names one that nobody pays.
  case noPrice

  /// Its price is in a currency without a rate.
  indirect case unknownCurrency(String)

  /// It bids that much, and the floor is higher.
  case belowFloor(Int64, Int64)

  /// Whether the ad would do, but for its price.
  var isOfPrice: Bool { if case .belowFloor = self { true } else { false } }

  /// Whether the ad would do, if only there were room for it.
  var isOfRoom: Bool {
    switch self {
    case .tooLong, .podFull: true
    default: false
    }
  }

  /// What the ad bids, when that is why it cannot be used.
  var bidMicros: Int64? { if case .belowFloor(let micros, _) = self { micros } else { nil } }

  /// The stable word that machines branch on.
  package var reason: String {
    switch self {
    case .wrongFormat: "WRONG_FORMAT"
    case .wrongContent: "WRONG_CONTENT"
    case .wrongCustomFormat: "WRONG_CUSTOM_FORMAT"
    case .missingAsset: "MISSING_ASSET"
    case .wrongAssetKind: "WRONG_ASSET_KIND"
    case .noMedia: "NO_MEDIA"
    case .noMarkup: "NO_MARKUP"
    case .imageNotLoaded: "IMAGE_NOT_LOADED"
    case .wrongSize: "WRONG_SIZE"
    case .noAdChoices: "ADCHOICES_MISSING"
    case .noVideo: "NO_VIDEO"
    case .tooLong: "TOO_LONG"
    case .podFull: "POD_FULL"
    case .noPrice: "NO_PRICE"
    case .unknownCurrency: "UNKNOWN_CURRENCY"
    case .belowFloor: "BELOW_FLOOR"
    }
  }

  /// One sentence that says what the network must mend.
  package func remedy(for name: String) -> String {
    switch self {
    case .wrongFormat(let format):
      "Let \(name) answer with a format it was asked for: \(format.rawValue) was not."
    case .wrongContent(let format):
      "Let \(name) answer with content that makes a \(format.rawValue) ad."
    case .wrongCustomFormat(let id):
      "Let \(name) answer with a custom format it was asked for: \(id) was not."
    case .missingAsset(let asset):
      "Let \(name) give the asset \(asset), which every ad of this format has."
    case .wrongAssetKind(let asset, let kind):
      "Let \(name) give the asset \(asset) as \(kind == .text ? "a text" : "an image")."
    case .noMedia: "Let \(name) give at least one media file and a duration with its video."
    case .noMarkup: "Let \(name) give markup to show."
    case .imageNotLoaded(let reason):
      "Let \(name) give images that can be fetched (\(reason)), or ask for their addresses alone."
    case .wrongSize(let size):
      "Let \(name) answer with a size it was asked for: \(size.width)x\(size.height) was not."
    case .noAdChoices:
      "Let \(name) give the asset adChoices with ads that are reserved, as law asks for where the "
        + "viewer is."
    case .noVideo: "Let \(name) answer with a video where a break is to be filled."
    case .tooLong(let durationMs, let mostMs):
      "Nothing is broken: \(durationMs) ms do not fit where \(mostMs) ms are left; have \(name) "
        + "sell shorter ads for breaks."
    case .podFull: "Nothing is broken: the break has no room for more ads of \(name)."
    case .noPrice: "Let \(name) name a price with its bid, from 0 to a billion."
    case .unknownCurrency(let currency):
      "Give the currency \(currency) a rate in the configuration, or let \(name) bid in another."
    case .belowFloor(_, let floor):
      "Lower the ad unit's floor below \(floor.asMillionths) if bids like this one are welcome."
    }
  }
}
