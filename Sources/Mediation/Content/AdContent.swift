/// What is to be shown, in one shape for all networks.
///
/// The payload lives behind one reference, so that held ads share what is equal by origin.
package indirect enum AdContent: Hashable, Sendable {
  /// Assets that every native ad may have.
  case native(NativeContent)

  /// Assets that the publisher has named.
  case custom(CustomContent)

  /// A video for the full screen.
  case video(VideoContent)

  /// A page for a web view.
  case html(HTMLContent)

  /// The way to learn why this ad is shown, when the ad offers one.
  package var adChoices: AdChoices? {
    switch self {
    case .native(let native): native.adChoices
    case .custom(let custom): custom.adChoices
    case .video(let video): video.adChoices
    case .html: nil
    }
  }
}
