/// A video that takes the place of the content while it plays.
package struct VASTLinear: Hashable, Sendable {
  /// When it may be skipped; nil is never.
  package var skipOffset: VASTOffset?

  /// How long it is.
  package var durationMs: Int64?

  /// The files to play.
  package var files: [VASTMediaFile] = []

  /// The files in best quality, from which others are made.
  package var mezzanines: [VASTMediaFile] = []

  /// Programs that go with the video.
  package var interactives: [VASTInteractive] = []

  /// Files with captions.
  package var captions: [VASTCaption] = []

  /// What the interactive part is told.
  package var parameters: String?

  /// What happens on a click.
  package var clicks = VASTClicks()

  /// Who wants to hear of what.
  package var tracking: [VASTTracking] = []

  /// The icons of programs such as AdChoices.
  package var icons: [VASTIcon] = []
}

/// One file of a video.
package struct VASTMediaFile: Hashable, Sendable {
  /// Where it is.
  package var url: String

  /// Its media type.
  package var mimeType: String

  /// Whether it is a list of pieces that come one after the other.
  package var isStreaming = false

  /// The width in pixels.
  package var width = 0

  /// The height in pixels.
  package var height = 0

  /// How many thousand bits a second take, or the most of them.
  package var bitrateKbps: Int?

  /// How it is encoded, by RFC 4281.
  package var codec: String?

  /// The framework of programs that it needs.
  package var apiFramework: String?
}

/// A program that goes with a video.
package struct VASTInteractive: Hashable, Sendable {
  /// Where it is, or its page.
  package var resource: VASTResource

  /// The framework that it needs.
  package var apiFramework: String?

  /// Whether what viewers do may make the ad longer.
  package var variesDuration = false

  /// What it is told.
  package var parameters: String?
}

/// A file with captions of a video.
package struct VASTCaption: Hashable, Sendable {
  /// Where it is.
  package var url: String

  /// Its media type.
  package var mimeType: String?

  /// The language, by BCP 47.
  package var language: String?
}

/// An icon over a video that says which program the ad takes part in.
package struct VASTIcon: Hashable, Sendable {
  /// An image that takes its place where its click cannot open a page.
  package struct Fallback: Hashable, Sendable {
    /// Where it is.
    package var url: String

    /// The width in pixels.
    package var width = 0

    /// The height in pixels.
    package var height = 0

    /// What it says, for those who cannot see it.
    package var altText: String?
  }

  /// The program, such as `AdChoices`.
  package var program: String?

  /// The width in pixels.
  package var width = 0

  /// The height in pixels.
  package var height = 0

  /// Where it is from the left: pixels, `left` or `right`.
  package var x: String?

  /// Where it is from the top: pixels, `top` or `bottom`.
  package var y: String?

  /// When it appears.
  package var offset: VASTOffset?

  /// How long it stays; to the end if nil.
  package var durationMs: Int64?

  /// How many of its pixels make one of the layout.
  package var pixelRatio: Double?

  /// What it says, for those who cannot see it.
  package var altText: String?

  /// Where its picture or page is.
  package var resources: [VASTResource] = []

  /// What happens on a click.
  package var clicks = VASTClicks()

  /// Who wants to hear that it was shown.
  package var views: [String] = []

  /// Images that take its place.
  package var fallbacks: [Fallback] = []
}
