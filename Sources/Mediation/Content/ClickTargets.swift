/// Where clicks on an ad lead.
package struct ClickTargets: Hashable, Sendable {
  /// Where one click leads.
  package struct Target: Hashable, Sendable {
    /// Links into apps, tried in this order.
    package let deepLinks: [String]

    /// The page that opens when no app takes the click.
    package let destination: String?

    /// States a target.
    package init(deepLinks: [String] = [], destination: String? = nil) {
      self.deepLinks = deepLinks
      self.destination = destination
    }
  }

  /// Where a click leads unless its asset says otherwise.
  package let ad: Target

  /// Where clicks on single assets lead instead, by the asset's name.
  package let assets: [String: Target]

  /// States the targets.
  package init(ad: Target = Target(), assets: [String: Target] = [:]) {
    self.ad = ad
    self.assets = assets
  }
}
