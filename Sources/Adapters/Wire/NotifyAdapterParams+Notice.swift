import AdService
import Mediation

extension NotifyAdapterParams {
  /// What an adapter is told of its ad; nil if the contract has another way to tell it.
  init?(_ notice: AdNotice) {
    self.init(adId: notice.ad.text, type: .impression)
    switch notice.kind {
    case .impression: break
    case .click(let asset): (type, self.asset) = (.click, asset)
    case .rendered(let assets): (type, rendered) = (.rendered, WireRenderedAssets(assets))
    case .untracked: type = .untracked
    case .lost(let reason, let winningCPMMicros):
      (type, self.reason, winningCpmMicros) = (.lost, reason.rawValue, winningCPMMicros)
    case .muted(let reason): (type, self.reason) = (.muted, reason)
    case .released: return nil
    }
  }
}

extension WireRenderedAssets {
  /// What was drawn, as it travels.
  init(_ assets: Mediation.RenderedAssets) {
    self.init(
      clickable: assets.clickable.isEmpty ? nil : assets.clickable,
      nonclickable: assets.nonclickable.isEmpty ? nil : assets.nonclickable)
  }
}

extension PresentAdapterParams {
  /// A presentation as it travels.
  init(_ request: PresentRequest) {
    self.init(
      adId: request.ad.text,
      ssv: request.verification.map {
        WireServerSideVerification(userId: $0.userID, customData: $0.customData)
      },
      rendered: request.rendered.map(WireRenderedAssets.init), muted: request.isMuted)
  }
}
