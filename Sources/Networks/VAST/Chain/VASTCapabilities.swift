/// What can be shown where the ads of a network go, and what may be.
package struct VASTCapabilities: Hashable, Sendable {
  /// How a file comes.
  package enum Delivery: String, CaseIterable, Hashable, Sendable {
    /// As one file.
    case progressive

    /// As a list of pieces.
    case streaming
  }

  /// The media types that can be played, the preferred one first.
  package var mimeTypes = [
    "video/mp4", "video/webm", "application/vnd.apple.mpegurl", "application/x-mpegurl",
    "application/dash+xml",
  ]

  /// How files may come, the preferred way first.
  package var deliveries = Delivery.allCases

  /// The most thousand bits a second.
  package var maxBitrateKbps: Int?

  /// The greatest width in pixels.
  package var maxWidth: Int?

  /// The greatest height in pixels.
  package var maxHeight: Int?

  /// The shortest that an ad may be.
  package var minDurationMs: Int64?

  /// The longest that an ad may be.
  package var maxDurationMs: Int64?

  /// What ads may be for.
  package var media: Set<VASTAd.Medium> = [.video, .hybrid]

  /// Whether companions are shown.
  package var showsCompanions = true

  /// Whether the file in best quality has to be there.
  package var needsMezzanine = false

  /// Whether an ad has to say of which category it is.
  package var needsCategory = false

  /// Categories of which no ad may be.
  package var blockedCategories: [String] = []

  /// Whether the programs of those who verify are run.
  package var runsVerification = false

  /// What any player can show.
  package init() {}
}
