/// Why a click does not count.
package enum ClickRefusal: String, Error, Hashable, Sendable {
  case unknownAsset = "UNKNOWN_ASSET"
  case assetNotClickable = "ASSET_NOT_CLICKABLE"
}
