/// A media playlist, as far as it says where interstitials belong.
///
/// It is read as bytes, because a line ends with a line feed whatever stands before it.
package struct MediaPlaylist: Hashable, Sendable {
  /// A part of the content, with the tags that belong to it.
  struct Segment: Hashable, Sendable {
    /// The first line that belongs to it.
    let line: Int

    /// When it begins, in milliseconds since the epoch; nil until a date is known.
    var startMs: Int64?

    /// How long it is.
    let durationMs: Int64

    /// When it ends.
    var endMs: Int64 { (startMs ?? 0).plusBounded(durationMs) }
  }

  /// Its lines, without their ends.
  let lines: [ArraySlice<UInt8>]

  /// Its segments, each with a date.
  private(set) var segments: [Segment] = []

  /// The line behind the last segment.
  private(set) var end = 0

  /// When its first segment begins.
  package let startMs: Int64

  /// When its last segment ends.
  package let endMs: Int64

  /// Reads a playlist.
  package init(_ text: String, dates: DateText) throws(InsertionFault) {
    lines = Array(text.utf8).split(separator: 0x0a, omittingEmptySubsequences: false)
      .map { $0.last == 0x0d ? $0.dropLast() : $0 }
    guard lines.first?.elementsEqual("#EXTM3U".utf8) == true else { throw .noPlaylist }
    var reading = SegmentReading()
    for (number, line) in lines.enumerated().dropFirst() {
      try reading.read(line, number, dates)
    }
    let segments = try reading.dated()
    guard let first = segments.first, let last = segments.last else { throw .noSegments }
    self.segments = segments
    (startMs, endMs, end) = (first.startMs ?? 0, last.endMs, reading.end)
  }
}

/// What is known while the lines of a playlist are read.
private struct SegmentReading {
  private static let multivariant = Array("#EXT-X-STREAM-INF".utf8)
  private static let date = Array("#EXT-X-PROGRAM-DATE-TIME:".utf8)
  private static let duration = Array("#EXTINF:".utf8)

  /// The tags that say something of the segment behind them.
  private static let segmentTags = [
    "#EXTINF:", "#EXT-X-PROGRAM-DATE-TIME:", "#EXT-X-BYTERANGE:", "#EXT-X-DISCONTINUITY",
    "#EXT-X-KEY:", "#EXT-X-MAP:", "#EXT-X-GAP", "#EXT-X-BITRATE:", "#EXT-X-PART:",
  ].map { Array($0.utf8) }

  /// The line behind the last segment.
  private(set) var end = 0

  private var segments: [MediaPlaylist.Segment] = []
  private var firstLine: Int?
  private var startMs: Int64?
  private var durationMs: Int64?
  private var nextMs: Int64?

  mutating func read(
    _ line: ArraySlice<UInt8>, _ number: Int, _ dates: DateText,
  ) throws(InsertionFault) {
    guard let first = line.first else { return }
    guard first == UInt8(ascii: "#") else { return try readAddress(number) }
    if firstLine == nil, Self.segmentTags.contains(where: line.starts) { firstLine = number }
    if line.starts(with: Self.duration) {
      let seconds = line.dropFirst(Self.duration.count).prefix { $0 != UInt8(ascii: ",") }
      durationMs = Int64(seconds: seconds)
    } else if line.starts(with: Self.date) {
      startMs = dates.read(String(decoding: line.dropFirst(Self.date.count), as: UTF8.self))
      if startMs == nil { throw .badDate(line: number + 1) }
    } else if line.starts(with: Self.multivariant) {
      throw .multivariant
    }
  }

  private mutating func readAddress(_ number: Int) throws(InsertionFault) {
    guard let durationMs else { throw .badDuration(line: number + 1) }
    let segment = MediaPlaylist.Segment(
      line: firstLine ?? number, startMs: startMs ?? nextMs, durationMs: durationMs)
    segments.append(segment)
    nextMs = segment.startMs.map { _ in segment.endMs }
    (firstLine, startMs, self.durationMs) = (nil, nil, nil)
    end = number + 1
  }

  /// The segments, with those before the first date dated backwards from it.
  func dated() throws(InsertionFault) -> [MediaPlaylist.Segment] {
    guard !segments.isEmpty else { throw .noSegments }
    guard let known = segments.firstIndex(where: { $0.startMs != nil }) else { throw .noDate }
    var dated = segments
    for index in dated[..<known].indices.reversed() {
      dated[index].startMs = (dated[index + 1].startMs ?? 0).minusBounded(dated[index].durationMs)
    }
    return dated
  }
}

extension Int64 {
  /// Reads seconds with decimals into milliseconds; digits beyond those are cut off.
  fileprivate init?(seconds text: ArraySlice<UInt8>) {
    let isNumber = text.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    let parts = text.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard isNumber, let whole = Int64(String(decoding: parts[0], as: UTF8.self)),
      whole <= 1_000_000_000
    else { return nil }
    let decimals = parts.count == 2 ? parts[1] : []
    guard !decimals.contains(UInt8(ascii: ".")) else { return nil }
    let thousandths = (decimals + [0x30, 0x30, 0x30]).prefix(3).reduce(0) {
      $0 * 10 + Int64($1 - 0x30)
    }
    self = whole * 1_000 + thousandths
  }
}
