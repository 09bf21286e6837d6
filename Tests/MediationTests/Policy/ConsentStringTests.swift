import Mediation
import Rehearsal
import Testing

/// Strings that say what a viewer has agreed to: those that were published, our own, and nonsense.
@Suite struct ConsentStringTests {
  @Test func `the example of the specification is read as its readers agree it reads`() throws {
    let consent = try TCFConsent(
      "COvFyGBOvFyGBAbAAAENAPCAAOAAAAAAAAAAAEEUACCKAAA.IFoEUQQgAIQwgIwQABAEAAAAOIAACAIAAAAQAIAgEA"
        + "ACEAAAAAgAQBAAAAAAAGBAAgAAAAAAAFAAECAAAgAAQARAEQAAAAAJAAIAAgAAAYQEAAAQmAgBC3ZAYzUw")
    #expect((1...24).filter(consent.consents.contains) == [1, 2, 3])
    #expect((1...24).filter(consent.interests.contains) == [])
    #expect((1...20).filter(consent.consentVendors.contains) == [2, 6, 8])
    #expect((1...20).filter(consent.interestVendors.contains) == [2, 6, 8])
    #expect(consent.restrictions.isEmpty)
    #expect(consent.disclosedVendors?.contains(2) == true)
  }

  @Test(arguments: [
    ("DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA", [2]),
    ("DBACNYA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA~1YNN", [2, 6]),
    ("DBABjw~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA~1YNN", [5, 6]),
    ("DBABBgA~xlgWEYCZAA", [8]),
    ("DBABRgA~bSFgmiU", [9]),
  ])
  func `published strings have the sections that they are said to have`(
    text: String, ids: [Int],
  ) throws {
    #expect(try GPPSections(text).all.map(\.id) == ids)
  }

  @Test(arguments: [
    (7, "BAAAAAAAAABA.QA", nil), (7, "BVVVkkkkkpFY.YA", .sale),
    (7, "BVQqAAAACg", nil), (8, "BAAAAABA.QA", nil), (8, "BVWSSSVY.YA", .sale),
    (8, "BAAAAABA", nil), (21, "BAAAAAAAQA.QA", nil), (21, "BVWSSRklWA.YA", .sale),
    (8, "BAAAAABA.YA", USObjection.globalPrivacyControl),
  ])
  func `published sections say what they are said to say`(
    id: Int, text: String, objection: USObjection?,
  ) throws {
    let section = try #require(USSection.of(id))
    #expect(try section.objection(in: text[...]) == objection)
  }

  @Test(arguments: [
    ("1YNN", nil), ("1YYN", .sale), ("1---", nil), ("1NYY", .sale), ("1yyn", USObjection.sale),
  ])
  func `US Privacy objects by its third letter`(text: String, objection: USObjection?) throws {
    #expect(try USObjection.read(usPrivacy: text[...]) == objection)
  }

  @Test(arguments: [
    ("", .endsEarly), ("1YN", .endsEarly), ("1YNNN", .tooLong), ("2YNN", .unknownVersion(2)),
    ("xYNN", .strangeCharacter), ("1Y?N", SignalFault.strangeCharacter),
  ])
  func `US Privacy that means nothing is refused`(text: String, fault: SignalFault) {
    #expect(throws: fault) { try USObjection.read(usPrivacy: text[...]) }
  }

  @Test(arguments: [
    ("", .endsEarly), ("C", .endsEarly),
    ("BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA", .unknownVersion(1)),
    ("DBABMA", .otherKind), ("COvFyGBOvFyGB AbAAAENAPC", .strangeCharacter),
    ("COvFyGBOvFyGBAbAAAENAPCAAOAAAAAAAAAAAEEUACC", .endsEarly), ("C=C", .strangeCharacter),
    (String(repeating: "C", count: 20_000), SignalFault.tooLong),
  ])
  func `consent that cannot be read is refused with the reason`(text: String, fault: SignalFault) {
    #expect(throws: fault) { try TCFConsent(text[...]) }
  }

