extension AdContext {
  /// What the viewer has agreed to, in the strings that say it.
  package struct Consent: Hashable, Sendable {
    /// The string of the Transparency and Consent Framework.
    package var tcf: String?

    /// The string of the Global Privacy Platform.
    package var gpp: String?

    /// The sections of the Global Privacy Platform that apply.
    package var gppSections: [Int] = []

    /// The string of US Privacy.
    package var usPrivacy: String?

    /// Begins with nothing agreed and nothing refused.
    package init() {}
  }
}
