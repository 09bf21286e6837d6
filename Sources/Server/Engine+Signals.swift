import AdService
import Ledger
import Mediation
import RPC

// What networks say without having been asked.
extension Engine {
  /// How many violations of one kind by one network are written down; the rest are only counted.
  private static let violationsKept = 64

  /// Listens to the networks until the session ends.
  func hearNetworks() async {
    for await signal in chores.outlet.signals { take(signal) }
  }

  private func take(_ signal: NetworkSignal) {
    switch signal {
    case .standing(let standing, let network):
      holdings.roster.note(standing, of: network)
      if case .failed(let failure) = standing {
        log.write(
          .error, "the network \(network.rawValue) is not ready: \(failure.message)", call: nil)
      }
      news.tell()
    case .event(let event, let network): take(event, from: network)
    case .violation(let violation, let network):
      note(
        violation.kind.rawValue, by: network, about: violation.ad,
        LedgerRecord.Details(detail: violation.note))
    case .complaint(let urls, let ad, let network): complain(to: urls, about: ad, of: network)
    }
  }

  private func take(_ event: AdSignal, from network: NetworkID) {
    guard let number = holdings.engagedAds[event.ad], let held = holdings.ads[number],
      held.network == network
    else {
      let kind = NetworkViolation.Kind.unknownAd.rawValue
      return note(kind, by: network, about: event.ad, .init(reported: event.kind.rawValue))
    }
    expire(held)
    let verdict = held.lifecycle.record(event.kind, by: .network, at: time.now)
    switch verdict {
    case .recorded(let paidMicros, let isLate):
      let details = LedgerRecord.Details(
        asset: event.asset, interaction: event.interaction, network: network.rawValue,
        isLate: isLate, detail: event.failure?.message)
      let cursor = record(event.kind, of: held, details, at: event.atMs)
      follow(
        TrackedLife.Report(event.kind, asset: event.asset, interaction: event.interaction),
        of: held, event: cursor, at: event.atMs, paidMicros)
    case .duplicate:
      let reason = RejectionReason.duplicate.rawValue
      note(reason, by: network, about: event.ad, .init(reported: event.kind.rawValue))
    case .rejected(let refusal, _):
      note(
        refusal.rawValue, by: network, about: event.ad, .init(reported: event.kind.rawValue))
    }
  }

  /// Writes down that a network broke a rule, counts it, and keeps it from everybody else.
  private func note(
    _ reason: String, by network: NetworkID, about ad: OfferName?,
    _ details: LedgerRecord.Details,
  ) {
    holdings.roster.note(violation: reason, of: network)
    if let ad {
      holdings.explanations.update(ad.load) { $0.note(violation: reason, at: ad.place) }
    }
    let count = holdings.roster[network]?.violations[reason] ?? 0
    guard count <= Self.violationsKept else { return }
    var details = details
    details.reason = reason
    details.network = network.rawValue
    details.load = ad?.load
    let held = ad.flatMap { holdings.engagedAds[$0] }.flatMap { holdings.ads[$0] }
    record(.violation, of: held, details)
    log.write(.error, "the network \(network.rawValue) broke a rule: \(reason)", call: nil)
  }
}
