/// A network as the global vendor list knows it: its number, and what it wants data for.
package struct VendorPurposes: Hashable, Sendable {
  /// Its number in the list.
  package let id: Int

  /// The purposes that it asks consent for.
  package let consents: PurposeSet

  /// The purposes that it claims a legitimate interest in.
  package let interests: PurposeSet

  /// The purposes that the publisher may move from the one to the other.
  package let flexible: PurposeSet

  /// The purposes that there are.
  package static let known = 1...11

  /// The purposes that nobody may claim a legitimate interest in, since version 2.2.
  private static let consentOnly = PurposeSet([1, 3, 4, 5, 6])

  /// States a vendor; what it claims no interest in, it asks consent for, unless it says which.
  package init(
    id: Int, consents: [Int]? = nil, interests: [Int] = [], flexible: [Int] = [],
  ) {
    self.id = id
    self.interests = PurposeSet(interests)
    self.consents = PurposeSet(consents ?? Self.known.filter { !interests.contains($0) })
    self.flexible = PurposeSet(flexible)
  }

  /// Whether the viewer lets the vendor use data for that purpose.
  package func mayUse(_ purpose: Int, by consent: TCFConsent) -> Bool {
    if let disclosed = consent.disclosedVendors, !disclosed.contains(id) { return false }
    let restrictions = consent.restrictions.filter {
      $0.purpose == purpose && $0.vendors.contains(id)
    }
    guard !restrictions.contains(where: { $0.kind == .forbidden }) else { return false }
    guard let basis = basis(for: purpose, restrictions) else { return false }
    switch basis {
    case .consent:
      return consent.consents.contains(purpose) && consent.consentVendors.contains(id)
    case .interest:
      return consent.interests.contains(purpose) && consent.interestVendors.contains(id)
    }
  }

  private enum Basis {
    case consent
    case interest
  }

  /// What the vendor rests on, as the publisher has it; nil if there is nothing left to rest on.
  private func basis(
    for purpose: Int, _ restrictions: [TCFConsent.Restriction],
  ) -> Basis? {
    let own: Basis? =
      consents.contains(purpose) ? .consent : interests.contains(purpose) ? .interest : nil
    guard var basis = own else { return nil }
    for restriction in restrictions where restriction.kind != .forbidden {
      let wanted: Basis = restriction.kind == .needsConsent ? .consent : .interest
      guard wanted != basis else { continue }
      guard flexible.contains(purpose) else { return nil }
      basis = wanted
    }
    return basis == .interest && Self.consentOnly.contains(purpose) ? nil : basis
  }
}
