/// Whose sessions of a stream are the same viewer's.
struct StreamViewer: Hashable {
  /// The stream's name.
  let stream: String

  /// The viewer's session with the stream, as the ad server named it.
  let streamID: String
}
