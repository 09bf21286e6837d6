// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why a break or an ad was seen, or was not.
public enum PlaybackReason: String, Hashable, Sendable, CaseIterable {
  /// It was played from its beginning to its end.
  case played = "PLAYED"

  /// The player is in it.
  case playing = "PLAYING"

  /// The player left the break before its end.
  case left = "LEFT"

  /// The player left the ad before its end.
  case skipped = "SKIPPED"

  /// The ad could not be played.
  case failed = "FAILED"

  /// The player came into it after its beginning.
  case joinedInside = "JOINED_INSIDE"

  /// The player joined when it was over.
  case joinedAfter = "JOINED_AFTER"

  /// The player jumped over it, or over its beginning.
  case seekedOver = "SEEKED_OVER"

  /// The player has not come so far.
  case notReached = "NOT_REACHED"

  /// The stream had taken the break back before it began.
  case cancelled = "CANCELLED"

  /// The session has no stream id, so all of its breaks are skipped.
  case noStreamId = "NO_STREAM_ID"

  /// What the player has told of its clock and its content does not tell where the break is.
  case noPlace = "NO_PLACE"

  /// No ad had come for the break in time, so the content went on.
  case givenUp = "GIVEN_UP"
}

extension PlaybackReason: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 6 where word.word0 == 0x4445_5941_4c50:  // PLAYED
      self = .played
    case 7 where word.word0 == 0x47_4e49_5941_4c50:  // PLAYING
      self = .playing
    case 4 where word.word0 == 0x5446_454c:  // LEFT
      self = .left
    case 7 where word.word0 == 0x44_4550_5049_4b53:  // SKIPPED
      self = .skipped
    case 6 where word.word0 == 0x4445_4c49_4146:  // FAILED
      self = .failed
    case 13
    where word.word0 == 0x495f_4445_4e49_4f4a
      && word.word1 == 0x45_4449_534e:  // JOINED_INSIDE
      self = .joinedInside
    case 12 where word.word0 == 0x415f_4445_4e49_4f4a && word.word1 == 0x5245_5446:  // JOINED_AFTER
      self = .joinedAfter
    case 11 where word.word0 == 0x4f5f_4445_4b45_4553 && word.word1 == 0x52_4556:  // SEEKED_OVER
      self = .seekedOver
    case 11 where word.word0 == 0x4341_4552_5f54_4f4e && word.word1 == 0x44_4548:  // NOT_REACHED
      self = .notReached
    case 9 where word.word0 == 0x454c_4c45_434e_4143 && word.word1 == 0x44:  // CANCELLED
      self = .cancelled
    case 12 where word.word0 == 0x4145_5254_535f_4f4e && word.word1 == 0x4449_5f4d:  // NO_STREAM_ID
      self = .noStreamId
    case 8 where word.word0 == 0x4543_414c_505f_4f4e:  // NO_PLACE
      self = .noPlace
    case 8 where word.word0 == 0x5055_5f4e_4556_4947:  // GIVEN_UP
      self = .givenUp
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PlaybackReason: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
