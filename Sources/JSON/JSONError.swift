/// Why a text is not the JSON that was wanted, and at which byte.
public struct JSONError: Error, Hashable, Sendable {
  /// What was wrong: first what makes a text no JSON at all, then what makes it other JSON.
  public enum Reason: Hashable, Sendable {
    case unexpectedEnd
    case unexpectedByte
    case invalidUTF8
    case loneSurrogate
    case invalidEscape
    case invalidNumber
    case controlCharacter
    case tooDeep
    case trailingBytes

    case wrongType(JSONKind)
    case wrongFormat(StringFormat)
    case outOfRange
    case tooLong
    case tooShort
    case tooMany
    case tooFew
    case unknownValue
    case unknownMember
    case duplicateMember
    case missingMember(String)
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
