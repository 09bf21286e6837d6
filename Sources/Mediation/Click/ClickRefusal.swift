/// Why a click does not count.
package enum ClickRefusal: String, Error, Hashable, Sendable {
  /// The ad has no asset of that name.
  case unknownAsset = "UNKNOWN_ASSET"

  /// The asset is there to be seen, or leads nowhere.
  case assetNotClickable = "ASSET_NOT_CLICKABLE"
}
