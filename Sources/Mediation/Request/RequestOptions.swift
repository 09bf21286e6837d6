/// How an app wants its ads to be made.
package struct RequestOptions: Hashable, Sendable {
  /// The shape of the main picture or video.
  package enum MediaAspectRatio: String, Hashable, Sendable {
    case unknown
    case any
    case landscape
    case portrait
    case square
  }

  /// The corner that the AdChoices icon is to be in.
  package enum Corner: String, Hashable, Sendable {
    case topRight
    case topLeft
    case bottomRight
    case bottomLeft
  }

  /// How an image is handed over.
  package enum ImageForm: String, Hashable, Sendable {
    /// As a file on this machine.
    case path

    /// As its bytes.
    case data

    /// As the address that it came with; then it is not fetched.
    case url
  }

  /// How videos are to play.
  package struct Video: Hashable, Sendable {
    /// Whether they begin without sound.
    package var startsMuted: Bool?

    /// Whether the app has controls of its own.
    package var hasCustomControls: Bool?

    /// Whether a click makes them larger.
    package var expandsOnClick: Bool?

    /// Leaves everything to the network.
    package init() {}
  }

  /// Whether only the addresses of images are wanted, and not the images.
  package var disablesImageLoading = false

  /// How images are handed over.
  package var imageForm = ImageForm.path

  /// Whether an ad may have more than one image.
  package var wantsMultipleImages = false

  /// The shape of the main picture or video.
  package var mediaAspectRatio: MediaAspectRatio?

  /// The corner that the AdChoices icon is to be in.
  package var adChoicesCorner: Corner?

  /// How videos are to play.
  package var video: Video?

  /// Whether the app lets its viewers mute the ad by itself.
  package var wantsCustomMute = false

  /// The sizes that a banner may have, the preferred one first.
  package var sizes: [BannerSize] = []

  /// The room that a banner may fill as it likes.
  package var adaptive: AdaptiveSize?

  /// Leaves everything to the network.
  package init() {}
}
