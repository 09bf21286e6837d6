/// What is wrong with the text of a pod identifier.
package enum PodIdentifierFault: Error, Hashable, Sendable {
  /// It begins with neither `pod/` nor `ad_break_id/`.
  case unknownPrefix

  /// What follows `pod/` is not a whole number in its one spelling.
  case notANumber

  /// Nothing follows `ad_break_id/`.
  case emptyName

  /// The name is longer than break notification takes.
  case nameTooLong

  /// The name has a character that break notification does not take.
  case badCharacter(Unicode.Scalar)

  /// What is wrong and what was expected, for a person.
  package var message: String {
    switch self {
    case .unknownPrefix:
      "an identifier is pod/ and a number, or ad_break_id/ and a name"
    case .notANumber:
      "after pod/ comes a whole number from 0 to \(Int64.max), without sign or leading zeros"
    case .emptyName:
      "after ad_break_id/ comes a name of 1 to \(PodIdentifier.longestName) characters"
    case .nameTooLong:
      "the name after ad_break_id/ has more than \(PodIdentifier.longestName) characters"
    case .badCharacter(let scalar):
      "the name after ad_break_id/ is made of a to z, 0 to 9 and hyphens; it has \(scalar.named)"
    }
  }
}

extension Unicode.Scalar {
  /// The character itself where it can be seen, else its number.
  fileprivate var named: String {
    if (0x21...0x7e).contains(value) { return "'\(self)'" }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
