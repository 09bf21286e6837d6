// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What kind of device it is.
public enum DeviceType: String, Hashable, Sendable, CaseIterable {
  /// Nobody says.
  case unknown

  /// It fits in a pocket.
  case phone

  /// It is held with both hands.
  case tablet

  /// It has a keyboard or stands on a desk.
  case computer

  /// It is watched from across the room.
  case television

  /// It brings the internet to a television.
  case setTopBox

  /// It is something else.
  case other
}

extension DeviceType: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x6e_776f_6e6b_6e75:  // unknown
      self = .unknown
    case 5 where word.word0 == 0x65_6e6f_6870:  // phone
      self = .phone
    case 6 where word.word0 == 0x7465_6c62_6174:  // tablet
      self = .tablet
    case 8 where word.word0 == 0x7265_7475_706d_6f63:  // computer
      self = .computer
    case 10 where word.word0 == 0x6973_6976_656c_6574 && word.word1 == 0x6e6f:  // television
      self = .television
    case 9 where word.word0 == 0x6f42_706f_5474_6573 && word.word1 == 0x78:  // setTopBox
      self = .setTopBox
    case 5 where word.word0 == 0x72_6568_746f:  // other
      self = .other
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension DeviceType: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
