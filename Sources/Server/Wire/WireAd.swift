import AdService

// The types of the contract that share their names with types of the domain, under names that
// files which know both can use.

/// Ad of the contract.
typealias WireAd = Ad

/// Details of the contract.
typealias WireDetails = AdDetails

/// BreakCue of the contract.
typealias WireBreakCue = BreakCue

/// Break of the contract.
typealias WireBreak = Break

/// A way of telling of a break as it travels.
typealias WireBreakSignal = BreakSignal

/// What could not be read of a playlist as it travels.
typealias WirePlaylistNote = PlaylistNote

/// ClickAction of the contract.
typealias WireClickAction = ClickAction

/// Delivery of the contract.
typealias WireDelivery = Delivery

/// DeliveryCounts of the contract.
typealias WireDeliveryCounts = DeliveryCounts

/// Interstitial of the contract.
typealias WireInterstitial = Interstitial

/// Price of the contract.
typealias WirePrice = Price

/// Restriction of the contract.
typealias WireRestriction = Restriction

/// ResumptionOffset of the contract.
typealias WireResumptionOffset = ResumptionOffset

/// SkipControl of the contract.
typealias WireSkipControl = SkipControl

/// SourceState of the contract.
typealias WireSourceState = SourceState

/// State of the contract.
typealias WireState = AdState

/// How a player moved, as it travels; the decisions have a type of the same name.
typealias WireMovement = PlayheadMovement

/// Why a break or an ad was seen or not, as it travels; the decisions have a type of that name.
typealias WirePlaybackReason = PlaybackReason
