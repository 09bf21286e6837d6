// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What a client can report of an ad.
public enum ReportedEventType: String, Hashable, Sendable, CaseIterable {
  /// An asset of the ad was clicked.
  case click

  /// The ad has left the screen.
  case dismissed

  /// The ad could not be shown.
  case failedToPresent

  /// A quarter of the video has been played.
  case firstQuartile

  /// The ad was seen.
  case impression

  /// The viewer or the player did something that has only a name.
  case interaction

  /// Half of the video has been played.
  case midpoint

  /// The sound was turned off.
  case muted

  /// The video was paused.
  case paused

  /// The video has come to the position that is given.
  case progress

  /// The video went on after a pause.
  case resumed

  /// The reward was earned.
  case rewardEarned

  /// The rest of the video was skipped.
  case skipped

  /// Three quarters of the video have been played.
  case thirdQuartile

  /// The sound was turned on.
  case unmuted

  /// The video was played to its end.
  case videoEnded

  /// The video began.
  case videoStarted

  /// The ad is about to leave the screen.
  case willDismiss

  /// The ad is about to cover the screen.
  case willPresent
}

extension ReportedEventType: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 5 where word.word0 == 0x6b_6369_6c63:  // click
      self = .click
    case 11 where word.word0 == 0x6c43_7472_6f70_6572 && word.word1 == 0x6b_6369:  // reportClick
      self = .click
    case 9 where word.word0 == 0x6573_7369_6d73_6964 && word.word1 == 0x64:  // dismissed
      self = .dismissed
    case 24
    where word.word0 == 0x696d_7369_4464_6964
      && word.word1 == 0x6353_6c6c_7546_7373
      && word.word2 == 0x7765_6956_6e65_6572:  // didDismissFullScreenView
      self = .dismissed
    case 15
    where word.word0 == 0x6f54_6465_6c69_6166
      && word.word1 == 0x74_6e65_7365_7250:  // failedToPresent
      self = .failedToPresent
    case 25
    where word.word0 == 0x546c_6961_4664_6964
      && word.word1 == 0x746e_6573_6572_506f
      && word.word2 == 0x6f72_7245_6874_6957
      && word.word3 == 0x72:  // didFailToPresentWithError
      self = .failedToPresent
    case 13
    where word.word0 == 0x6175_5174_7372_6966
      && word.word1 == 0x65_6c69_7472:  // firstQuartile
      self = .firstQuartile
    case 10 where word.word0 == 0x6973_7365_7270_6d69 && word.word1 == 0x6e6f:  // impression
      self = .impression
    case 16
    where word.word0 == 0x6d49_7472_6f70_6572
      && word.word1 == 0x6e6f_6973_7365_7270:  // reportImpression
      self = .impression
    case 11 where word.word0 == 0x7463_6172_6574_6e69 && word.word1 == 0x6e_6f69:  // interaction
      self = .interaction
    case 8 where word.word0 == 0x746e_696f_7064_696d:  // midpoint
      self = .midpoint
    case 5 where word.word0 == 0x64_6574_756d:  // muted
      self = .muted
    case 6 where word.word0 == 0x6465_7375_6170:  // paused
      self = .paused
    case 8 where word.word0 == 0x7373_6572_676f_7270:  // progress
      self = .progress
    case 7 where word.word0 == 0x64_656d_7573_6572:  // resumed
      self = .resumed
    case 12 where word.word0 == 0x6145_6472_6177_6572 && word.word1 == 0x6465_6e72:  // rewardEarned
      self = .rewardEarned
    case 23
    where word.word0 == 0x7261_7765_5264_6964
      && word.word1 == 0x7469_5772_6573_5564
      && word.word2 == 0x64_7261_7765_5268:  // didRewardUserWithReward
      self = .rewardEarned
    case 7 where word.word0 == 0x64_6570_7069_6b73:  // skipped
      self = .skipped
    case 13
    where word.word0 == 0x6175_5164_7269_6874
      && word.word1 == 0x65_6c69_7472:  // thirdQuartile
      self = .thirdQuartile
    case 7 where word.word0 == 0x64_6574_756d_6e75:  // unmuted
      self = .unmuted
    case 10 where word.word0 == 0x646e_456f_6564_6976 && word.word1 == 0x6465:  // videoEnded
      self = .videoEnded
    case 11 where word.word0 == 0x6956_646e_4564_6964 && word.word1 == 0x6f_6564:  // didEndVideo
      self = .videoEnded
    case 12 where word.word0 == 0x6174_536f_6564_6976 && word.word1 == 0x6465_7472:  // videoStarted
      self = .videoStarted
    case 13
    where word.word0 == 0x7472_6174_5364_6964
      && word.word1 == 0x6f_6564_6956:  // didStartVideo
      self = .videoStarted
    case 11 where word.word0 == 0x6d73_6944_6c6c_6977 && word.word1 == 0x73_7369:  // willDismiss
      self = .willDismiss
    case 25
    where word.word0 == 0x6d73_6944_6c6c_6977
      && word.word1 == 0x536c_6c75_4673_7369
      && word.word2 == 0x6569_566e_6565_7263
      && word.word3 == 0x77:  // willDismissFullScreenView
      self = .willDismiss
    case 11 where word.word0 == 0x7365_7250_6c6c_6977 && word.word1 == 0x74_6e65:  // willPresent
      self = .willPresent
    case 25
    where word.word0 == 0x7365_7250_6c6c_6977
      && word.word1 == 0x536c_6c75_4674_6e65
      && word.word2 == 0x6569_566e_6565_7263
      && word.word3 == 0x77:  // willPresentFullScreenView
      self = .willPresent
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(
      allCases.map(\.rawValue),
      aliases: [
        "reportClick",
        "didDismissFullScreenView",
        "didFailToPresentWithError",
        "reportImpression",
        "didRewardUserWithReward",
        "didEndVideo",
        "didStartVideo",
        "willDismissFullScreenView",
        "willPresentFullScreenView",
      ],
    )
  }
}

extension ReportedEventType: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
