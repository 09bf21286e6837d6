/// A click on one asset of an ad, as the app reports it.
package struct Click: Hashable, Sendable {
  /// What a click comes to.
  package struct Outcome: Hashable, Sendable {
    /// The ad's own name of what was clicked, by whatever name it was reported.
    package let asset: String

    /// What the app has to do.
    package let action: ClickAction

    /// Whether the advertiser pays attention: false for AdChoices.
    package let countsAsClick: Bool
  }

  /// The asset's name, or Google's number for it.
  package let asset: String

  /// Whether the app has acted by itself.
  package let isHandled: Bool

  /// The URL schemes that some app on the device opens.
  package let canOpen: [String]

  /// States a click.
  package init(on asset: String, isHandled: Bool = false, canOpen: [String] = []) {
    self.asset = asset
    self.isHandled = isHandled
    self.canOpen = canOpen
  }

  /// Finds out what the click comes to, in the order of Google's document on custom native ads.
  ///
  /// The app's own handling goes first, then the first deep link that an app on the device opens,
  /// then the browser. AdChoices belongs to the viewer, not to the advertiser: it can always be
  /// clicked, opens its own page and is no click of the ad.
  package func resolve(
    on offer: AdOffer,
    in customFormat: CustomFormat? = nil,
  ) throws(ClickRefusal) -> Outcome {
    if NativeAsset(named: asset) == .adChoices, let adChoices = offer.content.adChoices {
      return Outcome(
        asset: NativeAsset.adChoices.rawValue,
        action: isHandled ? .custom : .browser(adChoices.url), countsAsClick: false)
    }
    let name = try offer.content.clickableName(of: asset, in: customFormat)
    let action = action(for: offer.clicks.assets[name] ?? offer.target)
    guard let action else { throw .assetNotClickable }
    return Outcome(asset: name, action: action, countsAsClick: true)
  }

  private func action(for target: ClickTargets.Target) -> ClickAction? {
    if isHandled { return .custom }
    if let link = target.deepLinks.first(where: opens) { return .deepLink(link) }
    return target.destination.map(ClickAction.browser)
  }

  private func opens(_ link: String) -> Bool {
    guard link.utf8.contains(UInt8(ascii: ":")) else { return false }
    return canOpen.contains { Self.scheme(of: $0) == Self.scheme(of: link) }
  }

  /// The part before the colon in lower case; people also write `sample:` or `sample://` for it.
  private static func scheme(of text: String) -> String {
    text.prefix { $0 != ":" }.lowercased()
  }
}

extension AdOffer {
  /// Where a click on no asset in particular leads; a video may say it itself.
  fileprivate var target: ClickTargets.Target {
    guard case .video(let video) = content, let url = video.clickURL, clicks.ad.destination == nil
    else { return clicks.ad }
    return ClickTargets.Target(deepLinks: clicks.ad.deepLinks, destination: url)
  }
}
