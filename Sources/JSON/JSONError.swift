/// Why a text is not the JSON that was wanted, and at which byte.
public struct JSONError: Error, Hashable, Sendable {
  /// What was wrong: first what makes a text no JSON at all, then what makes it other JSON.
  public enum Reason: Hashable, Sendable {
    /// The text ends inside a value, or before it.
    case unexpectedEnd
    /// A byte that the grammar does not have here.
    case unexpectedByte
    /// The first byte of what is not well-formed UTF-8.
    case invalidUTF8
    /// An escape that is one half of a surrogate pair, without the other.
    case loneSurrogate
    /// A backslash that begins no escape.
    case invalidEscape
    /// A byte that a number cannot have here, such as a digit after a leading zero.
    case invalidNumber
    /// A control character that stands in a string as itself.
    case controlCharacter
    /// An array or object inside as many others as may be open.
    case tooDeep
    /// Something after the value that is not white space.
    case trailingBytes

    /// A value that is not of the kind that was wanted, which for integers includes 1.5.
    case wrongType(JSONKind)
    /// A string that is not written in the format that was wanted.
    case wrongFormat(StringFormat)
    /// A number that is too small or too large.
    case outOfRange
    /// A string of too many Unicode scalars.
    case tooLong
    /// A string of too few Unicode scalars.
    case tooShort
    /// An array or map that holds too many values.
    case tooMany
    /// An array or map that holds too few values.
    case tooFew
    /// A word that is not in the list of those known.
    case unknownValue
    /// A member that the type does not have.
    case unknownMember
    /// A second member of one name.
    case duplicateMember
    /// A member that must be there and is not.
    case missingMember(String)
    /// None or several of the members of which there must be one.
    case notExactlyOneMember
  }

  /// The byte at which the reader noticed, counted from 0.
  public let offset: Int

  /// What was wrong there.
  public let reason: Reason

  /// Creates the error that a reader noticed at a byte.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// Whether the text is not JSON at all, rather than JSON of another shape than was wanted.
  public var isSyntax: Bool {
    switch reason {
    case .unexpectedEnd, .unexpectedByte, .invalidUTF8, .loneSurrogate, .invalidEscape,
      .invalidNumber, .controlCharacter, .tooDeep, .trailingBytes:
      true
    default:
      false
    }
  }

  /// What happened and where, for a person.
  public var message: String { "\(reason.sentence) at byte \(offset)" }
}

extension JSONError.Reason {
  /// The reason in words, without its place.
  var sentence: String {
    switch self {
    case .unexpectedEnd: "the text ends too early"
    case .unexpectedByte: "unexpected byte"
    case .invalidUTF8: "invalid UTF-8"
    case .loneSurrogate: "half of a surrogate pair"
    case .invalidEscape: "invalid escape"
    case .invalidNumber: "invalid number"
    case .controlCharacter: "control character in a string"
    case .tooDeep: "nested too deeply"
    case .trailingBytes: "more text after the value"
    case .wrongType(let kind): "expected \(kind.withArticle)"
    case .wrongFormat(let format): "expected \(format.withArticle)"
    case .outOfRange: "number out of range"
    case .tooLong: "string too long"
    case .tooShort: "string too short"
    case .tooMany: "too many elements"
    case .tooFew: "too few elements"
    case .unknownValue: "not one of the known values"
    case .unknownMember: "unknown member"
    case .duplicateMember: "member given twice"
    case .missingMember(let name): "member `\(name)` is missing from the object"
    case .notExactlyOneMember: "expected an object with exactly one of its members"
    }
  }
}
