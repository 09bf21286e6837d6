/// What a viewer has agreed to, as a string of the Transparency and Consent Framework 2 says it.
///
/// Of the core segment what decides about networks is kept, and of the others the list of vendors
/// that the viewer was told of.
package struct TCFConsent: Hashable, Sendable {
  /// What a publisher lets some vendors do less freely than they say themselves.
  package struct Restriction: Hashable, Sendable {
    /// What the publisher asks.
    package enum Kind: Int, Hashable, Sendable {
      case forbidden = 0
      case needsConsent = 1
      case needsInterest = 2
    }

    /// The purpose that it is about.
    package let purpose: Int

    /// What the publisher asks.
    package let kind: Kind

    /// Of whom.
    package let vendors: VendorSet
  }

  /// The special features that the viewer has allowed.
  package let specialFeatures: PurposeSet

  /// The purposes that the viewer has agreed to.
  package let consents: PurposeSet

  /// The purposes that the viewer was told are of a legitimate interest, and has not objected to.
  package let interests: PurposeSet

  /// The vendors that the viewer has agreed to.
  package let consentVendors: VendorSet

  /// The vendors whose legitimate interest the viewer was told of, and has not objected to.
  package let interestVendors: VendorSet

  /// What the publisher restricts.
  package let restrictions: [Restriction]

  /// The vendors that the viewer was told of; nil if the string does not say.
  package private(set) var disclosedVendors: VendorSet?

  /// Reads a string.
  package init(_ text: Substring) throws(SignalFault) {
    guard text.utf8.count <= SextetReader.longestText else { throw .tooLong }
    let segments = text.split(separator: ".", omittingEmptySubsequences: false)
    var core = try SextetReader(segments[0])
    let version = try core.number(6)
    guard version == 2 else { throw version == 3 ? .otherKind : .unknownVersion(version) }
    // When and by whom it was made, in which language, and by which lists and policies.
    try core.skip(134)
    specialFeatures = try PurposeSet(12, from: &core)
    consents = try PurposeSet(24, from: &core)
    interests = try PurposeSet(24, from: &core)
    // How purpose one is treated, and the country of the publisher.
    try core.skip(13)
    consentVendors = try VendorSet(from: &core)
    interestVendors = try VendorSet(from: &core)
    restrictions = try Self.restrictions(from: &core)
    for segment in segments.dropFirst() {
      var reader = try SextetReader(segment)
      guard try reader.number(3) == 1 else { continue }
      disclosedVendors = try VendorSet(from: &reader)
    }
  }

  private static func restrictions(
    from reader: inout SextetReader,
  ) throws(SignalFault) -> [Restriction] {
    var restrictions: [Restriction] = []
    for _ in 0..<(try reader.number(12)) {
      let purpose = try reader.number(6)
      guard let kind = Restriction.Kind(rawValue: try reader.number(2)) else { throw .badValue }
      let vendors = try VendorSet(rangesFrom: &reader)
      restrictions.append(Restriction(purpose: purpose, kind: kind, vendors: vendors))
    }
    return restrictions
  }
}
