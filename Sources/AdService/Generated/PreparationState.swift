// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How far the ads of a break have come.
public enum PreparationState: String, Hashable, Sendable, CaseIterable {
  /// Their moment is to come.
  case waiting

  /// They are being fetched.
  case fetching

  /// They fill the break.
  case filled

  /// They fill a part of it, and slate the rest.
  case partly

  /// There are none: the break is slate, or cancelled if its stream wants content instead.
  case empty

  /// They are not fetched any more.
  case stopped
}

extension PreparationState: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x67_6e69_7469_6177:  // waiting
      self = .waiting
    case 8 where word.word0 == 0x676e_6968_6374_6566:  // fetching
      self = .fetching
    case 6 where word.word0 == 0x6465_6c6c_6966:  // filled
      self = .filled
    case 6 where word.word0 == 0x796c_7472_6170:  // partly
      self = .partly
    case 5 where word.word0 == 0x79_7470_6d65:  // empty
      self = .empty
    case 7 where word.word0 == 0x64_6570_706f_7473:  // stopped
      self = .stopped
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PreparationState: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
