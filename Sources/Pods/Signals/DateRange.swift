/// A date range of a stream: the tags of one `ID`, put together.
struct DateRange {
  /// How many tags of one range are kept; a playlist needs two.
  static let tagLimit = 8

  /// A tag and where it was found.
  struct Place {
    /// What it says.
    let tag: DateRangeTag

    /// Tells its line from others.
    let fingerprint: UInt64

    /// The segment before which it stands; nil if it only ever stood before the first.
    var sequence: Int?

    /// The number of the refresh in which it was last looked at.
    var refresh: Int
  }

  /// The name that its tags share.
  let id: String

  /// What the tags agree upon; nil if they contradict each other.
  private(set) var facts: DateRangeTag?

  /// Whether a tag of the range is in the newest playlist.
  private(set) var isPresent = true

  /// The break that it speaks of.
  var breakNumber: Int?

  private var places: [Place] = []

  /// What tells the lines of its tags from others.
  var fingerprints: [UInt64] { places.map(\.fingerprint) }

  /// Begins without tags.
  init(id: String) {
    self.id = id
  }

  /// Notes that a tag that is known is there again; false if it is not known.
  mutating func see(_ fingerprint: UInt64, before sequence: Int?, refresh: Int) -> Bool {
    guard let index = places.firstIndex(where: { $0.fingerprint == fingerprint }) else {
      return false
    }
    places[index].refresh = refresh
    places[index].sequence = sequence ?? places[index].sequence
    return true
  }

  /// Notes a tag that has been read.
  mutating func add(_ place: Place) {
    if see(place.fingerprint, before: place.sequence, refresh: place.refresh) { return }
    if places.count >= DateRange.tagLimit { places.removeFirst() }
    places.append(place)
  }

  /// Puts the tags together that the newest playlist has.
  ///
  /// Tags of one playlist that contradict each other make the range invalid. One that an earlier
  /// playlist had, and this one has not, is out of date and does not count. When all have gone,
  /// what they said stays, as the range itself may have slid out of the window.
  mutating func settle(refresh: Int, unread: Range<Int>) {
    let present = places.filter { place in
      place.refresh == refresh || place.sequence.map(unread.contains) == true
    }
    isPresent = !present.isEmpty
    guard isPresent else { return }
    places = present
    facts = DateRange.merged(present)
  }

  /// Whether the range has been taken back, and did not just slide out with its segment.
  func isWithdrawn(windowStart: Int) -> Bool {
    guard !isPresent else { return false }
    return places.allSatisfy { ($0.sequence ?? windowStart) >= windowStart }
  }

  private static func merged(_ places: [Place]) -> DateRangeTag? {
    guard var all = places.first?.tag else { return nil }
    for place in places.dropFirst() {
      guard all.take(\.className, place.tag), all.take(\.startUs, place.tag),
        all.take(\.endUs, place.tag), all.take(\.durationUs, place.tag),
        all.take(\.plannedUs, place.tag), all.take(\.endsOnNext, place.tag),
        all.take(\.spliceOut, place.tag), all.take(\.spliceIn, place.tag),
        all.take(\.spliceCommand, place.tag), all.take(\.playoutLimitUs, place.tag),
        all.take(\.resumeOffsetUs, place.tag), all.take(\.restrict, place.tag),
        all.take(\.cue, place.tag), all.take(\.assets, place.tag)
      else { return nil }
    }
    guard let startUs = all.startUs, let durationUs = all.durationUs, let endUs = all.endUs else {
      return all
    }
    // The two ways to say the end may differ by what a decimal was rounded to.
    return abs(startUs + durationUs - endUs) <= 1000 ? all : nil
  }
}

extension DateRangeTag {
  /// Takes over what another tag says; false if that is something else.
  fileprivate mutating func take<Value: Equatable>(
    _ path: WritableKeyPath<DateRangeTag, Value?>, _ other: DateRangeTag,
  ) -> Bool {
    guard let value = other[keyPath: path] else { return true }
    guard let own = self[keyPath: path] else {
      self[keyPath: path] = value
      return true
    }
    return own == value
  }

  /// Whether the range speaks of a break that has a place between others.
  var isBreak: Bool {
    startUs != nil && (spliceOut != nil || isInterstitial) && !isOutsideOfContent
  }

  /// Whether the range is an interstitial.
  var isInterstitial: Bool { className == DateRangeTag.interstitialClass }

  /// Whether it plays before or after all content, where its date means nothing.
  private var isOutsideOfContent: Bool {
    guard isInterstitial, let cue else { return false }
    return cue.split(separator: ",").contains { $0 == "PRE" || $0 == "POST" }
  }
}
