package import Mediation

/// How ads in the Video Ad Serving Template are asked for, followed and used.
package struct VASTSettings: Hashable, Sendable {
  /// Where the ad server is, with macros in the address.
  package var endpoint = ""

  /// How long it may take when its source does not say.
  package var patience: Duration?

  /// Whether the engine fetches the images of its ads.
  package var fetchesImages = true

  /// How long one document behind a wrapper may take.
  package var wrapperPatience = Duration.seconds(2)

  /// How many wrappers are followed, and how.
  package var rules = VASTChain.Rules()

  /// What can be shown, and what may be.
  package var capabilities = VASTCapabilities()

  /// When the viewer of a rewarded ad has earned the reward.
  package var rewardsAt = RewardMoment.completion

  /// What the button of a native ad says, which documents do not say.
  package var callToAction = "Learn more"

  /// Which break of a list of breaks is asked for; the first one before the content if nil.
  package var breakID: String?

  /// The longest document that is read, in bytes.
  package var longestDocument = 1 << 20

  /// What the player calls itself.
  package var clientName = "unknown adpipe"

  /// Settings as the standard recommends them.
  package init() {}
}
