/// What comes with an ad that is the first of a pod.
package struct OfferedPod: Hashable, Sendable {
  /// What part an ad plays in its pod.
  package enum Role: Hashable, Sendable {
    /// It has a place of its own.
    case inSequence(Int)

    /// It takes the place of one that failed.
    case substitute(for: Int)

    /// It has no place, and is shown in turn.
    case alone
  }

  /// An ad that is shown behind others.
  package struct Follower: Hashable, Sendable {
    /// The ad.
    package let offer: AdOffer

    /// What part it plays.
    package let role: Role

    /// States an ad.
    package init(_ offer: AdOffer, _ role: Role) {
      self.offer = offer
      self.role = role
    }
  }

  /// An ad of the pod that is not shown.
  package struct Omission: Hashable, Sendable {
    /// Its place, if it has one.
    package let place: Int?

    /// How long it is, if that is known.
    package let durationMs: Int64?

    /// Why it is not shown.
    package let fate: SourceFate

    /// What the network itself says of it, if it does.
    package let failure: NetworkFailure?

    /// States what is left out.
    package init(
      place: Int?, durationMs: Int64?, fate: SourceFate, failure: NetworkFailure? = nil,
    ) {
      self.place = place
      self.durationMs = durationMs
      self.fate = fate
      self.failure = failure
    }
  }

  /// What part the first ad plays.
  package let role: Role

  /// The ads behind the first, in order.
  package let followers: [Follower]

  /// The ads that are left out.
  package let omissions: [Omission]

  /// Puts a pod together.
  package init(role: Role, followers: [Follower] = [], omissions: [Omission] = []) {
    self.role = role
    self.followers = followers
    self.omissions = omissions
  }

  /// The pod with only those behind its first ad that fit what was asked for.
  ///
  /// One that does not fit costs the others nothing.
  func fitting(_ request: SourceRequest, behind first: AdOffer) -> OfferedPod {
    guard var room = request.pod?.less(first.content.videoMs ?? 0) else {
      return OfferedPod(role: role, omissions: omissions)
    }
    var (kept, left): ([Follower], [Omission]) = ([], [])
    for follower in followers {
      let durationMs = follower.offer.content.videoMs
      do throws(OfferFault) {
        try follower.offer.checkFit(request, room: room)
        room = room.less(durationMs ?? 0)
        kept.append(follower)
      } catch {
        left.append(
          Omission(
            place: follower.role.place, durationMs: durationMs,
            fate: .unfit(error, bidMicros: nil)))
      }
    }
    return OfferedPod(role: role, followers: kept, omissions: omissions + left)
  }
}

extension OfferedPod.Role {
  /// Its place in the pod, if it has one.
  package var place: Int? { if case .inSequence(let place) = self { place } else { nil } }
}

extension AdContent {
  /// How long its video is, if it is one.
  package var videoMs: Int64? { if case .video(let video) = self { video.durationMs } else { nil } }
}
