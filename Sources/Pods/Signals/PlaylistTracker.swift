/// Follows the media playlist of one stream from refresh to refresh, and the breaks in it.
///
/// A playlist whose text goes on where the one before ended is read from there; of the rest only
/// what stands before its first segment is read again. Any other is read as a whole, and breaks
/// that are known are found again by their times and date ranges. So what comes out does not
/// depend on how often the playlist was looked at. One that is older than the newest, as caches
/// give them, changes nothing.
package struct PlaylistTracker: Sendable {
  /// The longest playlist that is read.
  package static let byteLimit = 64 << 20

  /// The most segments that are read: more than two weeks of them.
  package static let segmentLimit = 250_000

  /// What is taken for granted.
  var rules: SignalRules

  /// The text of the newest playlist.
  var text = ""

  /// Its segments.
  var segments = SegmentTable()

  /// The breaks.
  var book: BreakBook

  /// The cues that are open at the end of the text.
  var course: CueCourse

  /// The date ranges.
  var ranges = RangeShelf()

  /// How many playlists have been read.
  var refreshes = 0

  /// Begins before the first playlist.
  package init(_ rules: SignalRules) {
    self.rules = rules
    book = BreakBook()
    course = CueCourse(BreakBook(), atUs: 0)
  }

  /// Reads the newest playlist.
  package mutating func refresh(_ newText: String) throws(PlaylistFault) -> PlaylistRefresh {
    let span = newText.utf8.span
    guard span.count <= PlaylistTracker.byteLimit else {
      throw .tooLong(limit: PlaylistTracker.byteLimit)
    }
    var pass = PlaylistPass()
    pass.offset = try PlaylistTracker.afterHead(span)
    refreshes += 1
    let before = segments.end
    do throws(PlaylistFault) {
      try read(span, &pass)
    } catch {
      // Half of the segments belong to a text that is not kept.
      segments.forgetText()
      throw error
    }
    guard !pass.isStale else { return summary([], pass, new: 0, span) }
    finish(span, &pass)
    text = newText
    settleRanges(&pass)
    let changed = report(isFinal: pass.isFinal)
    forgetOld()
    let known = pass.isAnew ? 0 : max(before, segments.first)
    let new = min(segments.count, max(0, segments.end - known))
    return summary(changed, pass, new: new, span)
  }

  private func summary(
    _ changed: [SignalledBreak], _ pass: PlaylistPass, new: Int, _ span: Span<UInt8>,
  ) -> PlaylistRefresh {
    PlaylistRefresh(
      changed: changed, mediaSequence: pass.mediaSequence, segments: segments.count,
      newSegments: new,
      windowStartMs: segments.isDated ? segments.startUs?.dividedDown(by: 1000) : nil,
      windowEndMs: segments.isDated ? segments.edgeUs?.dividedDown(by: 1000) : nil,
      notes: pass.notes(of: span))
  }

  /// Checks the line that every playlist begins with, behind a byte-order mark if there is one.
  private static func afterHead(_ text: Span<UInt8>) throws(PlaylistFault) -> Int {
    let hasMark = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    let start = hasMark ? 3 : 0
    guard text.has("#EXTM3U", at: start, before: text.count) else { throw .noHeader }
    let end = text.lineFeed(from: start)
    guard text.trimmed(start + 7..<end).isEmpty else { throw .noHeader }
    return min(end + 1, text.count)
  }
}
