extension LedgerRecord {
  /// Where in a stream something happened.
  package struct Playback: Hashable, Sendable {
    /// Which ad of a break it happened to.
    package struct Pod: Hashable, Sendable {
      /// The name that whoever filled the break gave the ad.
      package let adID: String

      /// The number of the ad in the break, from 1.
      package let position: Int

      /// How many ads the break holds.
      package let count: Int

      /// Whether the ad only frames the others.
      package let isBumper: Bool

      /// What the ad is called.
      package let title: String?

      /// What the ad is about.
      package let description: String?

      /// The type of the ad's media.
      package let contentType: String?

      /// Describes an ad.
      package init(
        adID: String, position: Int, count: Int, isBumper: Bool, title: String?,
        description: String?, contentType: String?,
      ) {
        self.adID = adID
        self.position = position
        self.count = count
        self.isBumper = isBumper
        self.title = title
        self.description = description
        self.contentType = contentType
      }
    }

    /// The viewer's session.
    package let sessionID: String

    /// The stream, as the configuration names it.
    package let stream: String

    /// The break.
    package let breakID: String

    /// Which break of the session it is, if its place is known; -1 after the content.
    package let podIndex: Int?

    /// Where the break begins in the content, if its place is known; -1 after it.
    package let timeOffsetMs: Int64?

    /// How long the break lasts.
    package let maxDurationMs: Int64

    /// The ad, if it happened to one.
    package let pod: Pod?

    /// What more there is to know, for a person.
    package let detail: String?

    /// States where it happened.
    package init(
      sessionID: String, stream: String, breakID: String, podIndex: Int?, timeOffsetMs: Int64?,
      maxDurationMs: Int64, pod: Pod?, detail: String? = nil,
    ) {
      self.sessionID = sessionID
      self.stream = stream
      self.breakID = breakID
      self.podIndex = podIndex
      self.timeOffsetMs = timeOffsetMs
      self.maxDurationMs = maxDurationMs
      self.pod = pod
      self.detail = detail
    }
  }
}
