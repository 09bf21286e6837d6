package import AdService

// The types of the contract that share their names with types of the domain, under names that
// files which know both can use.

/// Format of the contract.
package typealias WireFormat = AdFormat

/// AdChoices of the contract.
package typealias WireAdChoices = AdChoices

/// Image of the contract.
package typealias WireImage = AdImage

/// RenderedAssets of the contract.
package typealias WireRenderedAssets = RenderedAssets

/// Reward of the contract.
package typealias WireReward = Reward

/// ServerSideVerification of the contract.
package typealias WireServerSideVerification = ServerSideVerification

/// AdaptiveSize of the contract.
package typealias WireAdaptiveSize = AdaptiveSize
