extension SourceFate {
  /// One sentence that says what to do, or nil when there is nothing to do.
  package func remedy(for network: NetworkID) -> String? {
    let name = network.rawValue
    return switch self {
    case .won, .alreadyFilled, .podGiven, .outbid, .overtaken: nil
    case .outOfTime(let patience):
      "Raise the ad unit's timeoutMs above \(patience.wholeMs), "
        + "or give the sources before \(name) less time."
    case .callGone, .abandoned:
      "Give the call a longer deadline if \(name) should have been heard."
    case .formatNotServed:
      "Take \(name) out of this waterfall, or ask for a format that it sells."
    case .tooSlow(let limit):
      "Raise timeoutMs of \(name) above \(limit.wholeMs) if its ads are worth the wait, "
        + "else move it down."
    case .cutShort(let patience):
      "Give \(name) a timeoutMs of its own, or raise the ad unit's above \(patience.wholeMs)."
    case .noFill:
      "Nothing is broken: \(name) had no ad to sell; try later or add a source."
    case .failed(let failure): failure.kind.remedy(for: name)
    case .unfit(let fault, _): fault.remedy(for: name)
    case .belowFloor(let micros, let floor):
      "Lower the ad unit's floor below \(floor.asMillionths), or raise the price of \(name), "
        + "which is \(micros.asMillionths)."
    case .unhealthy(let failures):
      "Look into \(name), which failed in \(Int((failures * 100).rounded())) % of its latest loads; "
        + "some loads still ask it."
    case .backingOff(let left):
      "Wait \(left.wholeMs) ms: \(name) asked to be left alone for that long."
    case .notSetUp(nil):
      "Nothing is broken: \(name) was still being set up; give it a longer timeoutMs, or set it up "
        + "at the start."
    case .notSetUp: "Look at what \(name) said when it was set up; network.setUp tries again."
    case .keptOut(let reason): reason.remedy(for: name)
    }
  }
}

extension NetworkFailure.Kind {
  fileprivate func remedy(for name: String) -> String {
    switch self {
    case .invalidRequest, .invalidArgument, .badMediationSettings:
      "Check the parameter and the credentials of \(name) in the configuration."
    case .noFill: "Nothing is broken: \(name) had no ad to sell; try later or add a source."
    case .networkError: "Check that this machine reaches \(name); the next load asks it again."
    case .serverError: "Wait for \(name) to recover; the next load asks it again."
    case .timeout: "Ask \(name) why it is slow, or move it down in the waterfall."
    case .adapterFailed, .internalError: "Report the error to those who maintain \(name)."
    }
  }
}

extension Int64 {
  /// Millionths as people write money: without zeros that say nothing.
  var asMillionths: String {
    let (whole, rest) = quotientAndRemainder(dividingBy: 1_000_000)
    guard rest != 0 else { return "\(whole)" }
    let digits = String(1_000_000 + rest.magnitude).dropFirst()
    let shown = digits.reversed().drop { $0 == "0" }.reversed()
    return "\(whole)." + String(shown)
  }
}

extension Duration {
  /// The duration in milliseconds, rounded half up, as people and the wire count it.
  package var wholeMs: Int64 {
    let (seconds, attoseconds) = components
    let part = (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
    let (sum, carried) = whole.addingReportingOverflow(part)
    return overflow || carried ? (seconds < 0 ? .min : .max) : sum
  }
}
