// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why a break is not fuller than it is.
public enum FillShortfall: String, Hashable, Sendable, CaseIterable {
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
}

extension FillShortfall: JSONReadable {
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
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension FillShortfall: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
