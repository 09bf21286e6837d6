/// What an app asks an ad unit for.
///
/// One object for a whole load, as it waits with ten thousand others.
package final class AdRequest: Sendable {
  /// The ad unit to fill.
  package let adUnit: AdUnitID

  /// The formats that would do, the preferred one first.
  package let formats: [AdFormat]

  /// The custom formats that would do, the preferred one first.
  package let customFormats: [CustomFormat]

  /// What the app wants besides, and what is known of it.
  package let particulars: Particulars

  /// How much of a break is to be filled, if it is for one.
  package let pod: PodDemand?

  /// How many loads this engine had begun before.
  package let ordinal: UInt64

  /// Puts a request together.
  package init(
    adUnit: AdUnitID,
    formats: [AdFormat],
    customFormats: [CustomFormat] = [],
    particulars: Particulars = .none,
    pod: PodDemand? = nil,
    ordinal: UInt64,
  ) {
    self.adUnit = adUnit
    self.formats = formats
    self.customFormats = customFormats
    self.particulars = particulars
    self.pod = pod
    self.ordinal = ordinal
  }

  /// Narrows the request to what the source sells, or returns nil when nothing remains.
  package func narrowed(
    to source: WaterfallSource, selling sold: FormatSet, at place: Int, repetition: Int = 0,
    floorMicros: Int64?, telling particulars: Particulars? = nil,
  ) -> SourceRequest? {
    let wanted = formats.allSatisfy(sold.contains) ? formats : formats.filter(sold.contains)
    guard !wanted.isEmpty else { return nil }
    return SourceRequest(
      adUnit: adUnit, formats: wanted, customFormats: customFormats,
      credentials: source.credentials, floorMicros: floorMicros, isBidding: source.isBidder,
      particulars: particulars ?? self.particulars, pod: pod, ordinal: ordinal, place: place,
      repetition: repetition)
  }
}
