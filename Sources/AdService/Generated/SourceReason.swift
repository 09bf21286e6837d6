// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why a source did not win a load.
public enum SourceReason: String, Hashable, Sendable, CaseIterable {
  /// A better source had filled.
  case alreadyFilled = "ALREADY_FILLED"

  /// The break that is filled has a pod of it already, and a pod is all that it has.
  case podGiven = "POD_GIVEN"

  /// The ad unit's time had run out before its turn.
  case outOfTime = "OUT_OF_TIME"

  /// The call had been cancelled before its turn.
  case callGone = "CALL_GONE"

  /// The network sells none of the formats that were wanted.
  case formatNotServed = "FORMAT_NOT_SERVED"

  /// It did not answer within its own time.
  case sourceTimeout = "SOURCE_TIMEOUT"

  /// The ad unit's time ran out while it was being asked.
  case adUnitTimeout = "AD_UNIT_TIMEOUT"

  /// The call was cancelled while it was being asked.
  case callCancelled = "CALL_CANCELLED"

  /// It had no ad to sell.
  case noFill = "NO_FILL"

  /// It says that the request was wrong.
  case invalidRequest = "INVALID_REQUEST"

  /// It could not be reached.
  case networkError = "NETWORK_ERROR"

  /// Its server failed.
  case serverError = "SERVER_ERROR"

  /// It says that it ran out of time itself.
  case networkTimeout = "NETWORK_TIMEOUT"

  /// It says that its settings are wrong.
  case badMediationSettings = "BAD_MEDIATION_SETTINGS"

  /// What speaks for it failed.
  case adapterFailed = "ADAPTER_FAILED"

  /// It says that it made a mistake of its own.
  case internalError = "INTERNAL_ERROR"

  /// It says that an argument was wrong.
  case invalidArgument = "INVALID_ARGUMENT"

  /// Its ad has a format that was not wanted.
  case wrongFormat = "WRONG_FORMAT"

  /// Its ad has content that does not make an ad of its format.
  case wrongContent = "WRONG_CONTENT"

  /// Its ad has a custom format that was not wanted.
  case wrongCustomFormat = "WRONG_CUSTOM_FORMAT"

  /// Its ad lacks an asset that every ad of the format has.
  case missingAsset = "MISSING_ASSET"

  /// Its ad has a text where an image belongs, or an image where a text does.
  case wrongAssetKind = "WRONG_ASSET_KIND"

  /// Its ad has a video without a file or a duration.
  case noMedia = "NO_MEDIA"

  /// Its ad has a page without content.
  case noMarkup = "NO_MARKUP"

  /// Its ad has an image that cannot be fetched.
  case imageNotLoaded = "IMAGE_NOT_LOADED"

  /// Its ad is a banner of a size that was not wanted.
  case wrongSize = "WRONG_SIZE"

  /// Its ad is reserved and does not say why it is shown, which law asks for where the viewer is.
  case adchoicesMissing = "ADCHOICES_MISSING"

  /// Its ad is for a break, and no video.
  case noVideo = "NO_VIDEO"

  /// Its ad is longer than what is left of the break.
  case tooLong = "TOO_LONG"

  /// The break has no room for its ad, or no more ads are wanted.
  case podFull = "POD_FULL"

  /// It bid without a price, or named one that nobody pays.
  case noPrice = "NO_PRICE"

  /// It bid in a currency that has no rate.
  case unknownCurrency = "UNKNOWN_CURRENCY"

  /// Its price is below the floor of the ad unit.
  case belowFloor = "BELOW_FLOOR"

  /// It had an ad and another one pays more.
  case outbid = "OUTBID"

  /// It was still being asked when there was an ad that it could not beat.
  case overtaken = "OVERTAKEN"

  /// It has failed too often lately; a tenth of the loads still ask it.
  case unhealthy = "UNHEALTHY"

  /// It asked to be left alone for a while.
  case backingOff = "BACKING_OFF"

  /// It could not be set up, or not in time, or is down.
  case notSetUp = "NOT_SET_UP"

