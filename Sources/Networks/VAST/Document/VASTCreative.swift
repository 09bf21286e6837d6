/// One creative of an ad: a video, companions, or overlays.
package struct VASTCreative: Hashable, Sendable {
  /// The server's name for it.
  package var id: String?

  /// The registered name of the ad that it belongs to, in old documents.
  package var adID: String?

  /// Its place among the creatives.
  package var sequence: Int?

  /// What needs a program of some framework to be shown.
  package var apiFramework: String?

  /// Its names in registries.
  package var universalIDs: [VASTUniversalID] = []

  /// The video, or what is to be told of it.
  package var linear: VASTLinear?

  /// What is shown beside the video.
  package var companions: VASTCompanions?

  /// What is shown over the content, or what is to be told of it.
  package var nonLinear: VASTNonLinearAds?
}

/// The name of a creative in a registry.
package struct VASTUniversalID: Hashable, Sendable {
  /// The registry.
  package var registry: String

  /// The name.
  package var value: String
}

/// One address that wants to hear of one event.
package struct VASTTracking: Hashable, Sendable {
  /// The event, by its name in the document.
  package var event: String

  /// When, if it is about how far the video has come.
  package var offset: VASTOffset?

  /// The address.
  package var url: String
}

/// A place in a video.
package enum VASTOffset: Hashable, Sendable {
  /// That many milliseconds from its start.
  case milliseconds(Int64)

  /// That part of it, from 0 to 1.
  case share(Double)

  /// The place in a video that is so long.
  package func milliseconds(in durationMs: Int64) -> Int64 {
    switch self {
    case .milliseconds(let offset): offset
    case .share(let share): Int64((Double(durationMs) * share).rounded())
    }
  }
}

/// Where the picture or page of something is.
package enum VASTResource: Hashable, Sendable {
  /// A file, with its media type.
  case file(url: String, mimeType: String?)

  /// A page in a frame.
  case frame(url: String)

  /// A page as it stands here.
  case markup(String)
}

/// What happens on a click.
package struct VASTClicks: Hashable, Sendable {
  /// Where it leads.
  package var through: String?

  /// Who wants to hear of it.
  package var tracking: [String] = []

  /// Who wants to hear of clicks that lead nowhere.
  package var custom: [String] = []
}
