/// Reads the strings that say what a viewer has agreed to, as far as they apply.
struct SignalStrings {
  /// What is agreed to.
  private(set) var consent: TCFConsent?

  /// Whether the law asks for consent; nil if no string says so.
  private(set) var asksForConsent: Bool?

  /// What speaks against it in the United States, the first that was found.
  private(set) var objection: USObjection?

  /// The string of the Transparency and Consent Framework, if it cannot be read.
  private(set) var unreadableConsent: PrivacySignals.Unreadable?

  /// The first other string that cannot be read.
  private(set) var unreadable: PrivacySignals.Unreadable?

  private let strings: AdContext.Consent

  /// The section of the Global Privacy Platform that has a string of consent in it.
  private static let consentSection = 2

  /// The section that has a string of US Privacy in it.
  private static let usPrivacySection = 6

  /// Takes strings.
  init(_ strings: AdContext.Consent) { self.strings = strings }

  /// Reads all of them.
  mutating func read() {
    let applying = strings.gppSections.filter { $0 > 0 }
    let namesSections = !strings.gppSections.isEmpty
    if let text = strings.tcf { readConsent(text[...]) }
    if let text = strings.usPrivacy {
      note("US Privacy") { () throws(SignalFault) in try USObjection.read(usPrivacy: text[...]) }
    }
    if let text = strings.gpp { readSections(text, namesSections ? applying : nil) }
    if applying.contains(Self.consentSection) || consent != nil || unreadableConsent != nil {
      asksForConsent = true
    } else if namesSections {
      asksForConsent = false
    }
  }

  private mutating func readConsent(_ text: Substring) {
    do throws(SignalFault) {
      consent = try TCFConsent(text)
    } catch {
      unreadableConsent = .init(name: "TCF", fault: error)
    }
  }

  /// Reads the sections that apply; all that there are if nobody says which.
  private mutating func readSections(_ text: String, _ applying: [Int]?) {
    let sections: GPPSections
    do throws(SignalFault) {
      sections = try GPPSections(text)
    } catch {
      unreadable = unreadable ?? .init(name: "GPP", fault: error)
      return
    }
    for section in sections.all where applying?.contains(section.id) ?? true {
      switch section.id {
      case Self.consentSection:
        if strings.tcf == nil { readConsent(section.text) }
      case Self.usPrivacySection:
        note("US Privacy") { () throws(SignalFault) in
          try USObjection.read(usPrivacy: section.text)
        }
      default:
        note("GPP") { () throws(SignalFault) in
          guard let layout = USSection.of(section.id) else { throw .unknownSection(section.id) }
          return try layout.objection(in: section.text)
        }
      }
    }
  }

  private mutating func note(
    _ name: String, _ read: () throws(SignalFault) -> USObjection?,
  ) {
    do throws(SignalFault) {
      let found = try read()
      objection = objection ?? found
    } catch {
      unreadable = unreadable ?? .init(name: name, fault: error)
    }
  }
}
