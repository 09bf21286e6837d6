extension PlaylistTracker {
  /// Reads the address of a segment, with which everything that stands before it takes its place.
  mutating func readAddress(
    _ text: Span<UInt8>, _ line: Range<Int>, _ pass: inout PlaylistPass,
  ) throws(PlaylistFault) {
    if !pass.hasBody, try beginBody(text, line, &pass) { return }
    guard segments.count < PlaylistTracker.segmentLimit else {
      throw .tooManySegments(limit: PlaylistTracker.segmentLimit)
    }
    if pass.durationUs == nil { pass.note("an address without an EXTINF", at: line.lowerBound) }
    let startUs = min(pass.dateUs ?? pass.clockUs, SegmentTable.farthestUs)
    place(&pass, atUs: startUs)
    segments.append(
      atUs: startUs, durationUs: pass.durationUs ?? 0, textEnd: line.upperBound)
    pass.clockUs = segments.edgeUs ?? startUs
    pass.sequence += 1
    (pass.durationUs, pass.dateUs) = (nil, nil)
  }

  /// Reads what stands behind the last segment.
  mutating func finish(_ text: Span<UInt8>, _ pass: inout PlaylistPass) {
    if !pass.hasBody {
      readWaiting(text, &pass)
      segments.forgetText()
    }
    guard segments.edgeUs != nil else { return }
    place(&pass, atUs: pass.hasBody ? pass.dateUs ?? pass.clockUs : segments.edgeUs ?? 0)
    guard pass.isAnew, let edgeUs = segments.edgeUs else { return }
    // A stream that begins again knows nothing of what it was to play later.
    let later = book.numbers(from: edgeUs) { !$0.hasRange }
    course.forget(later)
    _ = book.forget(later)
  }

  private mutating func place(_ pass: inout PlaylistPass, atUs placeUs: Int64) {
    guard !pass.cues.isEmpty else { return }
    for var placed in pass.cues {
      placed.cue.segmentUs = pass.durationUs ?? 0
      if let problem = course.take(placed.cue, atUs: placeUs, &book, rules) {
        pass.note(problem, at: placed.offset)
      }
    }
    course.endBlock(&book)
    pass.cues.removeAll(keepingCapacity: true)
  }

  /// Finds out at the first address how the playlist goes on from the one before.
  ///
  /// True if everything up to the last segment that was known needs no reading.
  private mutating func beginBody(
    _ text: Span<UInt8>, _ line: Range<Int>, _ pass: inout PlaylistPass,
  ) throws(PlaylistFault) -> Bool {
    let first = pass.mediaSequence + pass.skipped
    pass.sequence = first
    if segments.textEnd(of: first) != nil {
      let overlap = TextOverlap(
        text, from: line.upperBound, with: self.text.utf8.span, segments, from: first)
      if let last = overlap.ends.last, first + overlap.ends.count == segments.end {
        readWaiting(text, &pass)
        pass.hasBody = true
        pass.unread = (pass.skipped > 0 ? pass.mediaSequence : first + 1)..<segments.end
        segments.slide(
          to: max(segments.first, pass.mediaSequence), firstInText: first, ends: overlap.ends)
        pass.offset = min(last + 1, text.count)
        pass.sequence = segments.end
        pass.clockUs = segments.edgeUs ?? 0
        pass.cues.removeAll()
        (pass.durationUs, pass.dateUs) = (nil, nil)
        return true
      }
    }
    pass.isStale = isStale(text, from: line.lowerBound, &pass)
    guard !pass.isStale else { return true }
    readWaiting(text, &pass)
    pass.hasBody = true
    beginAnew(text, from: line.lowerBound, &pass)
    return false
  }

  /// Begins to read all segments of a playlist.
  private mutating func beginAnew(
    _ text: Span<UInt8>, from offset: Int, _ pass: inout PlaylistPass,
  ) {
    let first = pass.sequence
    let known = segments.timeUs(of: first)
    let date =
      pass.dateUs ?? (segments.isDated ? known : nil)
      ?? laterDate(text, from: offset, pass.durationUs ?? 0)
    let isDated = date != nil || (known != nil && segments.isDated)
    pass.isAnew = segments.count > 0 && segments.first > first
    // Without a date nothing tells how long the stream was that was not seen.
    let isLost = date == nil && known == nil
    if segments.startUs != nil, isDated != segments.isDated || isLost { forgetTimes(&pass) }
    let startUs = min(date ?? known ?? 0, SegmentTable.farthestUs)
    var anew = SegmentTable(first: first, startUs: startUs, isDated: isDated)
    anew.takeSkipped(from: pass.mediaSequence, of: segments)
    if pass.skipped > 0 { pass.unread = pass.mediaSequence..<first }
    course = CueCourse(book, atUs: startUs)
    segments = anew
    pass.clockUs = startUs
  }

  /// When the segment before an offset begins, by the first date that comes behind it.
  private func laterDate(_ text: Span<UInt8>, from offset: Int, _ durationUs: Int64) -> Int64? {
    var (index, passedUs) = (offset, durationUs)
    while index < text.count {
      let end = text.lineFeed(from: index)
      if text.hasDuration(at: index, before: end) {
        passedUs += min(text.microseconds(at: index + 8, before: end)?.us ?? 0, 86_400_000_000)
        guard passedUs < SegmentTable.farthestUs else { return nil }
      } else if text.hasDate(at: index, before: end),
        let date = text.date(in: index + 25..<end)
      {
        return date - passedUs
      }
      index = end + 1
    }
    return nil
  }

  /// Whether the playlist is older than the newest: it ends among segments that are known.
  private func isStale(_ text: Span<UInt8>, from offset: Int, _ pass: inout PlaylistPass) -> Bool {
    guard let edgeUs = segments.edgeUs, pass.sequence < segments.end else { return false }
    guard pass.dateUs.map({ $0 < edgeUs }) ?? true else { return false }
    var (index, end) = (offset, pass.sequence)
    while index < text.count, end < segments.end {
      if text[index] != UInt8(ascii: "#"), text[index] != UInt8(ascii: "\n"), !text[index].isBlank {
        end += 1
      }
      index = text.lineFeed(from: index) + 1
    }
    return end > segments.first && end < segments.end
  }

  private mutating func readWaiting(_ text: Span<UInt8>, _ pass: inout PlaylistPass) {
    for value in pass.waiting { readDateRange(text, value, value.lowerBound, &pass) }
    pass.waiting.removeAll()
  }

  /// Forgets all that was placed on a time line that is not this one.
  private mutating func forgetTimes(_ pass: inout PlaylistPass) {
    segments = SegmentTable()
    book = BreakBook()
    for slot in ranges.slots.indices where ranges[slot].facts != nil {
      ranges[slot].breakNumber = nil
      pass.touched.append((slot, pass.offset))
    }
  }
}
