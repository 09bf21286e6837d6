// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why an event does not count, or which rule was broken.
public enum RejectionReason: String, Hashable, Sendable, CaseIterable {
  /// No ad of that id is held.
  case unknownAd = "UNKNOWN_AD"

  /// The ad has not been presented.
  case notPresented = "NOT_PRESENTED"

  /// An event that only comes later was recorded before it.
  case outOfOrder = "OUT_OF_ORDER"

  /// The ad has expired, or failed to be presented.
  case adEnded = "AD_ENDED"

  /// The ad has no reward to earn.
  case noReward = "NO_REWARD"

  /// The network counts such events by itself.
  case adapterCounts = "ADAPTER_COUNTS"

  /// The network told again what it had told.
  case duplicate = "DUPLICATE"

  /// The network answered a load that it had answered.
  case answeredTwice = "ANSWERED_TWICE"

  /// The network answered a load after its time.
  case answeredLate = "ANSWERED_LATE"

  /// The network answered what it was not asked.
  case unknownAnswer = "UNKNOWN_ANSWER"

  /// The network answered a load with what is no answer.
  case unreadableAnswer = "UNREADABLE_ANSWER"

  /// The network told what is no event.
  case unreadableEvent = "UNREADABLE_EVENT"

  /// The network wrote what is no message.
  case garbage = "GARBAGE"

  /// The network went away while it was needed.
  case died = "DIED"

  /// The network did not answer in the time that is always enough.
  case hung = "HUNG"

  /// The network told more in a second than is listened to.
  case flooded = "FLOODED"
}

extension RejectionReason: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 10 where word.word0 == 0x5f4e_574f_4e4b_4e55 && word.word1 == 0x4441:  // UNKNOWN_AD
      self = .unknownAd
    case 13
    where word.word0 == 0x5345_5250_5f54_4f4e
      && word.word1 == 0x44_4554_4e45:  // NOT_PRESENTED
      self = .notPresented
    case 12 where word.word0 == 0x4f5f_464f_5f54_554f && word.word1 == 0x5245_4452:  // OUT_OF_ORDER
      self = .outOfOrder
    case 8 where word.word0 == 0x4445_444e_455f_4441:  // AD_ENDED
      self = .adEnded
    case 9 where word.word0 == 0x5241_5745_525f_4f4e && word.word1 == 0x44:  // NO_REWARD
      self = .noReward
    case 14
    where word.word0 == 0x5f52_4554_5041_4441
      && word.word1 == 0x5354_4e55_4f43:  // ADAPTER_COUNTS
      self = .adapterCounts
    case 9 where word.word0 == 0x5441_4349_4c50_5544 && word.word1 == 0x45:  // DUPLICATE
      self = .duplicate
    case 14
    where word.word0 == 0x4445_5245_5753_4e41
      && word.word1 == 0x4543_4957_545f:  // ANSWERED_TWICE
      self = .answeredTwice
    case 13
    where word.word0 == 0x4445_5245_5753_4e41
      && word.word1 == 0x45_5441_4c5f:  // ANSWERED_LATE
      self = .answeredLate
    case 14
    where word.word0 == 0x5f4e_574f_4e4b_4e55
      && word.word1 == 0x5245_5753_4e41:  // UNKNOWN_ANSWER
      self = .unknownAnswer
    case 17
    where word.word0 == 0x4241_4441_4552_4e55
      && word.word1 == 0x4557_534e_415f_454c
      && word.word2 == 0x52:  // UNREADABLE_ANSWER
      self = .unreadableAnswer
    case 16
    where word.word0 == 0x4241_4441_4552_4e55
      && word.word1 == 0x544e_4556_455f_454c:  // UNREADABLE_EVENT
      self = .unreadableEvent
    case 7 where word.word0 == 0x45_4741_4252_4147:  // GARBAGE
      self = .garbage
    case 4 where word.word0 == 0x4445_4944:  // DIED
      self = .died
    case 4 where word.word0 == 0x474e_5548:  // HUNG
      self = .hung
    case 7 where word.word0 == 0x44_4544_4f4f_4c46:  // FLOODED
      self = .flooded
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension RejectionReason: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
