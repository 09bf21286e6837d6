/// What one network is asked for.
package struct SourceRequest: Hashable, Sendable {
  /// The ad unit to fill.
  package let adUnit: AdUnitID

  /// The formats that would fit and that the network sells, the preferred one first.
  package let formats: [AdFormat]

  /// The custom formats that would fit, the preferred one first.
  package let customFormats: [CustomFormat]

  /// What the network needs to know the publisher by, such as `parameter`.
  package let credentials: [String: String]

  /// The least that the ad may pay, in the engine's own currency.
  package let floorMicros: Int64?

  /// Whether the network names its price, instead of having one by configuration.
  package let isBidding: Bool

  /// What the app wants besides, and what is known of it; shared by all sources of a load.
  package let particulars: Particulars

  /// How much of a break is to be filled, if the ad is for one.
  package let pod: PodDemand?

  /// How many loads this engine had begun before, from which chance is derived.
  package let ordinal: UInt64

  /// The place of the source among those of its ad unit.
  package let place: Int

  /// How many sources before this one are of the same network.
  package let repetition: Int

  /// Puts a request together.
  package init(
    adUnit: AdUnitID,
    formats: [AdFormat],
    customFormats: [CustomFormat] = [],
    credentials: [String: String] = [:],
    floorMicros: Int64? = nil,
    isBidding: Bool = false,
    particulars: Particulars = .none,
    pod: PodDemand? = nil,
    ordinal: UInt64,
    place: Int = 0,
    repetition: Int = 0,
  ) {
    self.adUnit = adUnit
    self.formats = formats
    self.customFormats = customFormats
    self.credentials = credentials
    self.floorMicros = floorMicros
    self.isBidding = isBidding
    self.particulars = particulars
    self.pod = pod
    self.ordinal = ordinal
    self.place = place
    self.repetition = repetition
  }

  /// What the network calls the ad that it is asked for.
  package var name: OfferName { OfferName(load: Int(ordinal) + 1, place: place) }
}

/// The name of an ad between the engine and the network that is asked for it.
///
/// It is given before anyone knows whether there will be an ad: the number of the load and the
/// place of the source in it.
package struct OfferName: Hashable, Sendable {
  /// The number of the load.
  package let load: Int

  /// The place of the source among those of the load.
  package let place: Int

  /// Puts a name together.
  package init(load: Int, place: Int) {
    self.load = load
    self.place = place
  }

  /// Reads a name as it travels; nil if it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "offer", let load = Int(parts[1]),
      let place = Int(parts[2]), load > 0, place >= 0
    else { return nil }
    self.init(load: load, place: place)
    guard self.text == text else { return nil }
  }

  /// The name as it travels.
  package var text: String { "offer-\(load)-\(place)" }
}

/// What an app says of one load beyond its ad unit and formats.
///
/// It is shared by reference: most loads say nothing, and a load that asks ten networks says it
/// once.
package final class Particulars: Hashable, Sendable {
  /// How the ad is to be made.
  package let options: RequestOptions

  /// What is known of the app, the device and the viewer.
  package let context: AdContext

  /// What is said when nothing is.
  package static let none = Particulars(options: RequestOptions(), context: AdContext())

  /// States the particulars of a load.
  package init(options: RequestOptions, context: AdContext) {
    self.options = options
    self.context = context
  }

  /// Says whether both are the same, not only alike.
  package static func == (one: Particulars, other: Particulars) -> Bool { one === other }

  /// Mixes in which one it is.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
