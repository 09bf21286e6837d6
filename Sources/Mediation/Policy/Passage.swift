/// Whether a source may be asked, and what it is told then.
package enum Passage: Sendable {
  /// It is told this; something may have been taken out.
  case open(Particulars, Withheld?)

  /// It is not asked.
  case closed(PrivacyReason)
}

/// What was taken out of what a source is told, and why.
package final class Withheld: Hashable, Sendable {
  /// What was taken out.
  package let fields: Set<PrivateField>

  /// Why.
  package let reasons: [PrivacyReason]

  init(_ fields: Set<PrivateField>, _ reasons: [PrivacyReason]) {
    self.fields = fields
    self.reasons = reasons
  }

  /// One sentence that says so.
  package var sentence: String {
    let names = PrivateField.allCases.filter(fields.contains).map(\.words)
    let listed =
      names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") : names.joined()
    let verb = names.count > 1 ? "were" : "was"
    let because = reasons.map(\.words).joined(separator: "; ")
    return listed.prefix(1).uppercased() + listed.dropFirst() + " \(verb) taken out: \(because)."
  }

  /// Says whether both took out the same for the same reasons.
  package static func == (one: Withheld, other: Withheld) -> Bool {
    one.fields == other.fields && one.reasons == other.reasons
  }

  /// Mixes in what was taken out and why.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
    hasher.combine(reasons)
  }
}

extension PrivacyRule {
  /// Decides whether the network may be asked, and takes out what it may not see.
  ///
  /// Where nothing has to be taken out, the particulars are passed on as they are.
  package func passage(for particulars: Particulars) -> Passage {
    switch verdict(on: particulars.context.privacy) {
    case .unasked(let reason): return .closed(reason)
    case .without(let fields, let reasons):
      let withheld = fields.intersection(particulars.context.privateFields)
      guard !withheld.isEmpty else { return .open(particulars, nil) }
      let narrowed = Particulars(
        options: particulars.options, context: particulars.context.scrubbed(of: withheld))
      return .open(narrowed, Withheld(withheld, reasons))
    }
  }

  /// What the network is told when it is set up, whether or not it may be asked just now.
  package func contextForSetUp(_ context: AdContext) -> AdContext {
    switch verdict(on: context.privacy) {
    case .unasked: context.scrubbed(of: PrivateField.all)
    case .without(let fields, _): fields.isEmpty ? context : context.scrubbed(of: fields)
    }
  }
}
