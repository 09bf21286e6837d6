// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How a device is connected to the internet.
public enum ConnectionType: String, Hashable, Sendable, CaseIterable {
  /// Nobody says.
  case unknown

  /// Not at all.
  case none

  /// By cable.
  case ethernet

  /// By a local network without cable.
  case wifi

  /// By a mobile network, nobody says of which generation.
  case cellular

  /// By a mobile network of the second generation.
  case cellular2g

  /// By a mobile network of the third generation.
  case cellular3g

  /// By a mobile network of the fourth generation.
  case cellular4g

  /// By a mobile network of the fifth generation.
  case cellular5g
}

extension ConnectionType: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x6e_776f_6e6b_6e75:  // unknown
      self = .unknown
    case 4 where word.word0 == 0x656e_6f6e:  // none
      self = .none
    case 8 where word.word0 == 0x7465_6e72_6568_7465:  // ethernet
      self = .ethernet
    case 4 where word.word0 == 0x6966_6977:  // wifi
      self = .wifi
    case 8 where word.word0 == 0x7261_6c75_6c6c_6563:  // cellular
      self = .cellular
    case 10 where word.word0 == 0x7261_6c75_6c6c_6563 && word.word1 == 0x6732:  // cellular2g
      self = .cellular2g
    case 10 where word.word0 == 0x7261_6c75_6c6c_6563 && word.word1 == 0x6733:  // cellular3g
      self = .cellular3g
    case 10 where word.word0 == 0x7261_6c75_6c6c_6563 && word.word1 == 0x6734:  // cellular4g
      self = .cellular4g
    case 10 where word.word0 == 0x7261_6c75_6c6c_6563 && word.word1 == 0x6735:  // cellular5g
      self = .cellular5g
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension ConnectionType: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
