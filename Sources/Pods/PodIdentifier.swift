/// The name of a break that the players of all viewers share: `pod/7` or `ad_break_id/mid-roll-7`.
package enum PodIdentifier: Hashable, Sendable {
  /// A break by its number.
  case pod(Int64)

  /// A break by its name.
  case adBreak(String)

  /// The longest name that early ad break notification takes.
  package static let longestName = 63

  /// Reads an identifier, and says what is wrong with one that some target would not take.
  ///
  /// Names are held to what early ad break notification allows, a to z, 0 to 9 and hyphens, so that
  /// a break can be announced under the name by which it is asked for. Numbers are written in one
  /// way only.
  package init(parsing text: String) throws(PodIdentifierFault) {
    guard let slash = text.firstIndex(of: "/") else { throw .unknownPrefix }
    let rest = text[text.index(after: slash)...]
    switch text[..<slash] {
    case "pod": self = .pod(try Self.number(rest))
    case "ad_break_id": self = .adBreak(try Self.name(rest))
    default: throw .unknownPrefix
    }
  }

  /// The identifier as it stands in a manifest's path.
  package var text: String {
    switch self {
    case .pod(let number): "pod/\(number)"
    case .adBreak(let name): "ad_break_id/\(name)"
    }
  }

  /// Names a mid-roll after the minute in which it begins.
  ///
  /// The start counts, not the moment of planning: all viewers then agree, and a break planned in
  /// the second half of a minute does not take the name of the break before it.
  package static func midRoll(startingAtMs startMs: Int64) -> PodIdentifier {
    .adBreak("mid-roll-\(startMs.dividedDown(by: 60_000))")
  }

  /// The break before the content, under the name that the ad server itself gives it.
  package static let preRoll = PodIdentifier.adBreak("preroll")

  /// The break after the content.
  package static let postRoll = PodIdentifier.adBreak("postroll")

  private static func number(_ text: Substring) throws(PodIdentifierFault) -> Int64 {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      text == "0" || text.first != "0", let number = Int64(text)
    else { throw .notANumber }
    return number
  }

  private static func name(_ text: Substring) throws(PodIdentifierFault) -> String {
    guard !text.isEmpty else { throw .emptyName }
    let wrong = text.unicodeScalars.first { !isAllowed($0) }
    if let wrong { throw .badCharacter(wrong) }
    guard text.utf8.count <= longestName else { throw .nameTooLong }
    return String(text)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "-": true
    default: false
    }
  }
}

extension Int64 {
  /// Divides so that the rest is never negative, as calendars count.
  func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