  @Test(arguments: [
    ("", .endsEarly), ("CBABMA~x", .otherKind), ("DCABMA~x", .unknownVersion(2)),
    ("DBABMA", .wrongSections), ("DBABMA~x~y", .wrongSections), ("DB__~x", SignalFault.endsEarly),
  ])
  func `a platform's string that cannot be read is refused with the reason`(
    text: String, fault: SignalFault,
  ) {
    #expect(throws: fault) { try GPPSections(text) }
  }

  @Test func `what is written is read again`() throws {
    var chance = SeededGenerator(seed: 41)
    for _ in 0..<300 {
      let text = ConsentText(&chance)
      let consent = try TCFConsent(text.text[...])
      #expect(Set((1...24).filter(consent.consents.contains)) == text.consents)
      #expect(Set((1...24).filter(consent.interests.contains)) == text.interests)
      #expect(Set((1...12).filter(consent.specialFeatures.contains)) == text.specialFeatures)
      #expect(Set((0...400).filter(consent.consentVendors.contains)) == text.consentVendors)
      #expect(Set((0...400).filter(consent.interestVendors.contains)) == text.interestVendors)
      #expect(consent.restrictions.map(\.purpose) == text.restrictions.map(\.purpose))
      let disclosed = consent.disclosedVendors
      #expect(disclosed.map { set in Set((0...400).filter(set.contains)) } == text.disclosed)
    }
  }

  @Test func `sections are found again, however far apart their numbers are`() throws {
    var chance = SeededGenerator(seed: 42)
    for _ in 0..<300 {
      let ids = Set((0..<8).map { _ in Int.random(in: 1...3_000, using: &chance) }).sorted()
      let text = platformText(ids.map { ($0, "s\($0)") })
      let sections = try GPPSections(text)
      #expect(sections.all.map(\.id) == ids)
      #expect(sections.all.map { String($0.text) } == ids.map { "s\($0)" })
    }
  }

  @Test func `no text brings a reader down`() {
    var chance = SeededGenerator(seed: 43)
    let letters = Array("ABCDwxyz0189-_.~=1YN?é")
    var read = 0
    for turn in 0..<Soak.times(300) {
      var text = turn.isMultiple(of: 2) ? Array(ConsentText(&chance).text) : []
      for _ in 0..<max(0, Int.random(in: -10..<20, using: &chance)) {
        let letter = letters.randomElement(using: &chance) ?? "A"
        text.insert(letter, at: Int.random(in: 0...text.count, using: &chance))
      }
      text.removeLast(min(text.count, max(0, Int.random(in: -4..<9, using: &chance))))
      var said = AdContext.Consent()
      said.tcf = String(text)
      said.gpp = "DBA" + String(text)
      said.usPrivacy = String(text.prefix(5))
      var context = AdContext()
      context.consent = said
      if (try? TCFConsent(String(text)[...])) != nil { read += 1 }
      for id in 7...23 { _ = try? USSection.of(id)?.objection(in: String(text)[...]) }
      #expect(PrivacySignals.read(context) !== PrivacySignals.none)
    }
    #expect(read > Soak.times(10))
  }
}

extension ConsentText {
  /// Any string.
  fileprivate init(_ chance: inout SeededGenerator) {
    self.init()
    specialFeatures = Self.some(upTo: 12, &chance)
    consents = Self.some(upTo: 24, &chance)
    interests = Self.some(upTo: 24, &chance)
    consentVendors = Self.some(upTo: 400, &chance)
    interestVendors = Self.some(upTo: 400, &chance)
    writesRanges = Bool.random(using: &chance)
    for _ in 0..<Int.random(in: 0..<3, using: &chance) {
      let first = Int.random(in: 1...300, using: &chance)
      restrictions.append(
        (
          purpose: Int.random(in: 1...11, using: &chance),
          kind: Int.random(in: 0...2, using: &chance), vendors: [first...first + 20]
        ))
    }
    if Bool.random(using: &chance) { disclosed = Self.some(upTo: 400, &chance) }
  }

  private static func some(upTo limit: Int, _ chance: inout SeededGenerator) -> Set<Int> {
    let share = Double.random(in: 0...1, using: &chance)
    return Set((1...limit).filter { _ in Double.random(in: 0...1, using: &chance) < share })
  }
}
