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
