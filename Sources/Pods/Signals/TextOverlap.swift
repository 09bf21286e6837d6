/// How much of a playlist is what the one before said already.
struct TextOverlap {
  /// Where the segments that both have end in the newer text, in order.
  private(set) var ends: [Int] = []

  /// Compares two texts from the ends of the same segment on, line by line where they differ.
  ///
  /// Lines of partial segments do not count: they are taken out of playlists soon.
  init(
    _ text: Span<UInt8>, from start: Int, with old: Span<UInt8>, _ segments: SegmentTable,
    from sequence: Int,
  ) {
    guard var place = segments.textEnd(of: sequence) else { return }
    var offset = start
    var index = sequence - segments.firstInText
    ends = [start]
    while true {
      let length = text.commonLength(from: offset, with: old, from: place)
      let reached = place + length
      while index + 1 < segments.ends.count, segments.ends[index + 1] <= reached {
        // An address that the newer text goes on with is another address.
        let end = offset + segments.ends[index + 1] - place
        guard end == text.count || text[end] == UInt8(ascii: "\n") else { return }
        index += 1
        ends.append(end)
      }
      let next = TextOverlap.afterParts(text, TextOverlap.lineStart(text, offset + length))
      let oldNext = TextOverlap.afterParts(old, TextOverlap.lineStart(old, reached))
      guard next > offset + length || oldNext > reached else { return }
      (offset, place) = (next, oldNext)
    }
  }

  private static func lineStart(_ text: Span<UInt8>, _ offset: Int) -> Int {
    var start = offset
    while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private static func afterParts(_ text: Span<UInt8>, _ start: Int) -> Int {
    var start = start
    while text.has("#EXT-X-PART:", at: start, before: text.count) {
      start = min(text.lineFeed(from: start) + 1, text.count)
    }
    return start
  }
}
