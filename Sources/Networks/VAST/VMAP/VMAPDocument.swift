/// When ads are to be shown in a video, in Video Multiple Ad Playlist 1.0.
package struct VMAPDocument: Hashable, Sendable {
  /// The version that it claims to have; nil if it does not say.
  package var version: String?

  /// The breaks, in the order of the text.
  package var breaks: [VMAPBreak] = []
}

/// One break of a list of breaks.
package struct VMAPBreak: Hashable, Sendable {
  /// What kinds of ads a break is for.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case linear
    case nonlinear
    case display
  }

  /// Where it is.
  package var offset: VMAPOffset

  /// What kinds of ads it is for, the preferred one first.
  package var kinds: [Kind] = []

  /// The server's name for it.
  package var id: String?

  /// After how much of the content it comes again; never if nil.
  package var repeatAfterMs: Int64?

  /// Where its ads are; it has none if nil.
  package var source: VMAPSource?

  /// Who wants to hear that it begins.
  package var starts: [String] = []

  /// Who wants to hear that it ends.
  package var ends: [String] = []

  /// Who wants to hear what went wrong with it.
  package var errorURLs: [String] = []

  /// What servers say beyond the standard, by type.
  package var extensions: [VMAPExtension] = []
}

/// What a server says of a break beyond the standard.
package struct VMAPExtension: Hashable, Sendable {
  /// What it is about.
  package var type: String?

  /// What it says, as far as that is text.
  package var text: String?
}

/// Where a break is in the content.
package enum VMAPOffset: Hashable, Sendable {
  /// Before it.
  case start

  /// Behind it.
  case end

  /// That many milliseconds into it.
  case milliseconds(Int64)

  /// At that part of it, from 0 to 1.
  case share(Double)

  /// At its opportunity of that number, counted from 1.
  case position(Int)

  /// Reads `start`, `end`, `HH:MM:SS.mmm`, `n%` or `#n`; nil if it is none of them.
  package init?(_ text: String) {
    switch text {
    case "start": self = .start
    case "end": self = .end
    case _ where text.hasPrefix("#"):
      guard let number = Int(text.dropFirst()), number > 0 else { return nil }
      self = .position(number)
    default:
      switch VASTTime.offset(text) {
      case .milliseconds(let offset)?: self = .milliseconds(offset)
      case .share(let share)?: self = .share(share)
      case nil: return nil
      }
    }
  }
}

/// Where the ads of a break are.
package struct VMAPSource: Hashable, Sendable {
  /// What it has.
  package enum Content: Hashable, Sendable {
    /// The ads themselves.
    case document(VASTDocument)

    /// The address of the ads, and what is to be found there, such as `vast3`.
    case tag(url: String, template: String?)

    /// Something that only the server and the player understand.
    case custom(String, template: String?)

    /// A document that cannot be read.
    case broken(VASTFault)
  }

  /// The server's name for it.
  package var id: String?

  /// Whether it may bring several ads.
  package var allowsManyAds = true

  /// Whether its ads may be behind wrappers.
  package var followsWrappers = true

  /// What it has.
  package var content: Content
}
