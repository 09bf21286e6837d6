/// A string of the Transparency and Consent Framework to be written.
public struct ConsentText {
  /// What a publisher restricts: the purpose, how, and for whom.
  public typealias Restriction = (purpose: Int, kind: Int, vendors: [ClosedRange<Int>])

  /// The version that it claims.
  public var version = 2

  /// The special features that are allowed.
  public var specialFeatures: Set<Int> = []

  /// The purposes that are agreed to.
  public var consents: Set<Int> = []

  /// The purposes of legitimate interest.
  public var interests: Set<Int> = []

  /// The vendors that are agreed to.
  public var consentVendors: Set<Int> = []

  /// The vendors of legitimate interest.
  public var interestVendors: Set<Int> = []

  /// Whether vendors are written as ranges.
  public var writesRanges = false

  /// What the publisher restricts.
  public var restrictions: [Restriction] = []

  /// The vendors that the viewer was told of, if that is said.
  public var disclosed: Set<Int>?

  /// Begins with nothing agreed to.
  public init() {}

  /// All purposes for all of those vendors.
  public static func all(for vendors: Set<Int>) -> ConsentText {
    var text = ConsentText()
    text.specialFeatures = [1, 2]
    text.consents = Set(1...11)
    text.consentVendors = vendors
    return text
  }

  /// The string.
  public var text: String {
    var core = SextetWriter()
    core.number(version, 6)
    for bits in [36, 36, 12, 12, 6, 12, 12, 6, 1, 1] { core.number(0, bits) }
    core.members(specialFeatures, upTo: 12)
    core.members(consents, upTo: 24)
    core.members(interests, upTo: 24)
    core.number(0, 13)
    write(consentVendors, to: &core)
    write(interestVendors, to: &core)
    core.number(restrictions.count, 12)
    for restriction in restrictions {
      core.number(restriction.purpose, 6)
      core.number(restriction.kind, 2)
      write(restriction.vendors, to: &core)
    }
    guard let disclosed else { return core.text }
    var segment = SextetWriter()
    segment.number(1, 3)
    write(disclosed, to: &segment)
    return core.text + "." + segment.text
  }

  private func write(_ vendors: Set<Int>, to writer: inout SextetWriter) {
    let highest = vendors.max() ?? 0
    writer.number(highest, 16)
    writer.flag(writesRanges)
    if writesRanges {
      write(vendors.sorted().map { $0...$0 }, to: &writer)
    } else {
      writer.members(vendors, upTo: highest)
    }
  }

  private func write(_ ranges: [ClosedRange<Int>], to writer: inout SextetWriter) {
    writer.number(ranges.count, 12)
    for range in ranges {
      writer.flag(range.count > 1)
      writer.number(range.lowerBound, 16)
      if range.count > 1 { writer.number(range.upperBound, 16) }
    }
  }
}

/// A string of the Global Privacy Platform to be written, from sections by their numbers.
public func platformText(_ sections: [(id: Int, text: String)]) -> String {
  var header = SextetWriter()
  header.number(3, 6)
  header.number(1, 6)
  header.number(sections.count, 12)
  var last = 0
  for section in sections {
    header.flag(false)
    header.fibonacci(section.id - last)
    last = section.id
  }
  return ([header.text] + sections.map(\.text)).joined(separator: "~")
}
