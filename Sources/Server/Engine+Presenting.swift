package import AdService
import Ledger
import Loop
import Mediation
package import RPC

extension Engine {
  package func presentAd(
    _ params: PresentAdParams, _ call: RPCCall,
  ) async throws(RPCError) -> PresentAdResult {
    let held = try ad(params.adId)
    try take(held)
    if let engagement = held.engagement {
      try await present(held, engagement, PresentRequest(params, engagement, particulars))
      // The client may have given it back while the network made up its mind.
      guard holdings.ads[held.number] != nil else {
        throw RPCError(.unknownAd, "\(held.id) was released while it was being presented")
      }
    }
    if let rendered = params.rendered {
      trackShown((rendered.clickable ?? []) + (rendered.nonclickable ?? []), of: held)
    }
    return PresentAdResult(
      ad: WireAd(held, at: time.now), creative: Creative(held.offer.content))
  }

  package func muteAd(_ params: MuteAdParams, _ call: RPCCall) throws(RPCError) -> MuteAdResult {
    let held = try ad(params.adId)
    guard state(of: held) == .presenting else {
      throw RPCError(.adNotPresented, "\(held.id) is not on the screen")
    }
    guard let reasons = held.offer.terms.muteReasons else {
      throw RPCError(.cannotBeMuted, "\(held.id) cannot be muted")
    }
    if let reason = params.reason, !reasons.isEmpty, !reasons.contains(reason) {
      throw .violation(
        "reason", expected: "one of " + reasons.map { "\"\($0)\"" }.joined(separator: ", "),
        found: "\"\(reason)\"")
    }
    if held.isMuted,
      let earlier = holdings.ledger.cursor(
        ofAd: held.id, where: { $0.type == EngineEventKind.adMuted.rawValue })
    {
      return MuteAdResult(cursor: earlier)
    }
    held.isMuted = true
    let cursor = record(.adMuted, of: held, .init(detail: params.reason))
    tell(.muted(reason: params.reason), of: held)
    return MuteAdResult(cursor: cursor)
  }

  private func take(_ held: HeldAd) throws(RPCError) {
    do throws(PresentRefusal) {
      try held.lifecycle.present(at: time.now)
    } catch {
      let gma = GMACode(domain: GMAError.domain, code: error.gma.code)
      throw RPCError(
        RPCReason(error), "\(held.id) cannot be presented: it is \(state(of: held).rawValue)",
        details: [RPCError.Detail("gma", gma)])
    }
  }

  /// Lets the network bring its ad to the screen.
  private func present(
    _ held: HeldAd, _ engagement: HeldAd.Engagement, _ request: PresentRequest,
  ) async throws(RPCError) {
    let limit = holdings.settings.presentPatience
    let network = engagement.network
    switch await Presentation.of(request, by: network, within: limit, on: time) {
    case .accepted:
      if let rendered = request.rendered { tell(.rendered(rendered), of: held) }
      chores.add { engine in
        await network.perform(request, on: engine.time, engine.chores.outlet)
      }
    case .refused(let failure):
      giveUp(held)
      throw RPCError(
        .adapterRefused, "\(held.network.rawValue) does not show \(held.id): \(failure.message)",
        details: [
          RPCError.Detail("adapter", AdapterFailure(failure)), RPCError.Detail("gma", Self.gma),
        ])
    case .silent:
      giveUp(held)
      throw RPCError(
        .adapterSilent,
        "\(held.network.rawValue) said nothing about \(held.id) for \(limit.wholeMs) ms",
        details: [RPCError.Detail("gma", Self.gma)])
    }
  }

  private static var gma: GMACode {
    GMACode(domain: GMAError.domain, code: Presentation.gma.code)
  }

  private func giveUp(_ held: HeldAd) {
    if held.lifecycle.failToPresent() {
      let cursor = record(
        .failedToPresent, of: held, .init(network: held.network.rawValue))
      track(TrackedLife.Report(.failedToPresent), of: held, event: cursor)
    }
  }

  /// Gives a reward that has not come yet its grace, if the ad waits for one.
  func beginGrace(of held: HeldAd) {
    guard held.lifecycle.waitsForReward else { return }
    time.timeline.start(
      Alarm { [weak self] in
        guard let self, let outcome = held.lifecycle.endGrace() else { return }
        self.record(outcome, of: held)
      }, after: holdings.settings.rewardGrace)
  }
}

extension PresentRequest {
  fileprivate init(
    _ params: PresentAdParams, _ engagement: HeldAd.Engagement, _ particulars: Particulars,
  ) {
    self.init(
      of: engagement.name, verification: params.ssv.map { Mediation.ServerSideVerification($0) },
      rendered: params.rendered.map { Mediation.RenderedAssets($0) },
      isMuted: particulars.context.isMuted, extras: engagement.extras,
      parameter: engagement.parameter)
  }
}

extension AdapterFailure {
  /// What a network said, as it travels.
  init(_ failure: NetworkFailure) {
    self.init(domain: failure.domain, code: failure.code, message: failure.message)
  }
}

extension RPCReason {
  fileprivate init(_ refusal: PresentRefusal) {
    switch refusal {
    case .notReady: self = .adNotReady
    case .expired: self = .adExpired
    case .alreadyUsed: self = .adAlreadyUsed
    }
  }
}
