/// The icon that tells viewers why they see an ad, and the page behind it.
package struct AdChoices: Hashable, Sendable {
  /// The icon to show over the ad.
  package let icon: AdImage

  /// The page that the icon opens.
  package let url: String

  /// States the icon and its page.
  package init(icon: AdImage, url: String) {
    self.icon = icon
    self.url = url
  }
}
