// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why ads of a break are missing that were to be fetched.
public enum PreparationReason: String, Hashable, Sendable, CaseIterable {
  /// Nobody had another ad that fits.
  case noFill = "NO_FILL"

  /// The time for it was over.
  case outOfTime = "OUT_OF_TIME"

  /// It holds as many ads as it may.
  case mostAds = "MOST_ADS"

  /// The engine could not ask for more: as many ads are held as may be, or the ad unit has gone.
  case refused = "REFUSED"

  /// It was shortened while its ads were fetched.
  case breakShortened = "BREAK_SHORTENED"

  /// The session of its viewer was closed.
  case sessionClosed = "SESSION_CLOSED"

  /// Somebody has filled it by pod.fill.
  case filledOtherwise = "FILLED_OTHERWISE"
}

extension PreparationReason: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x4c_4c49_465f_4f4e:  // NO_FILL
      self = .noFill
    case 11 where word.word0 == 0x545f_464f_5f54_554f && word.word1 == 0x45_4d49:  // OUT_OF_TIME
      self = .outOfTime
    case 8 where word.word0 == 0x5344_415f_5453_4f4d:  // MOST_ADS
      self = .mostAds
    case 7 where word.word0 == 0x44_4553_5546_4552:  // REFUSED
      self = .refused
    case 15
    where word.word0 == 0x4853_5f4b_4145_5242
      && word.word1 == 0x44_454e_4554_524f:  // BREAK_SHORTENED
      self = .breakShortened
    case 14
    where word.word0 == 0x5f4e_4f49_5353_4553
      && word.word1 == 0x4445_534f_4c43:  // SESSION_CLOSED
      self = .sessionClosed
    case 16
    where word.word0 == 0x4f5f_4445_4c4c_4946
      && word.word1 == 0x4553_4957_5245_4854:  // FILLED_OTHERWISE
      self = .filledOtherwise
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PreparationReason: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
