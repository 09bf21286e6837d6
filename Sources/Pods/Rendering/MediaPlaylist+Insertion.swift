extension MediaPlaylist {
  /// A date range to put in.
  package struct Insertion: Hashable, Sendable {
    /// What the date range is called.
    package let identifier: String

    /// When it begins.
    package let startMs: Int64

    /// The date range itself.
    package let line: DateRangeLine

    /// Describes one.
    package init(identifier: String, startMs: Int64, line: DateRangeLine) {
      self.identifier = identifier
      self.startMs = startMs
      self.line = line
    }
  }

  /// The playlist with the date ranges in it, each before the segment in which it begins.
  ///
  /// One that began before the first segment stands at the beginning, one that begins behind the
  /// last at the end. An interstitial of the same name that is there already makes way, so that a
  /// playlist may be rendered again.
  package func inserting(_ insertions: [Insertion]) throws(InsertionFault) -> String {
    let names = Set(insertions.map(\.identifier))
    var replaced: Set<Int> = []
    for (number, line) in lines.enumerated() {
      guard let range = DateRangeName(line), names.contains(range.identifier) else { continue }
      guard range.isInterstitial else { throw .identifierTaken(line: number + 1) }
      replaced.insert(number)
    }
    var before: [Int: [String]] = [:]
    for insertion in insertions {
      before[line(for: insertion.startMs), default: []].append(insertion.line.text)
    }
    var written: [UInt8] = []
    for (number, line) in lines.enumerated() {
      for text in before[number] ?? [] { written += Array(text.utf8) + [0x0a] }
      if replaced.contains(number) { continue }
      written += line
      if number < lines.count - 1 { written.append(0x0a) }
    }
    // A playlist that ends without a line feed has no line behind its last segment.
    for text in before[lines.count] ?? [] { written += [0x0a] + Array(text.utf8) }
    return String(decoding: written, as: UTF8.self)
  }

  /// When a break begins in this playlist; nil if it was over before.
  ///
  /// Breaks before and after the content are at its ends.
  package func startMs(of planned: Break) -> Int64? {
    if planned.manner.cues.contains(.pre) { return startMs }
    if planned.manner.cues.contains(.post) { return endMs }
    guard let dateMs = planned.dateMs(contentStartMs: startMs) else { return nil }
    return dateMs.plusBounded(planned.durationMs) > startMs ? dateMs : nil
  }

  private func line(for startMs: Int64) -> Int {
    segments.first { $0.endMs > startMs }?.line ?? end
  }
}

/// What a date range of a playlist is called, and whether it is an interstitial.
private struct DateRangeName {
  private static let tag = Array(DateRangeLine.tag.utf8)

  let identifier: String
  let isInterstitial: Bool

  /// Reads a line; nil if it is no date range.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.starts(with: Self.tag) else { return nil }
    let pairs = Self.attributes(of: line.dropFirst(Self.tag.count))
    identifier = pairs.first { $0.name == "ID" }?.value ?? ""
    isInterstitial = pairs.contains {
      $0.name == "CLASS" && $0.value == DateRangeLine.interstitialClass
    }
  }

  /// Reads names and values; a comma in quotes belongs to its value.
  private static func attributes(of text: ArraySlice<UInt8>) -> [(name: String, value: String)] {
    var isQuoted = false
    let parts = text.split { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ",") && !isQuoted
    }
    return parts.compactMap { part in
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard sides.count == 2 else { return nil }
      let value = sides[1].filter { $0 != UInt8(ascii: "\"") }
      return (String(decoding: sides[0], as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
  }
}
