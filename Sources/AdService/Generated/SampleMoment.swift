// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Something that can happen to an ad and that somebody may want to hear of.
public enum SampleMoment: String, Hashable, Sendable, CaseIterable {
  /// The ad was taken.
  case won

  /// The ad was not taken.
  case lost

  /// The ad has to be paid for.
  case billed

  /// The ad went wrong.
  case failed

  /// That was reported.
  case impression

  /// That was reported.
  case click

  /// That was reported.
  case willPresent

  /// That was reported.
  case videoStarted

  /// That was reported.
  case progress

  /// That was reported.
  case firstQuartile

  /// That was reported.
  case midpoint

  /// That was reported.
  case thirdQuartile

  /// That was reported.
  case videoEnded

  /// That was reported.
  case paused

  /// That was reported.
  case resumed

  /// That was reported.
  case muted

  /// That was reported.
  case unmuted

  /// That was reported.
  case skipped

  /// That was reported.
  case rewardEarned

  /// That was reported.
  case willDismiss

  /// That was reported.
  case dismissed

  /// That was reported.
  case failedToPresent
}

extension SampleMoment: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 3 where word.word0 == 0x6e_6f77:  // won
      self = .won
    case 4 where word.word0 == 0x7473_6f6c:  // lost
      self = .lost
    case 6 where word.word0 == 0x6465_6c6c_6962:  // billed
      self = .billed
    case 6 where word.word0 == 0x6465_6c69_6166:  // failed
      self = .failed
    case 10 where word.word0 == 0x6973_7365_7270_6d69 && word.word1 == 0x6e6f:  // impression
      self = .impression
    case 5 where word.word0 == 0x6b_6369_6c63:  // click
      self = .click
    case 11 where word.word0 == 0x7365_7250_6c6c_6977 && word.word1 == 0x74_6e65:  // willPresent
      self = .willPresent
    case 12 where word.word0 == 0x6174_536f_6564_6976 && word.word1 == 0x6465_7472:  // videoStarted
      self = .videoStarted
    case 8 where word.word0 == 0x7373_6572_676f_7270:  // progress
      self = .progress
    case 13
    where word.word0 == 0x6175_5174_7372_6966
      && word.word1 == 0x65_6c69_7472:  // firstQuartile
      self = .firstQuartile
    case 8 where word.word0 == 0x746e_696f_7064_696d:  // midpoint
      self = .midpoint
    case 13
    where word.word0 == 0x6175_5164_7269_6874
      && word.word1 == 0x65_6c69_7472:  // thirdQuartile
      self = .thirdQuartile
    case 10 where word.word0 == 0x646e_456f_6564_6976 && word.word1 == 0x6465:  // videoEnded
      self = .videoEnded
    case 6 where word.word0 == 0x6465_7375_6170:  // paused
      self = .paused
    case 7 where word.word0 == 0x64_656d_7573_6572:  // resumed
      self = .resumed
    case 5 where word.word0 == 0x64_6574_756d:  // muted
      self = .muted
    case 7 where word.word0 == 0x64_6574_756d_6e75:  // unmuted
      self = .unmuted
    case 7 where word.word0 == 0x64_6570_7069_6b73:  // skipped
      self = .skipped
    case 12 where word.word0 == 0x6145_6472_6177_6572 && word.word1 == 0x6465_6e72:  // rewardEarned
      self = .rewardEarned
    case 11 where word.word0 == 0x6d73_6944_6c6c_6977 && word.word1 == 0x73_7369:  // willDismiss
      self = .willDismiss
    case 9 where word.word0 == 0x6573_7369_6d73_6964 && word.word1 == 0x64:  // dismissed
      self = .dismissed
    case 15
    where word.word0 == 0x6f54_6465_6c69_6166
      && word.word1 == 0x74_6e65_7365_7250:  // failedToPresent
      self = .failedToPresent
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension SampleMoment: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
