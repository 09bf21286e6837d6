/// The line of a playlist that tells players of an interstitial, as HLS has it.
package struct DateRangeLine: Hashable, Sendable {
  /// The class of all date ranges that are interstitials.
  package static let interstitialClass = "com.apple.hls.interstitial"

  /// What every such line begins with.
  package static let tag = "#EXT-X-DATERANGE:"

  /// The whole line, without an end of line.
  package let text: String

  /// Writes the line.
  ///
  /// What has the value that players assume is left out. That goes for a resumption offset that is
  /// indefinite too: without one players go on as far as they have played, and a playout limit that
  /// is shorter than the break counts for that. Offsets of interstitials with one start add up.
  package init(
    _ interstitial: Interstitial, startMs: Int64, asset: InterstitialAsset, dates: DateText,
  ) {
    var attributes = AttributeText()
    attributes.add("ID", quoted: interstitial.identifier)
    attributes.add("CLASS", quoted: Self.interstitialClass)
    attributes.add("START-DATE", quoted: dates.write(startMs))
    attributes.add("DURATION", milliseconds: interstitial.durationMs)
    switch asset {
    case .uri(let uri): attributes.add("X-ASSET-URI", quoted: uri)
    case .list(let uri): attributes.add("X-ASSET-LIST", quoted: uri)
    }
    if case .ms(let ms) = interstitial.resumptionOffset {
      attributes.add("X-RESUME-OFFSET", milliseconds: ms)
    }
    attributes.add("X-PLAYOUT-LIMIT", milliseconds: interstitial.manner.playoutLimitMs)
    attributes.add("X-SNAP", list: interstitial.manner.snap.map { $0 == .out ? "OUT" : "IN" })
    attributes.add(
      "X-RESTRICT", list: interstitial.restrictions.map { $0 == .skip ? "SKIP" : "JUMP" })
    attributes.add(interstitial.manner)
    text = Self.tag + attributes.text
  }
}

extension AttributeText {
  fileprivate mutating func add(_ manner: BreakManner) {
    if !manner.contentMayVary { add("X-CONTENT-MAY-VARY", quoted: "NO") }
    if manner.occupancy == .range { add("X-TIMELINE-OCCUPIES", quoted: "RANGE") }
    if manner.style == .primary { add("X-TIMELINE-STYLE", quoted: "PRIMARY") }
    if let control = manner.skipControl {
      add("X-SKIP-CONTROL-OFFSET", milliseconds: control.offsetMs)
      add("X-SKIP-CONTROL-DURATION", milliseconds: control.durationMs)
      if let label = control.labelID { add("X-SKIP-CONTROL-LABEL-ID", quoted: label) }
    }
    add("CUE", list: manner.cues.map(\.inPlaylists))
  }
}

extension BreakCue {
  fileprivate var inPlaylists: String {
    switch self {
    case .pre: "PRE"
    case .post: "POST"
    case .once: "ONCE"
    }
  }
}
