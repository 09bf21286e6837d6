import Mediation

/// How much room the ads of a document have, and which of them have had to stay outside.
///
/// It is begun anew whenever a document is gone through, because what has come meanwhile takes its
/// room before what is behind it.
struct VASTRoom {
  /// What is left, if there is a limit.
  private(set) var left: PodDemand?

  /// An ad without room.
  struct Refused {
    /// The ad.
    let ad: VASTFoundAd

    /// What those behind it are told.
    let fault: VASTFault

    /// Why there was no room for it.
    let refusal: OfferFault
  }

  /// Those without room, with why.
  private(set) var refused: [Refused] = []

  /// Begins with that much.
  init(_ room: PodDemand?) { left = room }

  /// Whether nothing more can be taken.
  var isFull: Bool { left?.isMet ?? false }

  /// Takes an ad in, or says why it stays outside.
  mutating func take(_ ad: VASTFoundAd) throws(VASTFault) {
    guard let room = left else { return }
    do throws(OfferFault) {
      try room.checkRoom(for: ad.choice.durationMs)
      left = room.less(ad.choice.durationMs)
    } catch {
      let fault = VASTFault(room, ad.choice.durationMs)
      refused.append(Refused(ad: ad, fault: fault, refusal: error))
      throw fault
    }
  }
}

extension VASTFault {
  /// Why an ad of that length has no room: it is too long for what is left, or nothing is.
  fileprivate init(_ room: PodDemand, _ durationMs: Int64) {
    self =
      room.isMet
      ? VASTFault(.breakShortened, "The break has no room for the ad.")
      : VASTFault(
        .unexpectedDuration, "The ad takes \(durationMs) ms, and \(room.mostMs) ms are left.")
  }
}
