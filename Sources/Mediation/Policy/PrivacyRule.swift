/// What one network may be told of a viewer.
package final class PrivacyRule: Sendable {
  /// What a network may be told in the end.
  package enum Verdict: Hashable, Sendable {
    /// All but that, for those reasons.
    case without(Set<PrivateField>, [PrivacyReason])

    /// Nothing: it is not asked.
    case unasked(PrivacyReason)

    /// Everything.
    static let all = Verdict.without([], [])
  }

  /// Its entry in the global vendor list.
  package let vendor: VendorPurposes?

  /// Whether it takes viewers that are children.
  package let servesChildren: Bool

  private let policy: PrivacyPolicy

  /// States a rule.
  package init(
    vendor: VendorPurposes? = nil, servesChildren: Bool = true,
    policy: PrivacyPolicy = PrivacyPolicy(),
  ) {
    self.vendor = vendor
    self.servesChildren = servesChildren
    self.policy = policy
  }

  /// Decides what the network may be told.
  package func verdict(on signals: PrivacySignals) -> Verdict {
    guard !signals.isSilent else { return .all }
    if signals.isChild == true, !servesChildren { return .unasked(.child) }
    var finding = Finding()
    if signals.isChild == true { finding.withhold(because: .child) }
    if signals.isChild != true, signals.isTeen { finding.withhold(because: .teen) }
    if signals.limitsTracking { finding.withhold(because: .limitedTracking) }
    if let objection = signals.objection { finding.withhold(because: .objection(objection)) }
    if let text = signals.unreadable {
      finding.treat(policy.unreadable, because: .unreadable(text.name, text.fault))
    }
    if signals.asksForConsent(in: policy.consentCountries) { judge(signals, &finding) }
    return finding.verdict
  }

  /// Decides where the law asks for consent.
  private func judge(_ signals: PrivacySignals, _ finding: inout Finding) {
    if let text = signals.unreadableConsent {
      return finding.treat(policy.unreadable, because: .unreadable(text.name, text.fault))
    }
    guard let consent = signals.consent else {
      return finding.treat(policy.noConsent, because: .noString)
    }
    guard let vendor else { return finding.treat(policy.noVendorID, because: .noVendorID) }
    // Without purpose 2, the choice of an ad, the network has no business with the viewer at all.
    guard vendor.mayUse(2, by: consent) else {
      return finding.treat(policy.noConsent, because: .purpose(2))
    }
    if !vendor.mayUse(1, by: consent) {
      finding.withhold([.deviceID, .userID, .extendedIDs], because: .purpose(1))
    }
    if !vendor.mayUse(4, by: consent) {
      finding.withhold([.userID, .extendedIDs], because: .purpose(4))
    }
    if !consent.specialFeatures.contains(1) {
      finding.withhold([.address], because: .specialFeature(1))
    }
  }
}

/// What was found while a verdict is made.
private struct Finding {
  private var fields: Set<PrivateField> = []
  private var reasons: [PrivacyReason] = []
  private var refusal: PrivacyReason?

  /// What it comes to.
  var verdict: PrivacyRule.Verdict {
    refusal.map(PrivacyRule.Verdict.unasked) ?? .without(fields, reasons)
  }

  /// Takes fields out.
  mutating func withhold(
    _ fields: Set<PrivateField> = PrivateField.all, because reason: PrivacyReason,
  ) {
    self.fields.formUnion(fields)
    reasons.append(reason)
  }

  /// Treats the network as the operator wants it.
  mutating func treat(_ treatment: PrivacyPolicy.Treatment, because reason: PrivacyReason) {
    switch treatment {
    case .allow: break
    case .contextual: withhold(because: reason)
    case .skip: refusal = refusal ?? reason
    }
  }
}
