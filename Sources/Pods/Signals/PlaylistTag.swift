/// The tags of a media playlist that say something about breaks, but for those of single segments.
enum PlaylistTag {
  case dateRange, mediaSequence, targetDuration, skip, endList, streamInf
  case cueOut, cueOutContinued, cueIn, cue, oatcls, splicePoint, scte35

  /// Finds out which tag stands on a line that begins with `#EXT`, and where its value begins.
  ///
  /// Names are told apart by their length first. All others, those of partial segments among them,
  /// mean nothing here.
  static func find(_ text: Span<UInt8>, line: Range<Int>) -> (tag: PlaylistTag, value: Range<Int>)?
  {
    guard text.has("#EXT", at: line.lowerBound, before: line.upperBound) else { return nil }
    var end = line.lowerBound
    while end < line.upperBound, text[end] != UInt8(ascii: ":") {
      guard end - line.lowerBound < 32 else { return nil }
      end += 1
    }
    let name = text.trimmed(line.lowerBound..<end)
    guard let tag = named(text, name) else { return nil }
    return (tag, min(end + 1, line.upperBound)..<line.upperBound)
  }

  private static func named(_ text: Span<UInt8>, _ name: Range<Int>) -> PlaylistTag? {
    func isIt(_ word: String) -> Bool {
      text.has(word, at: name.lowerBound, before: name.upperBound)
    }
    switch name.count {
    case 10: return isIt("#EXT-X-CUE") ? .cue : nil
    case 11: return isIt("#EXT-X-SKIP") ? .skip : nil
    case 13: return isIt("#EXT-X-CUE-IN") ? .cueIn : isIt("#EXT-X-SCTE35") ? .scte35 : nil
    case 14:
      return isIt("#EXT-X-CUE-OUT") ? .cueOut : isIt("#EXT-X-ENDLIST") ? .endList : nil
    case 16: return isIt("#EXT-X-DATERANGE") ? .dateRange : nil
    case 17: return isIt("#EXT-X-STREAM-INF") ? .streamInf : nil
    case 18: return isIt("#EXT-OATCLS-SCTE35") ? .oatcls : nil
    case 19: return isIt("#EXT-X-CUE-OUT-CONT") ? .cueOutContinued : nil
    case 21:
      return isIt("#EXT-X-TARGETDURATION")
        ? .targetDuration : isIt("#EXT-X-MEDIA-SEQUENCE") ? .mediaSequence : nil
    case 25: return isIt("#EXT-X-SPLICEPOINT-SCTE35") ? .splicePoint : nil
    default: return nil
    }
  }
}
