/// What is shown beside a video.
package struct VASTCompanions: Hashable, Sendable {
  /// How many of them have to be shown.
  package enum Requirement: String, Hashable, Sendable {
    case all
    case any
    case none
  }

  /// How many of them have to be shown.
  package var required = Requirement.none

  /// Each of them.
  package var list: [VASTCompanion] = []
}

/// One thing that is shown beside a video.
package struct VASTCompanion: Hashable, Sendable {
  /// The server's name for it.
  package var id: String?

  /// The width in pixels of the place for it.
  package var width = 0

  /// The height in pixels of the place for it.
  package var height = 0

  /// The framework of programs that it needs.
  package var apiFramework: String?

  /// The place in the app that it is for.
  package var slot: String?

  /// What it says, for those who cannot see it.
  package var altText: String?

  /// How it takes its place: `default`, `end-card` or `concurrent`.
  package var renderingMode: String?

  /// Where its picture or page is.
  package var resources: [VASTResource] = []

  /// What happens on a click.
  package var clicks = VASTClicks()

  /// Who wants to hear of what.
  package var tracking: [VASTTracking] = []
}

/// What is shown over the content.
package struct VASTNonLinearAds: Hashable, Sendable {
  /// Each overlay.
  package var list: [VASTNonLinear] = []

  /// Who wants to hear of what.
  package var tracking: [VASTTracking] = []
}

/// One overlay over the content.
package struct VASTNonLinear: Hashable, Sendable {
  /// The width in pixels.
  package var width = 0

  /// The height in pixels.
  package var height = 0

  /// How long it should stay at least.
  package var minDurationMs: Int64?

  /// The framework of programs that it needs.
  package var apiFramework: String?

  /// Where its picture or page is.
  package var resources: [VASTResource] = []

  /// What happens on a click.
  package var clicks = VASTClicks()
}

/// Who wants to verify that an ad was seen.
package struct VASTVerification: Hashable, Sendable {
  /// A program that verifies.
  package struct Script: Hashable, Sendable {
    /// Where it is.
    package var url: String

    /// The framework that it needs.
    package var apiFramework: String?

    /// Its media type, if it is no JavaScript.
    package var mimeType: String?

    /// Whether it can do without a browser.
    package var isBrowserOptional = false
  }

  /// Why a verification was not run.
  package enum Reason: Int, CaseIterable, Hashable, Sendable {
    case rejected = 1
    case notSupported = 2
    case notLoaded = 3
    case failed = 4
  }

  /// Who it is.
  package var vendor: String?

  /// The programs, of which one is to be run.
  package var scripts: [Script] = []

  /// What the program is told.
  package var parameters: String?

  /// Who wants to hear that none of them was run.
  package var notExecuted: [String] = []
}
