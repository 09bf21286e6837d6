/// What a network is told of one of its ads.
package struct AdNotice: Hashable, Sendable {
  /// What has happened.
  package enum Kind: Hashable, Sendable {
    /// It was seen, and the engine has counted it.
    case impression

    /// That asset was clicked, and the engine has counted it.
    case click(asset: String?)

    /// It has been drawn.
    case rendered(RenderedAssets)

    /// It is not on the screen any more.
    case untracked

    /// It was not taken.
    case lost(LossReason, winningCPMMicros: Int64?)

    /// The viewer does not want to see it.
    case muted(reason: String?)

    /// The engine does not hold it any more.
    case released
  }

  /// Why an ad was not taken.
  package enum LossReason: String, Hashable, Sendable {
    /// Another one pays more.
    case outbid = "OUTBID"

    /// It pays less than the floor.
    case belowFloor = "BELOW_FLOOR"

    /// It lacks what it must have.
    case unfit = "UNFIT"

    /// Nobody waits for it any more.
    case tooLate = "TOO_LATE"
  }

  /// The ad, by its name between the engine and the network.
  package let ad: OfferName

  /// What has happened.
  package let kind: Kind

  /// Whether the network needs to keep nothing of the ad any more.
  package var endsAd: Bool {
    switch kind {
    case .released, .lost: true
    default: false
    }
  }

  /// States a notice.
  package init(_ kind: Kind, of ad: OfferName) {
    self.ad = ad
    self.kind = kind
  }
}

/// The assets that an app has drawn, by their names.
package struct RenderedAssets: Hashable, Sendable {
  /// Those that take clicks.
  package let clickable: [String]

  /// Those that do not.
  package let nonclickable: [String]

  /// States what was drawn.
  package init(clickable: [String] = [], nonclickable: [String] = []) {
    self.clickable = clickable
    self.nonclickable = nonclickable
  }
}
