import Pods

/// 2026-11-20T12:00:00Z.
let noon: Int64 = 1_795_176_000_000

extension PodStream {
  /// The live stream of Google's document.
  static let live = PodStream(
    id: "live", networkCode: "21775744923", customAssetKey: "sgai-hls-live",
    breakDurationMs: 10_000)

  /// A stream that waits for its viewers.
  static let film = PodStream(
    id: "film", networkCode: "21775744923", customAssetKey: "sgai-hls-film",
    breakDurationMs: 30_000, isLive: false)
}

extension BreakRequest {
  /// A request of one viewer.
  static func of(
    _ stream: PodStream,
    _ start: BreakStart? = nil,
    playheadMs: Int64? = nil,
    viewer: String = "6e69425c:TUL",
  ) -> BreakRequest {
    BreakRequest(stream: stream, streamID: viewer, start: start, playheadMs: playheadMs)
  }
}
