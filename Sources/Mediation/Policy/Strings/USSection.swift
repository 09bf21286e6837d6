/// How a section of the Global Privacy Platform for the United States is laid out.
///
/// All begin with a version and with what the viewer was told of, two bits each. Then come what the
/// viewer may opt out of, sensitive data, children, in most a consent of another kind, and how the
/// contract among those who take part applies. A segment may follow with the wish of the browser.
package struct USSection: Hashable, Sendable {
  /// The name that the platform gives the section, such as `usca`.
  package let name: String

  private let notices: Int
  private let choices: [USObjection]
  private let sensitive: Int
  private let children: Int
  private let hasOtherConsent: Bool

  private init(
    _ name: String, _ notices: Int, _ choices: [USObjection] = [.sale, .targetedAdvertising],
    sensitive: Int, children: Int, other: Bool,
  ) {
    self.name = name
    self.notices = notices
    self.choices = choices
    self.sensitive = sensitive
    self.children = children
    hasOtherConsent = other
  }

  /// The section of that number; nil if it is none of those that are known here.
  package static func of(_ id: Int) -> USSection? { all[id] }

  private static let all: [Int: USSection] = [
    7: national,
    8: USSection("usca", 3, [.sale, .sharing], sensitive: 9, children: 2, other: true),
    9: USSection("usva", 3, sensitive: 8, children: 1, other: false),
    10: USSection("usco", 3, sensitive: 7, children: 1, other: false),
    11: USSection("usut", 4, sensitive: 8, children: 1, other: false),
    12: USSection("usct", 3, sensitive: 8, children: 3, other: false),
    13: USSection("usfl", 3, sensitive: 8, children: 3, other: true),
    14: USSection("usmt", 3, sensitive: 8, children: 3, other: true),
    15: USSection("usor", 3, sensitive: 11, children: 3, other: true),
    16: USSection("ustx", 3, sensitive: 8, children: 1, other: true),
    17: USSection("usde", 3, sensitive: 9, children: 5, other: true),
    18: USSection("usia", 4, sensitive: 8, children: 1, other: false),
    19: USSection("usne", 3, sensitive: 8, children: 1, other: true),
    20: USSection("usnh", 3, sensitive: 8, children: 3, other: true),
    21: USSection("usnj", 3, sensitive: 10, children: 5, other: true),
    22: USSection("ustn", 3, sensitive: 8, children: 1, other: true),
    23: USSection("usmn", 3, sensitive: 8, children: 1, other: true),
  ]

  private static let nationalChoices: [USObjection] = [.sale, .sharing, .targetedAdvertising]
  private static let national = USSection(
    "usnat", 6, nationalChoices, sensitive: 16, children: 3, other: true)

  /// The national section grew without a new version; the old form is known by its length alone.
  private static let oldNational = USSection(
    "usnat", 6, nationalChoices, sensitive: 12, children: 2, other: true)

  /// How many bits the core segment has.
  private var size: Int {
    6 + 2 * (notices + choices.count + sensitive + children + (hasOtherConsent ? 1 : 0) + 3)
  }

  /// What speaks against using the viewer's data; nil if nothing does.
  package func objection(in text: Substring) throws(SignalFault) -> USObjection? {
    let segments = text.split(separator: ".", omittingEmptySubsequences: false)
    var core = try SextetReader(segments[0])
    if self == Self.national, core.left < size, core.left >= Self.oldNational.size {
      return try Self.oldNational.objection(in: &core, segments.dropFirst())
    }
    return try objection(in: &core, segments.dropFirst())
  }

  private func objection(
    in core: inout SextetReader, _ others: ArraySlice<Substring>,
  ) throws(SignalFault) -> USObjection? {
    let version = try core.number(6)
    guard version == 1 else { throw .unknownVersion(version) }
    guard core.left >= size - 6 else { throw .endsEarly }
    try core.skip(2 * notices)
    var found: USObjection?
    for choice in choices where try answer(&core) == 1 { found = found ?? choice }
    try core.skip(2 * sensitive)
    for _ in 0..<children where try answer(&core) != 0 { found = found ?? .knownChild }
    // The other consent, whether the contract covers this, and how one opts out by it.
    try core.skip(hasOtherConsent ? 6 : 4)
    if try answer(&core) == 1 { found = found ?? .serviceProviders }
    for segment in others {
      var reader = try SextetReader(segment)
      if try reader.number(2) == 1, try reader.flag() { found = found ?? .globalPrivacyControl }
    }
    return found
  }

  /// Reads not applicable, yes or no.
  private func answer(_ reader: inout SextetReader) throws(SignalFault) -> Int {
    let answer = try reader.number(2)
    guard answer < 3 else { throw .badValue }
    return answer
  }
}
