// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What kind of failure it is.
public enum FailureKind: String, Hashable, Sendable, CaseIterable {
  /// The request was wrong (0 at the Google Mobile Ads SDK).
  case invalidRequest

  /// There is no ad to sell (1); an answer without an ad says the same.
  case noFill

  /// The network could not be reached (2).
  case networkError

  /// Its server failed (3).
  case serverError

  /// It ran out of time itself (5).
  case timeout

  /// Its settings are wrong (7).
  case badMediationSettings

  /// What speaks for it failed (8).
  case adapterFailed

  /// It made a mistake of its own (11).
  case internalError

  /// An argument was wrong (12).
  case invalidArgument
}

extension FailureKind: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 14
    where word.word0 == 0x5264_696c_6176_6e69
      && word.word1 == 0x7473_6575_7165:  // invalidRequest
      self = .invalidRequest
    case 6 where word.word0 == 0x6c6c_6946_6f6e:  // noFill
      self = .noFill
    case 12 where word.word0 == 0x456b_726f_7774_656e && word.word1 == 0x726f_7272:  // networkError
      self = .networkError
    case 11 where word.word0 == 0x7245_7265_7672_6573 && word.word1 == 0x72_6f72:  // serverError
      self = .serverError
    case 7 where word.word0 == 0x74_756f_656d_6974:  // timeout
      self = .timeout
    case 20
    where word.word0 == 0x6169_6465_4d64_6162
      && word.word1 == 0x7474_6553_6e6f_6974
      && word.word2 == 0x7367_6e69:  // badMediationSettings
      self = .badMediationSettings
    case 13
    where word.word0 == 0x4672_6574_7061_6461
      && word.word1 == 0x64_656c_6961:  // adapterFailed
      self = .adapterFailed
    case 13
    where word.word0 == 0x6c61_6e72_6574_6e69
      && word.word1 == 0x72_6f72_7245:  // internalError
      self = .internalError
    case 15
    where word.word0 == 0x4164_696c_6176_6e69
      && word.word1 == 0x74_6e65_6d75_6772:  // invalidArgument
      self = .invalidArgument
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension FailureKind: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
