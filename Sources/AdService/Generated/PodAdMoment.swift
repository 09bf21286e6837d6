// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How far an ad of a break has come.
public enum PodAdMoment: String, Hashable, Sendable, CaseIterable {
  /// It began.
  case adStarted

  /// A quarter of it has been played.
  case adFirstQuartile

  /// Half of it has been played.
  case adMidpoint

  /// Three quarters of it have been played.
  case adThirdQuartile

  /// It has been played to its end.
  case adCompleted

  /// The viewer left it.
  case adSkipped

  /// It could not be played.
  case adError
}

extension PodAdMoment: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 9 where word.word0 == 0x6574_7261_7453_6461 && word.word1 == 0x64:  // adStarted
      self = .adStarted
    case 15
    where word.word0 == 0x5174_7372_6946_6461
      && word.word1 == 0x65_6c69_7472_6175:  // adFirstQuartile
      self = .adFirstQuartile
    case 10 where word.word0 == 0x696f_7064_694d_6461 && word.word1 == 0x746e:  // adMidpoint
      self = .adMidpoint
    case 15
    where word.word0 == 0x5164_7269_6854_6461
      && word.word1 == 0x65_6c69_7472_6175:  // adThirdQuartile
      self = .adThirdQuartile
    case 11 where word.word0 == 0x656c_706d_6f43_6461 && word.word1 == 0x64_6574:  // adCompleted
      self = .adCompleted
    case 9 where word.word0 == 0x6570_7069_6b53_6461 && word.word1 == 0x64:  // adSkipped
      self = .adSkipped
    case 7 where word.word0 == 0x72_6f72_7245_6461:  // adError
      self = .adError
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PodAdMoment: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
