/// Why a string that says what a viewer has agreed to cannot be read.
package enum SignalFault: Error, Hashable, Sendable {
  /// It is longer than any such string is.
  case tooLong

  /// It has a character that such strings have not.
  case strangeCharacter

  /// It ends before all is said.
  case endsEarly

  /// It is a string of another kind.
  case otherKind

  /// It is of a version that nobody here knows.
  case unknownVersion(Int)

  /// It has a section that nobody here knows how to read.
  case unknownSection(Int)

  /// It has other sections than it says.
  case wrongSections

  /// It has a value that means nothing.
  case badValue

  /// What is wrong, as the end of a sentence about the string.
  package var words: String {
    switch self {
    case .tooLong: "is too long"
    case .strangeCharacter: "has a character that does not belong there"
    case .endsEarly: "ends too early"
    case .otherKind: "is of another kind"
    case .unknownVersion(let version): "is of version \(version), which is not known here"
    case .unknownSection(let section): "has section \(section), which is not known here"
    case .wrongSections: "has other sections than it says"
    case .badValue: "has a value that means nothing"
    }
  }
}
