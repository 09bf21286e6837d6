// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why the ad server opened no session for a viewer.
public enum RegistrationProblem: String, Hashable, Sendable, CaseIterable {
  /// It does not understand the request (400).
  case badRequest = "BAD_REQUEST"

  /// It asks for a token, and got none (401).
  case tokenMissing = "TOKEN_MISSING"

  /// It does not accept the token, or not this publisher (403).
  case notAllowed = "NOT_ALLOWED"

  /// It knows no such stream (404).
  case unknownStream = "UNKNOWN_STREAM"

  /// It is asked too often (429).
  case tooMany = "TOO_MANY"

  /// It has trouble of its own (500 and above).
  case serverError = "SERVER_ERROR"

  /// It answered any other status than 201.
  case unexpected = "UNEXPECTED"

  /// It answered what cannot be worked with.
  case unreadable = "UNREADABLE"

  /// There was no answer.
  case unreachable = "UNREACHABLE"
}

extension RegistrationProblem: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 11 where word.word0 == 0x5551_4552_5f44_4142 && word.word1 == 0x54_5345:  // BAD_REQUEST
      self = .badRequest
    case 13
    where word.word0 == 0x494d_5f4e_454b_4f54
      && word.word1 == 0x47_4e49_5353:  // TOKEN_MISSING
      self = .tokenMissing
    case 11 where word.word0 == 0x4f4c_4c41_5f54_4f4e && word.word1 == 0x44_4557:  // NOT_ALLOWED
      self = .notAllowed
    case 14
    where word.word0 == 0x5f4e_574f_4e4b_4e55
      && word.word1 == 0x4d41_4552_5453:  // UNKNOWN_STREAM
      self = .unknownStream
    case 8 where word.word0 == 0x594e_414d_5f4f_4f54:  // TOO_MANY
      self = .tooMany
    case 12 where word.word0 == 0x455f_5245_5652_4553 && word.word1 == 0x524f_5252:  // SERVER_ERROR
      self = .serverError
    case 10 where word.word0 == 0x5443_4550_5845_4e55 && word.word1 == 0x4445:  // UNEXPECTED
      self = .unexpected
    case 10 where word.word0 == 0x4241_4441_4552_4e55 && word.word1 == 0x454c:  // UNREADABLE
      self = .unreadable
    case 11 where word.word0 == 0x4148_4341_4552_4e55 && word.word1 == 0x45_4c42:  // UNREACHABLE
      self = .unreachable
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension RegistrationProblem: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
