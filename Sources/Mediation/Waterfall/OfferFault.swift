/// Why an offered ad cannot be used.
package enum OfferFault: Error, Hashable, Sendable {
  case wrongFormat(AdFormat)
  case wrongContent(AdFormat)
  case wrongCustomFormat(String)
  indirect case missingAsset(String)
  indirect case wrongAssetKind(String, CustomFormat.AssetKind)
  case noMedia
  case noMarkup

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
    }
  }
}
