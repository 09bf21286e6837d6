import Mediation
import Rehearsal
import Testing

/// What a network may be told, for all that may be said of privacy.
@Suite struct PrivacyRuleTests {
  private static let vendor = VendorPurposes(id: 755)

  private static func verdict(
    _ rule: PrivacyRule = PrivacyRule(vendor: vendor), _ say: (inout AdContext) -> Void,
  ) -> PrivacyRule.Verdict {
    var context = AdContext()
    say(&context)
    return rule.verdict(on: PrivacySignals.read(context))
  }

  private static func consenting(
    _ rule: PrivacyRule = PrivacyRule(vendor: vendor), _ change: (inout ConsentText) -> Void,
  ) -> PrivacyRule.Verdict {
    var text = ConsentText.all(for: [755])
    change(&text)
    return verdict(rule) { context in
      context.consent = AdContext.Consent()
      context.consent?.tcf = text.text
    }
  }

  @Test func `a network sees everything where nothing speaks against it`() {
    #expect(Self.verdict { _ in } == .without([], []))
    #expect(Self.verdict { $0.country = "US" } == .without([], []))
    #expect(Self.consenting { _ in } == .without([], []))
    #expect(Self.consenting { $0.disclosed = [755] } == .without([], []))
  }

  @Test func `each purpose that is not agreed to takes out what it is about`() {
    #expect(
      Self.consenting { $0.consents.remove(1) }
        == .without([.deviceID, .userID, .extendedIDs], [.purpose(1)]))
    #expect(
      Self.consenting { $0.consents.remove(4) }
        == .without([.userID, .extendedIDs], [.purpose(4)]))
    #expect(
      Self.consenting { $0.specialFeatures = [2] } == .without([.address], [.specialFeature(1)]))
    let nothing = PrivacyRule.Verdict.without(PrivateField.all, [.purpose(2)])
    #expect(Self.consenting { $0.consents.remove(2) } == nothing)
    #expect(Self.consenting { $0.consentVendors = [754, 756] } == nothing)
    #expect(Self.consenting { $0.disclosed = [1] } == nothing)
  }

  @Test func `a legitimate interest counts where it may, and as the publisher restricts it`() {
    let rule = PrivacyRule(vendor: VendorPurposes(id: 755, consents: [1, 4], interests: [2]))
    let flexible = PrivacyRule(
      vendor: VendorPurposes(id: 755, consents: [1, 4], interests: [2], flexible: [2]))
    let refused = PrivacyRule.Verdict.without(PrivateField.all, [.purpose(2)])
    #expect(Self.consenting(rule) { _ in } == refused)
    func interested(_ rule: PrivacyRule, _ kind: Int?) -> PrivacyRule.Verdict {
      Self.consenting(rule) {
        $0.interests = [2]
        $0.interestVendors = [755]
        if let kind { $0.restrictions = [(purpose: 2, kind: kind, vendors: [700...800])] }
      }
    }
    #expect(interested(rule, nil) == .without([], []))
    #expect(interested(rule, 0) == refused)
    #expect(interested(rule, 1) == refused)
    #expect(interested(flexible, 1) == .without([], []))
    #expect(interested(rule, 2) == .without([], []))
    let ambitious = PrivacyRule(vendor: VendorPurposes(id: 755, consents: [2, 4], interests: [1]))
    let taken = Self.consenting(ambitious) {
      $0.interests = [1]
      $0.interestVendors = [755]
    }
    #expect(taken == .without([.deviceID, .userID, .extendedIDs], [.purpose(1)]))
  }

  @Test(arguments: ["AT", "gb", "CH", "NO"])
  func `where the law asks for consent, silence is none`(country: String) {
    #expect(Self.verdict { $0.country = country } == .without(PrivateField.all, [.noString]))
    #expect(Self.verdict { $0.country = "US" } == .without([], []))
  }

  @Test func `sections that apply tell more than the country`() {
    func sections(_ ids: [Int], _ country: String) -> PrivacyRule.Verdict {
      Self.verdict {
        $0.country = country
        $0.consent = AdContext.Consent()
        $0.consent?.gppSections = ids
      }
    }
    #expect(sections([2], "US") == .without(PrivateField.all, [.noString]))
    #expect(sections([7], "AT") == .without([], []))
    #expect(sections([-1], "AT") == .without([], []))
  }

  @Test
  func `a network that nobody can agree to, or is not agreed to, is treated as is configured`() {
    var policy = PrivacyPolicy()
    let stranger = PrivacyRule(policy: policy)
    #expect(Self.consenting(stranger) { _ in } == .without(PrivateField.all, [.noVendorID]))
    policy.noVendorID = .skip
    #expect(Self.consenting(PrivacyRule(policy: policy)) { _ in } == .unasked(.noVendorID))
    policy.noVendorID = .allow
    #expect(Self.consenting(PrivacyRule(policy: policy)) { _ in } == .without([], []))
    policy.noConsent = .skip
    let rule = PrivacyRule(vendor: Self.vendor, policy: policy)
    #expect(Self.consenting(rule) { $0.consents = [] } == .unasked(.purpose(2)))
    policy.unreadable = .skip
    let strict = PrivacyRule(vendor: Self.vendor, policy: policy)
    #expect(
      Self.consenting(strict) { $0.version = 5 }
        == .unasked(
          .unreadable("TCF", .unknownVersion(5))))
  }

  @Test(
    arguments: [
      (nil, "1YYN", .objection(.sale)),
      (nil, "1Y", .unreadable("US Privacy", .endsEarly)),
      (platformText([(8, "BVWSSSVY.YA")]), nil, .objection(.sale)),
      (platformText([(8, "BAAAAABA.YA")]), nil, .objection(.globalPrivacyControl)),
      (platformText([(6, "1YYN")]), nil, .objection(.sale)),
      (platformText([(8, "BA")]), nil, .unreadable("GPP", .endsEarly)),
      (platformText([(24, "BA")]), nil, .unreadable("GPP", .unknownSection(24))),
      ("hello", nil, .unreadable("GPP", .otherKind)),
    ] as [(String?, String?, PrivacyReason)])
  func `an objection in the United States makes every network contextual`(
    gpp: String?, usPrivacy: String?, reason: PrivacyReason,
  ) {
    let verdict = Self.verdict {
      $0.consent = AdContext.Consent()
      $0.consent?.gpp = gpp
      $0.consent?.usPrivacy = usPrivacy
    }
    #expect(verdict == .without(PrivateField.all, [reason]))
  }

  @Test func `a section that does not apply says nothing`() {
    let verdict = Self.verdict {
      $0.consent = AdContext.Consent()
      $0.consent?.gpp = platformText([(8, "BVWSSSVY.YA"), (24, "BA")])
      $0.consent?.gppSections = [7]
    }
    #expect(verdict == .without([], []))
  }

  @Test(
    arguments: [
      (true, nil, nil, true), (nil, true, nil, true), (nil, nil, .child, true),
      (false, true, nil, true), (false, nil, .child, true), (false, false, nil, false),
      (false, nil, nil, false), (nil, nil, nil, nil),
      (nil, nil, AdContext.Protection.Age.teen, nil),
    ] as [(Bool?, Bool?, AdContext.Protection.Age?, Bool?)])
  func `a viewer is a child if anybody says so`(
    directed: Bool?, underAge: Bool?, age: AdContext.Protection.Age?, isChild: Bool?,
  ) {
    var context = AdContext()
    var protection = AdContext.Protection()
    protection.isChildDirected = directed
    protection.isUnderAge = underAge
    protection.age = age
    context.protection = protection
    let signals = PrivacySignals.read(context)
    #expect(signals.isChild == isChild)
    let averse = PrivacyRule(vendor: Self.vendor, servesChildren: false).verdict(on: signals)
    #expect((averse == .unasked(.child)) == (isChild == true))
    let rule = PrivacyRule(vendor: Self.vendor).verdict(on: signals)
    let reasons: [PrivacyReason] = isChild == true ? [.child] : age == .teen ? [.teen] : []
    #expect(rule == .without(reasons.isEmpty ? [] : PrivateField.all, reasons))
  }

  @Test func `what was read is not read again for the same words`() {
    var context = AdContext()
    context.consent = AdContext.Consent()
    context.consent?.tcf = ConsentText.all(for: [755]).text
    let signals = PrivacySignals.read(context)
    context.isMuted = true
    #expect(PrivacySignals.read(context, unlessAs: signals) === signals)
    context.country = "AT"
    #expect(PrivacySignals.read(context, unlessAs: signals) !== signals)
    #expect(PrivacySignals.read(AdContext()) === PrivacySignals.none)
  }
}
