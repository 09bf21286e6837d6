extension PlaylistTracker {
  /// The longest segment that is believed.
  private static var longestSegmentUs: Int64 { 86_400_000_000 }

  /// The longest line that is read; addresses may be longer.
  private static var lineLimit: Int { 65_536 }

  /// Reads the lines of a playlist behind the first, or those of them that are new.
  mutating func read(_ text: Span<UInt8>, _ pass: inout PlaylistPass) throws(PlaylistFault) {
    while pass.offset < text.count, !pass.isStale {
      let start = pass.offset
      let first = text[start]
      if first == UInt8(ascii: "#") {
        try readTag(text, at: start, &pass)
      } else {
        let end = text.lineFeed(from: start)
        pass.offset = min(end + 1, text.count)
        if !first.isBlank || !text.trimmed(start..<end).isEmpty {
          if first != UInt8(ascii: "\n") { try readAddress(text, start..<end, &pass) }
        }
      }
    }
  }

  private mutating func readTag(
    _ text: Span<UInt8>, at start: Int, _ pass: inout PlaylistPass,
  ) throws(PlaylistFault) {
    let end = text.lineFeed(from: start)
    pass.offset = min(end + 1, text.count)
    if text.hasDuration(at: start, before: end) {
      return readDuration(text, start..<end, &pass)
    }
    if text.hasDate(at: start, before: end) {
      guard end < text.count else { return }
      pass.dateUs = text.date(in: start + 25..<end)
      if pass.dateUs == nil { pass.note("a date that cannot be read", at: start) }
      return
    }
    guard let (tag, value) = PlaylistTag.find(text, line: start..<end) else { return }
    // A line that was cut off means nothing, except for the one that has no value.
    guard end < text.count || tag == .endList else { return }
    guard value.count <= PlaylistTracker.lineLimit else {
      return pass.note("a tag of more than \(PlaylistTracker.lineLimit) bytes", at: start)
    }
    switch tag {
    case .streamInf: throw .multivariant
    case .endList: pass.isFinal = true
    case .mediaSequence, .targetDuration, .skip: readNumber(tag, text, value, start, &pass)
    case .dateRange:
      // What stands before the segments waits until it is clear that the playlist is no old one.
      if pass.hasBody {
        readDateRange(text, value, start, &pass)
      } else {
        pass.waiting.append(value)
      }
    case .cueOut, .cueOutContinued, .cueIn, .cue, .oatcls, .splicePoint, .scte35:
      do throws(CueTag.Fault) {
        guard let cue = try CueTag(tag, text, in: value) else { return }
        if pass.cues.count < PlaylistPass.cueLimit {
          pass.cues.append(PlaylistPass.PlacedCue(cue: cue, offset: start))
        }
      } catch {
        pass.note(error.message, at: start)
      }
    }
  }

  private func readDuration(_ text: Span<UInt8>, _ line: Range<Int>, _ pass: inout PlaylistPass) {
    var start = line.lowerBound + 8
    while start < line.upperBound, text[start].isBlank { start += 1 }
    if let read = text.microseconds(at: start, before: line.upperBound) {
      pass.durationUs = min(read.us, PlaylistTracker.longestSegmentUs)
    } else {
      pass.note("an EXTINF whose duration cannot be read", at: line.lowerBound)
    }
  }

  private mutating func readNumber(
    _ tag: PlaylistTag, _ text: Span<UInt8>, _ value: Range<Int>, _ start: Int,
    _ pass: inout PlaylistPass,
  ) {
    switch tag {
    case .mediaSequence:
      guard let number = text.wholeNumber(in: value) else { break }
      pass.mediaSequence = number
      return
    case .targetDuration:
      guard let us = text.microseconds(in: value) else { break }
      rules.targetUs = min(us, 3_600_000_000)
      return
    default:
      guard let list = try? AttributeList(text, in: value) else { break }
      for attribute in list.all {
        if text.says("skipped-segments", in: attribute.name) {
          pass.skipped = text.wholeNumber(in: attribute.value) ?? 0
        } else if text.says("recently-removed-dateranges", in: attribute.name) {
          let ids = text.string(attribute.value).split(separator: "\t", maxSplits: 1000)
          pass.removed = ids.map(String.init)
        }
      }
      return
    }
    pass.note("a number that cannot be read", at: start)
  }

  /// Reads a date range, unless its very line is known.
  mutating func readDateRange(
    _ text: Span<UInt8>, _ value: Range<Int>, _ start: Int, _ pass: inout PlaylistPass,
  ) {
    let fingerprint = text.fingerprint(value)
    let sequence = pass.hasBody ? pass.sequence : nil
    if ranges.see(fingerprint, before: sequence, refresh: refreshes) { return }
    do throws(DateRangeTag.Fault) {
      let place = DateRange.Place(
        tag: try DateRangeTag(text, in: value), fingerprint: fingerprint, sequence: sequence,
        refresh: refreshes)
      guard let slot = ranges.add(place) else {
        return pass.note("more date ranges than are kept", at: start)
      }
      pass.touched.append((slot, start))
    } catch {
      pass.note(error.message, at: start)
    }
  }
}
