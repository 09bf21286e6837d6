package import Mediation

/// An ad that can be shown, with everything that led to it.
package struct VASTFoundAd: Hashable, Sendable {
  /// The wrappers that led to it, the outermost one first.
  package let wrappers: [VASTAd]

  /// The ad.
  package let ad: VASTAd

  /// What only the ad itself says.
  package let inLine: VASTInLine

  /// What is played.
  package let choice: VASTChoice

  /// Its place in the pod, which it may have from a wrapper.
  package let sequence: Int?

  /// The place of the ad that it is shown in place of, if it stands alone and another failed.
  package var replaces: Int?

  /// The wrappers, and the ad last: in this order everybody hears of what happens.
  package var layers: [VASTAd] { wrappers + [ad] }
}

/// The ads that a document led to.
package struct VASTFoundAds: Hashable, Sendable {
  /// Those that are to be shown one after the other, in this order.
  package var pod: [VASTFoundAd] = []

  /// Those that stand alone, to be shown by themselves or in place of others.
  package var buffet: [VASTFoundAd] = []

  /// Those that could not be used, in the order of their places.
  package var omitted: [VASTOmittedAd] = []

  /// Why there are none; nil if nobody had one.
  package var fault: VASTFault?

  /// Begins with none.
  package init() {}
}

/// An ad that could not be used.
package struct VASTOmittedAd: Hashable, Sendable {
  /// Its place in the pod, if it has one.
  package let sequence: Int?

  /// How long it is, if it came to that.
  package let durationMs: Int64?

  /// Why it could not be used.
  package let fault: VASTFault

  /// Why there was no room for it, if it would have done otherwise.
  package let refusal: OfferFault?
}

/// Something that went wrong, and who wants to hear of it.
package struct VASTComplaint: Hashable, Sendable {
  /// What went wrong.
  package let code: VASTErrorCode

  /// Who wants to hear of it, with macros in their addresses.
  package let urls: [String]
}
