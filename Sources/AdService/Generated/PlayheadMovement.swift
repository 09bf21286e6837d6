// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How the player got from the report before to this one.
public enum PlayheadMovement: String, Hashable, Sendable, CaseIterable {
  /// It is the first report.
  case joined

  /// It played from there to here.
  case played

  /// It played from there to here, slower than its rate says.
  case stalled

  /// It played from there to here, and stands.
  case paused

  /// It jumped, so nothing between was seen.
  case seeked
}

extension PlayheadMovement: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 6 where word.word0 == 0x6465_6e69_6f6a:  // joined
      self = .joined
    case 6 where word.word0 == 0x6465_7961_6c70:  // played
      self = .played
    case 7 where word.word0 == 0x64_656c_6c61_7473:  // stalled
      self = .stalled
    case 6 where word.word0 == 0x6465_7375_6170:  // paused
      self = .paused
    case 6 where word.word0 == 0x6465_6b65_6573:  // seeked
      self = .seeked
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PlayheadMovement: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
