/// A video and what a player must know to play it.
package struct VideoContent: Hashable, Sendable {
  /// One encoding of the video.
  package struct Media: Hashable, Sendable {
    /// Where the file is.
    package let url: String

    /// The file's media type, for example `video/mp4`.
    package let mimeType: String

    /// The width in pixels.
    package let width: Int

    /// The height in pixels.
    package let height: Int

    /// How many thousand bits a second take, when it is known.
    package let bitrateKbps: Int?

    /// States an encoding.
    package init(url: String, mimeType: String, width: Int, height: Int, bitrateKbps: Int? = nil) {
      self.url = url
      self.mimeType = mimeType
      self.width = width
      self.height = height
      self.bitrateKbps = bitrateKbps
    }
  }

  /// The same video in several encodings, in the order of the network.
  package let media: [Media]

  /// The encoding that the network wants to be played; nil leaves the choice to others.
  package let chosen: Media?

  /// How long the video is.
  package let durationMs: Int64

  /// When the viewer may skip; nil is never.
  package let skipOffsetMs: Int64?

  /// Where a click on the video leads.
  package let clickURL: String?

  /// What is shown beside it.
  package var companions: [Companion] = []

  /// Marks over it.
  package var icons: [Icon] = []

  /// The way to learn why this ad is shown.
  package var adChoices: AdChoices?

  /// Files with its captions.
  package var captions: [Caption] = []

  /// Those who want to verify that it was seen.
  package var verifications: [Verification] = []

  /// A program that goes with it.
  package var interactive: Interactive?

  /// Puts a video together.
  package init(
    media: [Media],
    chosen: Media? = nil,
    durationMs: Int64,
    skipOffsetMs: Int64? = nil,
    clickURL: String? = nil,
  ) {
    self.media = media
    self.chosen = chosen
    self.durationMs = durationMs
    self.skipOffsetMs = skipOffsetMs
    self.clickURL = clickURL
  }
}
