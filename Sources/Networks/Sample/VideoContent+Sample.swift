import Mediation

extension VideoContent {
  /// How long the sample video runs.
  static let sampleDurationMs: Int64 = 30_000

  /// The sample video in three sizes, the smallest first.
  static func sample(skipOffsetMs: Int64?) -> VideoContent {
    VideoContent(
      media: [
        .sample(width: 640, height: 360, bitrateKbps: 800),
        .sample(width: 1_280, height: 720, bitrateKbps: 2_500),
        .sample(width: 1_920, height: 1_080, bitrateKbps: 5_000),
      ],
      durationMs: sampleDurationMs, skipOffsetMs: skipOffsetMs,
      clickURL: "https://example.com/sample/landing")
  }
}

extension VideoContent.Media {
  fileprivate static func sample(width: Int, height: Int, bitrateKbps: Int) -> VideoContent.Media {
    VideoContent.Media(
      url: "https://example.com/sample/video-\(height).mp4", mimeType: "video/mp4",
      width: width, height: height, bitrateKbps: bitrateKbps)
  }
}
