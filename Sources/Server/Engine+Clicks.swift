package import AdService
import Ledger
import Mediation
package import RPC

extension Engine {
  package func clickAd(_ params: ClickAdParams, _ call: RPCCall) throws(RPCError) -> ClickAdResult {
    let held = try ad(params.adId)
    try checkClickable(held)
    let click = Click(
      on: params.asset, isHandled: params.handled, canOpen: params.canOpen ?? [])
    let outcome: Click.Outcome
    do throws(ClickRefusal) {
      outcome = try click.resolve(on: held.offer, in: held.customFormat)
    } catch {
      throw RPCError(error, asset: params.asset, of: held)
    }
    guard outcome.countsAsClick else {
      return ClickAdResult(action: WireClickAction(outcome.action))
    }
    guard !held.lifecycle.isCountedByNetwork(.click) else {
      throw RPCError(.adapterCounts, "\(held.network.rawValue) counts the clicks of \(held.id)")
    }
    _ = held.lifecycle.record(.click, at: time.now)
    let cursor = record(.click, of: held, LedgerRecord.Details(asset: outcome.asset))
    track(TrackedLife.Report(.click, asset: outcome.asset), of: held, event: cursor)
    tellNetwork(.click, asset: outcome.asset, of: held)
    return ClickAdResult(action: WireClickAction(outcome.action), cursor: cursor)
  }

  private func checkClickable(_ held: HeldAd) throws(RPCError) {
    switch state(of: held) {
    case .presenting: return
    case .ready:
      throw RPCError(.adNotPresented, "\(held.id) has not been presented")
    case .expired: throw RPCError(.adExpired, "\(held.id) has expired")
    case .dismissed: throw RPCError(.adAlreadyUsed, "\(held.id) has been dismissed")
    case .failed, .released: throw RPCError(.adNotReady, "\(held.id) could not be presented")
    }
  }
}

extension WireClickAction {
  /// The action as it travels.
  init(_ action: Mediation.ClickAction) {
    switch action {
    case .custom: self = .custom(true)
    case .deepLink(let url): self = .deepLink(Destination(url: url))
    case .browser(let url): self = .browser(Destination(url: url))
    }
  }
}

extension RPCError {
  fileprivate convenience init(_ refusal: ClickRefusal, asset: String, of held: HeldAd) {
    switch refusal {
    case .unknownAsset:
      self.init(.unknownAsset, "\(held.id) has no asset \(asset)")
    case .assetNotClickable:
      self.init(.assetNotClickable, "the asset \(asset) of \(held.id) may not be clicked")
    }
  }
}
