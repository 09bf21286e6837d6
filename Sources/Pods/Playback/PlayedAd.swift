/// An ad in a break, as far as playback has to know it.
package struct PlayedAd: Hashable, Sendable {
  /// An address to be asked once, when the ad has come that far.
  package struct Tracker: Hashable, Sendable {
    /// How far the ad has come by then.
    package let moment: PlaybackMoment

    /// The address, which nothing here looks into.
    package let url: String

    /// Says what is to be asked, and when.
    package init(_ moment: PlaybackMoment, _ url: String) {
      self.moment = moment
      self.url = url
    }
  }

  /// The name that whoever filled the break gave it.
  package let id: String

  /// How long it lasts.
  package let durationMs: Int64

  /// Whether it is a short piece that only frames the others.
  package let isBumper: Bool

  /// What it is called.
  package let title: String?

  /// What it is about.
  package let description: String?

  /// The type of its media.
  package let contentType: String?

  /// What is to be asked as it plays.
  package let trackers: [Tracker]

  /// Describes an ad.
  package init(
    id: String,
    durationMs: Int64,
    isBumper: Bool = false,
    title: String? = nil,
    description: String? = nil,
    contentType: String? = nil,
    trackers: [Tracker] = [],
  ) {
    self.id = id
    self.durationMs = durationMs
    self.isBumper = isBumper
    self.title = title
    self.description = description
    self.contentType = contentType
    self.trackers = trackers
  }
}
