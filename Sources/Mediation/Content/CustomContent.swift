/// The parts of an ad in a format that the publisher has defined.
package struct CustomContent: Hashable, Sendable {
  /// What an asset holds.
  package enum Value: Hashable, Sendable {
    case text(String)
    case image(AdImage)

    /// What the asset is made of.
    package var kind: CustomFormat.AssetKind {
      switch self {
      case .text: .text
      case .image: .image
      }
    }
  }

  /// One asset of the ad.
  package struct Asset: Hashable, Sendable {
    /// The name that the custom format gives the asset.
    package let name: String

    /// What the asset holds.
    package let value: Value

    /// States an asset.
    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// Which custom format the ad has.
  package let formatID: String

  /// The assets, in the order in which they came.
  package let assets: [Asset]

  /// The video, when the ad has one; else the format names an image to show instead.
  package let video: VideoContent?

  /// The way to learn why this ad is shown.
  package let adChoices: AdChoices?

  /// Puts an ad together.
  package init(
    formatID: String,
    assets: [Asset],
    video: VideoContent? = nil,
    adChoices: AdChoices? = nil,
  ) {
    self.formatID = formatID
    self.assets = assets
    self.video = video
    self.adChoices = adChoices
  }

  /// Finds an asset by its name.
  package subscript(name: String) -> Value? {
    assets.first { $0.name == name }?.value
  }
}
