import Mediation
import Pods

/// The ads that have been loaded for a break, and how that went.
struct GatheredAds {
  /// The ads that are held for it, in the order in which they play.
  var ads: [Gathered] = []

  /// What became of each ad that was offered.
  var filling: BreakFilling

  /// The place of the source that gave a pod in the latest load, if one did.
  var latestPodGiver: Int?

  /// An ad that is held for a break.
  struct Gathered {
    /// The ad.
    let held: HeldAd

    /// What part it plays.
    let role: OfferedPod.Role

    /// How long it is.
    var durationMs: Int64 { held.offer.content.videoMs ?? 0 }
  }

  /// Begins with none.
  init(beganMs: Int64) { filling = BreakFilling(beganMs: beganMs) }

  /// How long they are together.
  var lengthMs: Int64 { ads.reduce(0) { $0 + $1.durationMs } }

  /// Notes what one load has brought, those left out of a pod where they would have been.
  mutating func take(_ taken: [Gathered], _ omitted: [OfferedPod.Omission], of network: NetworkID) {
    ads += taken
    let notes =
      omitted.map { BreakFilling.Ad($0, network) } + taken.map { BreakFilling.Ad($0, network) }
    filling.ads += notes.enumerated().sorted { one, other in
      (one.element.role.order, one.offset) < (other.element.role.order, other.offset)
    }.map(\.element)
  }

  /// Notes the ads of sources that could not be taken.
  mutating func take(_ sources: [SourceReport]) {
    for source in sources {
      guard case .unfit(let fault, _) = source.fate else { continue }
      filling.ads.append(
        BreakFilling.Ad(
          id: nil, network: source.network.rawValue, durationMs: fault.durationMs, role: .alone,
          reason: fault.reason))
    }
  }

  /// Notes that an ad that had been taken is left out after all, because there is no room any more.
  mutating func leaveOutLast() -> HeldAd? {
    guard let last = ads.popLast() else { return nil }
    if let index = filling.ads.lastIndex(where: { $0.id == last.held.id }) {
      filling.ads[index] = BreakFilling.Ad(
        id: nil, network: last.held.network.rawValue, durationMs: last.durationMs,
        role: BreakFilling.Ad.Role(last.role), reason: OfferFault.podFull.reason,
        code: Self.breakShortened, message: BreakFilling.Shortfall.shortened.detail)
    }
    filling.shortfall = .shortened
    return last.held
  }

  /// The number that VAST has for an ad that was not served because its break was shortened.
  static let breakShortened = 206
}

extension BreakFilling.Ad {
  fileprivate init(_ gathered: GatheredAds.Gathered, _ network: NetworkID) {
    self.init(
      id: gathered.held.id, network: network.rawValue, durationMs: gathered.durationMs,
      role: Role(gathered.role))
  }

  fileprivate init(_ omission: OfferedPod.Omission, _ network: NetworkID) {
    self.init(
      id: nil, network: network.rawValue, durationMs: omission.durationMs,
      role: omission.place.map(Role.inSequence) ?? .alone, reason: omission.fate.reason,
      code: omission.failure?.code,
      message: omission.failure?.message)
  }
}

extension BreakFilling.Ad.Role {
  fileprivate init(_ role: OfferedPod.Role) {
    switch role {
    case .inSequence(let place): self = .inSequence(place)
    case .substitute(let place): self = .substitute(for: place)
    case .alone: self = .alone
    }
  }

  /// The place that decides where it is listed.
  fileprivate var order: Int {
    switch self {
    case .inSequence(let place), .substitute(let place): place
    case .alone: .max
    }
  }
}

extension OfferFault {
  /// How long the ad is, when that is why it cannot be used.
  fileprivate var durationMs: Int64? {
    if case .tooLong(let ms, _) = self { ms } else { nil }
  }
}

extension PlayedAd {
  /// An ad that is held, as playback has to know it.
  init(_ gathered: GatheredAds.Gathered) {
    var type: String?
    if case .video(let video) = gathered.held.offer.content {
      type = (video.chosen ?? video.media.first)?.mimeType
    }
    self.init(id: gathered.held.id, durationMs: gathered.durationMs, contentType: type)
  }
}
