import AdService

// The types of the contract that share their names with types of the domain, under names that
// files which know both can use.

/// Ad of the contract.
typealias WireAd = Ad

/// AdChoices of the contract.
typealias WireAdChoices = AdChoices

/// Break of the contract.
typealias WireBreak = Break

/// ClickAction of the contract.
typealias WireClickAction = ClickAction

/// Format of the contract.
typealias WireFormat = AdFormat

/// Image of the contract.
typealias WireImage = AdImage

/// Interstitial of the contract.
typealias WireInterstitial = Interstitial

/// Price of the contract.
typealias WirePrice = Price

/// RenderedAssets of the contract.
typealias WireRenderedAssets = RenderedAssets

/// ServerSideVerification of the contract.
typealias WireServerSideVerification = ServerSideVerification

/// Restriction of the contract.
typealias WireRestriction = Restriction

/// ResumptionOffset of the contract.
typealias WireResumptionOffset = ResumptionOffset

/// Reward of the contract.
typealias WireReward = Reward

/// SourceState of the contract.
typealias WireSourceState = SourceState

/// State of the contract.
typealias WireState = AdState
