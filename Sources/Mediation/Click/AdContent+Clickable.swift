extension AdContent {
  /// Returns the ad's own name of the asset, provided that it may be clicked.
  func clickableName(
    of asset: String,
    in customFormat: CustomFormat?,
  ) throws(ClickRefusal) -> String {
    switch self {
    case .native(let native):
      return try native.clickableName(of: asset)
    case .custom(let custom):
      guard custom[asset] != nil else { throw .unknownAsset }
      guard customFormat?.clickable.contains(asset) == true else { throw .assetNotClickable }
      return asset
    case .video(let video):
      let isKnown = asset == "video" || video.companions.contains { $0.asset == asset }
      guard isKnown else { throw .unknownAsset }
      return asset
    case .html:
      guard asset == "html" else { throw .unknownAsset }
      return asset
    }
  }
}

extension NativeContent {
  fileprivate func clickableName(of asset: String) throws(ClickRefusal) -> String {
    if let known = NativeAsset(named: asset), has(known) { return known.rawValue }
    guard extraAssets.contains(where: { $0.name == asset }) else { throw .unknownAsset }
    return asset
  }
}
