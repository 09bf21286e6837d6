import AdService
import Mediation

extension PrivacyPolicy {
  /// What the configuration says, or what holds if it says nothing.
  init(_ configuration: PrivacyConfiguration?) {
    self.init()
    guard let configuration else { return }
    if let countries = configuration.gdprCountries {
      consentCountries = Set(countries.map { $0.uppercased() })
    }
    if let treatment = configuration.unreadable { unreadable = Treatment(treatment) }
    if let treatment = configuration.noConsent { noConsent = Treatment(treatment) }
    if let treatment = configuration.noVendorId { noVendorID = Treatment(treatment) }
  }
}

extension PrivacyConfiguration {
  /// The same with what it leaves to defaults written out.
  var withDefaults: PrivacyConfiguration {
    let policy = PrivacyPolicy(self)
    var whole = self
    whole.gdprCountries = gdprCountries ?? policy.consentCountries.sorted()
    whole.unreadable = unreadable ?? policy.unreadable.onWire
    whole.noConsent = noConsent ?? policy.noConsent.onWire
    whole.noVendorId = noVendorId ?? policy.noVendorID.onWire
    return whole
  }
}

extension PrivacyPolicy.Treatment {
  fileprivate var onWire: PrivacyTreatment {
    switch self {
    case .contextual: .contextual
    case .skip: .skip
    case .allow: .allow
    }
  }

  fileprivate init(_ treatment: PrivacyTreatment) {
    self =
      switch treatment {
      case .contextual: .contextual
      case .skip: .skip
      case .allow: .allow
      }
  }
}

extension PrivacyRule {
  /// What a network may be told; nil if everything.
  ///
  /// What the network `sample` is told leaves the engine only if the operator makes it a rehearsal.
  convenience init?(of network: NetworkConfiguration, _ policy: PrivacyPolicy) {
    if network.adapter == .sample, network.privacy == nil { return nil }
    let said = network.privacy
    let vendor = said?.gvlId.map { id in
      VendorPurposes(
        id: id, consents: said?.purposes, interests: said?.legitimateInterests ?? [],
        flexible: said?.flexible ?? [])
    }
    self.init(vendor: vendor, servesChildren: said?.servesChildren ?? true, policy: policy)
  }
}
