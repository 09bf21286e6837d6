/// A native format whose assets the publisher has named.
///
/// All ads of the format share it.
package final class CustomFormat: Hashable, Sendable {
  /// What an asset is made of.
  package enum AssetKind: String, Hashable, Sendable {
    case text
    case image
  }

  /// One asset that every ad of the format has.
  package struct Asset: Hashable, Sendable {
    /// The key under which the ad's asset is found.
    package let name: String

    /// What the asset has to be made of.
    package let kind: AssetKind

    /// Declares an asset.
    package init(_ name: String, _ kind: AssetKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The format's number at Ad Manager, for example `10063170`.
  package let id: String

  /// What people call the format.
  package let name: String

  /// The assets, in the order of the configuration.
  package let assets: [Asset]

  /// The names of the assets that may be clicked.
  package let clickable: [String]

  /// The image that stands in when an ad comes without a video; nil when the format has no video.
  package let videoFallback: String?

  /// Declares a format.
  package init(
    id: String,
    name: String,
    assets: [Asset],
    clickable: [String] = [],
    videoFallback: String? = nil,
  ) {
    self.id = id
    self.name = name
    self.assets = assets
    self.clickable = clickable
    self.videoFallback = videoFallback
  }

  /// Says whether both declare the same.
  package static func == (one: CustomFormat, other: CustomFormat) -> Bool {
    one === other
      || (one.id == other.id && one.name == other.name && one.assets == other.assets
        && one.clickable == other.clickable && one.videoFallback == other.videoFallback)
  }

  /// Mixes in which format it is.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
