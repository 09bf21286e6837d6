// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A course of events that the sample network plays, in place of what chance and its other keys
/// say.
///
/// A source plays one by `parameter: "script:NAME"`, and a load by the extras `{"script": "NAME"}`
/// for the network; extras outweigh the parameter, and that the network. There, `fail:networkError`
/// says what kind of error it is. Times count from the moment at which the ad goes to the screen.
public enum SampleScript: String, Hashable, Sendable, CaseIterable {
  /// It has an ad.
  case fill

  /// It has none.
  case noFill

  /// It fails, as `fails` says or with adapterFailed.
  case fail

  /// It has an ad and gives it twice.
  case answerTwice

  /// It answers when its time is over.
  case answerLate

  /// It does not answer.
  case neverAnswer

  /// It claims to have an ad, and there is nothing in it.
  case successWithoutAd

  /// Its banners have a size that was not asked for.
  case wrongSize

  /// Its ads have a format that was not asked for.
  case wrongFormat

  /// Its ads lack something that every ad of their format has.
  case missingAsset

  /// Its ads were sold directly and do not say why they are shown.
  case noAdChoices

  /// Its native ads have three images even if one is wanted.
  case manyImages

  /// Its ads were sold directly and say why they are shown, where their format can.
  case reserved

  /// It counts by itself: impression after 1000 ms, click after 2000.
  case countsItself

  /// It does not take its ads to the screen, and says so.
  case refusePresent

  /// It never says whether its ads go to the screen.
  case silentPresent

  /// It takes its ads to the screen, and then: failedToPresent after 500 ms.
  case failToAppear

  /// All that happens in a rewarded ad of thirty seconds: willPresent, videoStarted and impression
  /// at once, firstQuartile after 7500 ms, midpoint after 15000, thirdQuartile after 22500,
  /// rewardEarned after 30000, willDismiss, videoEnded and dismissed after 32000.
  case wholeCourse

  /// The viewer skips: willPresent at once, videoStarted after 100 ms, impression after 200,
  /// skipped after 600, willDismiss after 700, dismissed after 800.
  case skip

  /// The reward is forgotten: willPresent at once, videoStarted after 100 ms, impression after 200,
  /// videoEnded after 1000, willDismiss after 1100, dismissed after 1200.
  case noReward

  /// As noReward, and rewardEarned after 1700 ms.
  case closeBeforeReward

  /// As noReward, and rewardEarned after 6200 ms.
  case rewardAfterGrace

  /// As noReward, and rewardEarned after 1000 ms and after 1050.
  case rewardTwice

  /// Time runs backwards: willPresent at once, videoEnded after 100 ms, thirdQuartile after 200,
  /// midpoint after 300, firstQuartile after 400, videoStarted after 500, dismissed after 600,
  /// willDismiss after 700, impression after 800, willPresent after 900.
  case eventsBackwards
}

extension SampleScript: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 4 where word.word0 == 0x6c6c_6966:  // fill
      self = .fill
    case 6 where word.word0 == 0x6c6c_6946_6f6e:  // noFill
      self = .noFill
    case 4 where word.word0 == 0x6c69_6166:  // fail
      self = .fail
    case 11 where word.word0 == 0x7754_7265_7773_6e61 && word.word1 == 0x65_6369:  // answerTwice
      self = .answerTwice
    case 10 where word.word0 == 0x614c_7265_7773_6e61 && word.word1 == 0x6574:  // answerLate
      self = .answerLate
    case 11 where word.word0 == 0x736e_4172_6576_656e && word.word1 == 0x72_6577:  // neverAnswer
      self = .neverAnswer
    case 16
    where word.word0 == 0x5773_7365_6363_7573
      && word.word1 == 0x6441_7475_6f68_7469:  // successWithoutAd
      self = .successWithoutAd
    case 9 where word.word0 == 0x7a69_5367_6e6f_7277 && word.word1 == 0x65:  // wrongSize
      self = .wrongSize
    case 11 where word.word0 == 0x726f_4667_6e6f_7277 && word.word1 == 0x74_616d:  // wrongFormat
      self = .wrongFormat
    case 12 where word.word0 == 0x4167_6e69_7373_696d && word.word1 == 0x7465_7373:  // missingAsset
      self = .missingAsset
    case 11 where word.word0 == 0x696f_6843_6441_6f6e && word.word1 == 0x73_6563:  // noAdChoices
      self = .noAdChoices
    case 10 where word.word0 == 0x6761_6d49_796e_616d && word.word1 == 0x7365:  // manyImages
      self = .manyImages
    case 8 where word.word0 == 0x6465_7672_6573_6572:  // reserved
      self = .reserved
    case 12 where word.word0 == 0x7449_7374_6e75_6f63 && word.word1 == 0x666c_6573:  // countsItself
      self = .countsItself
    case 13
    where word.word0 == 0x7250_6573_7566_6572
      && word.word1 == 0x74_6e65_7365:  // refusePresent
      self = .refusePresent
    case 13
    where word.word0 == 0x7250_746e_656c_6973
      && word.word1 == 0x74_6e65_7365:  // silentPresent
      self = .silentPresent
    case 12 where word.word0 == 0x7041_6f54_6c69_6166 && word.word1 == 0x7261_6570:  // failToAppear
      self = .failToAppear
    case 11 where word.word0 == 0x756f_4365_6c6f_6877 && word.word1 == 0x65_7372:  // wholeCourse
      self = .wholeCourse
    case 4 where word.word0 == 0x7069_6b73:  // skip
      self = .skip
    case 8 where word.word0 == 0x6472_6177_6552_6f6e:  // noReward
      self = .noReward
    case 17
    where word.word0 == 0x6665_4265_736f_6c63
      && word.word1 == 0x7261_7765_5265_726f
      && word.word2 == 0x64:  // closeBeforeReward
      self = .closeBeforeReward
    case 16
    where word.word0 == 0x6641_6472_6177_6572
      && word.word1 == 0x6563_6172_4772_6574:  // rewardAfterGrace
      self = .rewardAfterGrace
    case 11 where word.word0 == 0x7754_6472_6177_6572 && word.word1 == 0x65_6369:  // rewardTwice
      self = .rewardTwice
    case 15
    where word.word0 == 0x6142_7374_6e65_7665
      && word.word1 == 0x73_6472_6177_6b63:  // eventsBackwards
      self = .eventsBackwards
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension SampleScript: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
