/// Why a text cannot be read as a media playlist at all.
package enum PlaylistFault: Error, Hashable, Sendable {
  /// It does not begin with the line that every playlist begins with.
  case noHeader

  /// It lists other playlists and has no segments of its own.
  case multivariant

  /// It has more bytes than are read.
  case tooLong(limit: Int)

  /// It has more segments than are read.
  case tooManySegments(limit: Int)

  /// What is wrong, for a person.
  package var message: String {
    switch self {
    case .noHeader: "the playlist does not begin with #EXTM3U"
    case .multivariant:
      "the playlist lists other playlists; breaks are signalled in the media playlists"
    case .tooLong(let limit): "the playlist has more than \(limit) bytes"
    case .tooManySegments(let limit): "the playlist has more than \(limit) segments"
    }
  }
}
