/// What a network is told when its ad goes to the screen.
package struct PresentRequest: Hashable, Sendable {
  /// The ad, by its name between the engine and the network.
  package let ad: OfferName

  /// For whom a reward is, as the network's server is to tell the publisher's.
  package let verification: ServerSideVerification?

  /// What the app has drawn.
  package let rendered: RenderedAssets?

  /// Whether the app is muted.
  package let isMuted: Bool?

  /// How the ad was asked for, from which a rehearsal knows its course.
  package let extras: String?

  /// How the source was asked, from which a rehearsal knows its course.
  package let parameter: String?

  /// States a presentation.
  package init(
    of ad: OfferName, verification: ServerSideVerification? = nil,
    rendered: RenderedAssets? = nil, isMuted: Bool? = nil, extras: String? = nil,
    parameter: String? = nil,
  ) {
    self.ad = ad
    self.verification = verification
    self.rendered = rendered
    self.isMuted = isMuted
    self.extras = extras
    self.parameter = parameter
  }
}

/// What a network's server tells the publisher's with a reward.
package struct ServerSideVerification: Hashable, Sendable {
  /// For whom the reward is.
  package let userID: String?

  /// What else the publisher wants to be told.
  package let customData: String?

  /// States what is to be told.
  package init(userID: String? = nil, customData: String? = nil) {
    self.userID = userID
    self.customData = customData
  }
}
