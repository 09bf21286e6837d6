/// What the breaks of one viewer have in common.
struct ViewerKey: Hashable, Sendable {
  /// The stream's name.
  let stream: String

  /// The viewer's session with the stream, as the ad server named it.
  let streamID: String
}
