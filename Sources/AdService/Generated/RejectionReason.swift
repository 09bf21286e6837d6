// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why a reported event does not count.
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
