/// The parts of a native ad, which the app lays out itself.
package struct NativeContent: Hashable, Sendable {
  /// What is known of the main picture or video before it plays.
  package struct Media: Hashable, Sendable {
    /// Whether there is a video.
    package let hasVideo: Bool

    /// Width divided by height.
    package let aspectRatio: Double?

    /// How long the video is.
    package let durationMs: Int64?

    /// The video, when the app is to play it by itself.
    package let video: VideoContent?

    /// States what is known.
    package init(
      hasVideo: Bool, aspectRatio: Double? = nil, durationMs: Int64? = nil,
      video: VideoContent? = nil,
    ) {
      self.hasVideo = hasVideo
      self.aspectRatio = aspectRatio
      self.durationMs = durationMs
      self.video = video
    }
  }

  /// The title.
  package var headline: String?

  /// The text.
  package var body: String?

  /// What the button says.
  package var callToAction: String?

  /// The small picture beside the title.
  package var icon: AdImage?

  /// The large pictures, the best one first.
  package var images: [AdImage] = []

  /// The app's rating from 0 to 5.
  package var starRating: Double?

  /// Where the app is sold.
  package var store: String?

  /// What the app costs, as the store writes it.
  package var price: String?

  /// Who advertises.
  package var advertiser: String?

  /// The way to learn why this ad is shown.
  package var adChoices: AdChoices?

  /// What is known of the main picture or video.
  package var media: Media?

  /// What the network gives beyond the known assets, in its own order.
  package var extraAssets: [ExtraAsset] = []

  /// Begins an ad without assets.
  package init() {}

  /// An asset that only this network knows.
  package struct ExtraAsset: Hashable, Sendable {
    /// The network's name for the asset.
    package let name: String

    /// What the asset says.
    package let text: String

    /// States an asset.
    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }
}
