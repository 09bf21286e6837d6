// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What can happen to an ad.
public enum EventType: String, Hashable, Sendable, CaseIterable {
  /// A break that had begun was over, or the viewer left it.
  case adBreakEnded

  /// A break began that the viewer had not seen before.
  case adBreakStarted

  /// An ad of a break has been played to its end.
  case adCompleted

  /// An ad of a break could not be played.
  case adError

  /// A quarter of an ad of a break has been played.
  case adFirstQuartile

  /// Half of an ad of a break has been played.
  case adMidpoint

  /// The viewer does not want to see the ad.
  case adMuted

  /// The stream switched back to content.
  case adPeriodEnded

  /// The stream switched from content to ads or slate.
  case adPeriodStarted

  /// The viewer left an ad of a break before its end.
  case adSkipped

  /// An ad of a break was played from its beginning.
  case adStarted

  /// Three quarters of an ad of a break have been played.
  case adThirdQuartile

  /// The ads of a break were fetched, or could not be; pod.explain says which.
  case breakPrepared

  /// An asset of the ad was clicked.
  case click

  /// The ad has left the screen.
  case dismissed

  /// The ad waited too long to be presented.
  case expired

  /// The ad could not be shown.
  case failedToPresent

  /// A quarter of the video has been played.
  case firstQuartile

  /// The ad was seen.
  case impression

  /// The viewer or the player did something that has only a name.
  case interaction

  /// A load won this ad.
  case loaded

  /// An ad was not taken, and its network wants to hear so.
  case lost

  /// Half of the video has been played.
  case midpoint

  /// The sound was turned off.
  case muted

  /// The impression earned money.
  case paid

  /// The video was paused.
  case paused

  /// The video has come to the position that is given.
  case progress

  /// The video went on after a pause.
  case resumed

  /// The reward was earned.
  case rewardEarned

  /// The ad was watched to its end and dismissed, and no reward came within the grace.
  case rewardMissing

  /// The ad was dismissed before its end, or skipped, and no reward came within the grace.
  case rewardNotEarned

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

  /// Something was reported or answered that cannot be, and was kept from everybody else.
  case violation

  /// The ad is about to leave the screen.
  case willDismiss

  /// The ad is about to cover the screen.
  case willPresent
}

extension EventType: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 12 where word.word0 == 0x456b_6165_7242_6461 && word.word1 == 0x6465_646e:  // adBreakEnded
      self = .adBreakEnded
    case 14
    where word.word0 == 0x536b_6165_7242_6461
      && word.word1 == 0x6465_7472_6174:  // adBreakStarted
      self = .adBreakStarted
    case 11 where word.word0 == 0x656c_706d_6f43_6461 && word.word1 == 0x64_6574:  // adCompleted
      self = .adCompleted
    case 7 where word.word0 == 0x72_6f72_7245_6461:  // adError
      self = .adError
    case 15
    where word.word0 == 0x5174_7372_6946_6461
      && word.word1 == 0x65_6c69_7472_6175:  // adFirstQuartile
      self = .adFirstQuartile
    case 10 where word.word0 == 0x696f_7064_694d_6461 && word.word1 == 0x746e:  // adMidpoint
      self = .adMidpoint
    case 7 where word.word0 == 0x64_6574_754d_6461:  // adMuted
      self = .adMuted
    case 13
    where word.word0 == 0x646f_6972_6550_6461
      && word.word1 == 0x64_6564_6e45:  // adPeriodEnded
      self = .adPeriodEnded
    case 15
    where word.word0 == 0x646f_6972_6550_6461
      && word.word1 == 0x64_6574_7261_7453:  // adPeriodStarted
      self = .adPeriodStarted
    case 9 where word.word0 == 0x6570_7069_6b53_6461 && word.word1 == 0x64:  // adSkipped
      self = .adSkipped
    case 9 where word.word0 == 0x6574_7261_7453_6461 && word.word1 == 0x64:  // adStarted
      self = .adStarted
    case 15
    where word.word0 == 0x5164_7269_6854_6461
      && word.word1 == 0x65_6c69_7472_6175:  // adThirdQuartile
      self = .adThirdQuartile
    case 13
    where word.word0 == 0x6572_506b_6165_7262
      && word.word1 == 0x64_6572_6170:  // breakPrepared
      self = .breakPrepared
    case 5 where word.word0 == 0x6b_6369_6c63:  // click
      self = .click
    case 9 where word.word0 == 0x6573_7369_6d73_6964 && word.word1 == 0x64:  // dismissed
      self = .dismissed
    case 7 where word.word0 == 0x64_6572_6970_7865:  // expired
      self = .expired
    case 15
    where word.word0 == 0x6f54_6465_6c69_6166
      && word.word1 == 0x74_6e65_7365_7250:  // failedToPresent
      self = .failedToPresent
    case 13
    where word.word0 == 0x6175_5174_7372_6966
      && word.word1 == 0x65_6c69_7472:  // firstQuartile
      self = .firstQuartile
    case 10 where word.word0 == 0x6973_7365_7270_6d69 && word.word1 == 0x6e6f:  // impression
      self = .impression
    case 11 where word.word0 == 0x7463_6172_6574_6e69 && word.word1 == 0x6e_6f69:  // interaction
      self = .interaction
    case 6 where word.word0 == 0x6465_6461_6f6c:  // loaded
      self = .loaded
    case 4 where word.word0 == 0x7473_6f6c:  // lost
      self = .lost
    case 8 where word.word0 == 0x746e_696f_7064_696d:  // midpoint
      self = .midpoint
    case 5 where word.word0 == 0x64_6574_756d:  // muted
      self = .muted
    case 4 where word.word0 == 0x6469_6170:  // paid
      self = .paid
    case 6 where word.word0 == 0x6465_7375_6170:  // paused
      self = .paused
    case 8 where word.word0 == 0x7373_6572_676f_7270:  // progress
      self = .progress
    case 7 where word.word0 == 0x64_656d_7573_6572:  // resumed
      self = .resumed
    case 12 where word.word0 == 0x6145_6472_6177_6572 && word.word1 == 0x6465_6e72:  // rewardEarned
      self = .rewardEarned
    case 13
    where word.word0 == 0x694d_6472_6177_6572
      && word.word1 == 0x67_6e69_7373:  // rewardMissing
      self = .rewardMissing
    case 15
    where word.word0 == 0x6f4e_6472_6177_6572
      && word.word1 == 0x64_656e_7261_4574:  // rewardNotEarned
      self = .rewardNotEarned
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
    case 12 where word.word0 == 0x6174_536f_6564_6976 && word.word1 == 0x6465_7472:  // videoStarted
      self = .videoStarted
    case 9 where word.word0 == 0x6f69_7461_6c6f_6976 && word.word1 == 0x6e:  // violation
      self = .violation
    case 11 where word.word0 == 0x6d73_6944_6c6c_6977 && word.word1 == 0x73_7369:  // willDismiss
      self = .willDismiss
    case 11 where word.word0 == 0x7365_7250_6c6c_6977 && word.word1 == 0x74_6e65:  // willPresent
      self = .willPresent
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension EventType: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
