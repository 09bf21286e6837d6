import AdService

// The types of the contract that share their names with types of the domain, under names that
// files which know both can use.
typealias WireAd = Ad
typealias WireAdChoices = AdChoices
typealias WireBreak = Break
typealias WireClickAction = ClickAction
typealias WireFormat = AdFormat
typealias WireImage = AdImage
typealias WireInterstitial = Interstitial
typealias WirePrice = Price
typealias WireRestriction = Restriction
typealias WireResumptionOffset = ResumptionOffset
typealias WireReward = Reward
typealias WireSourceState = SourceState
typealias WireState = AdState