  /// The viewer has not agreed to its use of data, and the configuration skips it then.
  case noConsent = "NO_CONSENT"

  /// Nobody can agree to it, as it has no gvlId, and the configuration skips it then.
  case noVendorId = "NO_VENDOR_ID"

  /// What the viewer has agreed to cannot be read, and the configuration skips it then.
  case consentUnreadable = "CONSENT_UNREADABLE"

  /// The viewer is to be treated as a child and the network takes none.
  case childNotServed = "CHILD_NOT_SERVED"
}

extension SourceReason: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 14
    where word.word0 == 0x5f59_4441_4552_4c41
      && word.word1 == 0x4445_4c4c_4946:  // ALREADY_FILLED
      self = .alreadyFilled
    case 9 where word.word0 == 0x4556_4947_5f44_4f50 && word.word1 == 0x4e:  // POD_GIVEN
      self = .podGiven
    case 11 where word.word0 == 0x545f_464f_5f54_554f && word.word1 == 0x45_4d49:  // OUT_OF_TIME
      self = .outOfTime
    case 9 where word.word0 == 0x4e4f_475f_4c4c_4143 && word.word1 == 0x45:  // CALL_GONE
      self = .callGone
    case 17
    where word.word0 == 0x4e5f_5441_4d52_4f46
      && word.word1 == 0x4556_5245_535f_544f
      && word.word2 == 0x44:  // FORMAT_NOT_SERVED
      self = .formatNotServed
    case 14
    where word.word0 == 0x545f_4543_5255_4f53
      && word.word1 == 0x5455_4f45_4d49:  // SOURCE_TIMEOUT
      self = .sourceTimeout
    case 15
    where word.word0 == 0x5f54_494e_555f_4441
      && word.word1 == 0x54_554f_454d_4954:  // AD_UNIT_TIMEOUT
      self = .adUnitTimeout
    case 14
    where word.word0 == 0x4e41_435f_4c4c_4143
      && word.word1 == 0x4445_4c4c_4543:  // CALL_CANCELLED
      self = .callCancelled
    case 7 where word.word0 == 0x4c_4c49_465f_4f4e:  // NO_FILL
      self = .noFill
    case 15
    where word.word0 == 0x5f44_494c_4156_4e49
      && word.word1 == 0x54_5345_5551_4552:  // INVALID_REQUEST
      self = .invalidRequest
    case 13
    where word.word0 == 0x5f4b_524f_5754_454e
      && word.word1 == 0x52_4f52_5245:  // NETWORK_ERROR
      self = .networkError
    case 12 where word.word0 == 0x455f_5245_5652_4553 && word.word1 == 0x524f_5252:  // SERVER_ERROR
      self = .serverError
    case 15
    where word.word0 == 0x5f4b_524f_5754_454e
      && word.word1 == 0x54_554f_454d_4954:  // NETWORK_TIMEOUT
      self = .networkTimeout
    case 22
    where word.word0 == 0x4944_454d_5f44_4142
      && word.word1 == 0x4553_5f4e_4f49_5441
      && word.word2 == 0x5347_4e49_5454:  // BAD_MEDIATION_SETTINGS
      self = .badMediationSettings
    case 14
    where word.word0 == 0x5f52_4554_5041_4441
      && word.word1 == 0x4445_4c49_4146:  // ADAPTER_FAILED
      self = .adapterFailed
    case 14
    where word.word0 == 0x4c41_4e52_4554_4e49
      && word.word1 == 0x524f_5252_455f:  // INTERNAL_ERROR
      self = .internalError
    case 16
    where word.word0 == 0x5f44_494c_4156_4e49
      && word.word1 == 0x544e_454d_5547_5241:  // INVALID_ARGUMENT
      self = .invalidArgument
    case 12 where word.word0 == 0x4f46_5f47_4e4f_5257 && word.word1 == 0x5441_4d52:  // WRONG_FORMAT
      self = .wrongFormat
    case 13
    where word.word0 == 0x4f43_5f47_4e4f_5257
      && word.word1 == 0x54_4e45_544e:  // WRONG_CONTENT
      self = .wrongContent
    case 19
    where word.word0 == 0x5543_5f47_4e4f_5257
      && word.word1 == 0x524f_465f_4d4f_5453
      && word.word2 == 0x54_414d:  // WRONG_CUSTOM_FORMAT
      self = .wrongCustomFormat
    case 13
    where word.word0 == 0x5f47_4e49_5353_494d
      && word.word1 == 0x54_4553_5341:  // MISSING_ASSET
      self = .missingAsset
    case 16
    where word.word0 == 0x5341_5f47_4e4f_5257
      && word.word1 == 0x444e_494b_5f54_4553:  // WRONG_ASSET_KIND
      self = .wrongAssetKind
    case 8 where word.word0 == 0x4149_4445_4d5f_4f4e:  // NO_MEDIA
      self = .noMedia
    case 9 where word.word0 == 0x554b_5241_4d5f_4f4e && word.word1 == 0x50:  // NO_MARKUP
      self = .noMarkup
    case 16
    where word.word0 == 0x4f4e_5f45_4741_4d49
      && word.word1 == 0x4445_4441_4f4c_5f54:  // IMAGE_NOT_LOADED
      self = .imageNotLoaded
    case 10 where word.word0 == 0x4953_5f47_4e4f_5257 && word.word1 == 0x455a:  // WRONG_SIZE
      self = .wrongSize
    case 17
    where word.word0 == 0x4543_494f_4843_4441
      && word.word1 == 0x4e49_5353_494d_5f53
      && word.word2 == 0x47:  // ADCHOICES_MISSING
      self = .adchoicesMissing
    case 8 where word.word0 == 0x4f45_4449_565f_4f4e:  // NO_VIDEO
      self = .noVideo
    case 8 where word.word0 == 0x474e_4f4c_5f4f_4f54:  // TOO_LONG
      self = .tooLong
    case 8 where word.word0 == 0x4c4c_5546_5f44_4f50:  // POD_FULL
      self = .podFull
    case 8 where word.word0 == 0x4543_4952_505f_4f4e:  // NO_PRICE
      self = .noPrice
    case 16
    where word.word0 == 0x5f4e_574f_4e4b_4e55
      && word.word1 == 0x5943_4e45_5252_5543:  // UNKNOWN_CURRENCY
      self = .unknownCurrency
    case 11 where word.word0 == 0x4c46_5f57_4f4c_4542 && word.word1 == 0x52_4f4f:  // BELOW_FLOOR
      self = .belowFloor
    case 6 where word.word0 == 0x4449_4254_554f:  // OUTBID
      self = .outbid
    case 9 where word.word0 == 0x454b_4154_5245_564f && word.word1 == 0x4e:  // OVERTAKEN
      self = .overtaken
    case 9 where word.word0 == 0x4854_4c41_4548_4e55 && word.word1 == 0x59:  // UNHEALTHY
      self = .unhealthy
    case 11 where word.word0 == 0x5f47_4e49_4b43_4142 && word.word1 == 0x46_464f:  // BACKING_OFF
      self = .backingOff
    case 10 where word.word0 == 0x5f54_4553_5f54_4f4e && word.word1 == 0x5055:  // NOT_SET_UP
      self = .notSetUp
    case 10 where word.word0 == 0x4553_4e4f_435f_4f4e && word.word1 == 0x544e:  // NO_CONSENT
      self = .noConsent
    case 12 where word.word0 == 0x4f44_4e45_565f_4f4e && word.word1 == 0x4449_5f52:  // NO_VENDOR_ID
      self = .noVendorId
    case 18
    where word.word0 == 0x5f54_4e45_534e_4f43
      && word.word1 == 0x4241_4441_4552_4e55
      && word.word2 == 0x454c:  // CONSENT_UNREADABLE
      self = .consentUnreadable
    case 16
    where word.word0 == 0x4f4e_5f44_4c49_4843
      && word.word1 == 0x4445_5652_4553_5f54:  // CHILD_NOT_SERVED
      self = .childNotServed
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension SourceReason: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
