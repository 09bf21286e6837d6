import AdService

// The types of the contract that share their names with types of the domain, under names that
// files which know both can use.

/// Format of the contract.
typealias WireFormat = AdFormat

/// AdChoices of the contract.
typealias WireAdChoices = AdChoices

/// Image of the contract.
typealias WireImage = AdImage

/// RenderedAssets of the contract.
typealias WireRenderedAssets = RenderedAssets

/// Reward of the contract.
typealias WireReward = Reward

/// ServerSideVerification of the contract.
typealias WireVerification = ServerSideVerification

/// AdaptiveSize of the contract.
typealias WireAdaptiveSize = AdaptiveSize
