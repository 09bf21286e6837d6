/// Why interstitials cannot be put into a text.
package enum InsertionFault: Error, Hashable, Sendable {
  /// It does not begin as a playlist does.
  case noPlaylist

  /// It lists playlists, not segments.
  case multivariant

  /// It has no segments.
  case noSegments

  /// It has no date anywhere.
  case noDate

  /// The date in that line is none.
  case badDate(line: Int)

  /// The segment at that line has no length.
  case badDuration(line: Int)

  /// The line has a date range with the break's identifier that is something else.
  case identifierTaken(line: Int)

  /// What is wrong and what to do, for a person.
  package var message: String {
    switch self {
    case .noPlaylist: "a playlist begins with the line #EXTM3U"
    case .multivariant: "this is a multivariant playlist; give a media playlist, with segments"
    case .noSegments: "the playlist has no segments, so nothing says where a break belongs"
    case .noDate:
      "the playlist has no EXT-X-PROGRAM-DATE-TIME, and needs one at least to place a break by"
    case .badDate(let line): "line \(line) has no date such as 2026-11-20T12:00:00.000Z"
    case .badDuration(let line): "the segment at line \(line) has no EXTINF with its seconds"
    case .identifierTaken(let line):
      "line \(line) has a date range of the break's identifier that is no interstitial"
    }
  }
}
