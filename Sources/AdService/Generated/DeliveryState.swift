// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How far a delivery has come.
public enum DeliveryState: String, Hashable, Sendable, CaseIterable {
  /// It is still to be made, or to be tried again.
  case waiting

  /// The server has heard.
  case delivered

  /// It will not be tried any more.
  case failed
}

extension DeliveryState: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x67_6e69_7469_6177:  // waiting
      self = .waiting
    case 9 where word.word0 == 0x6572_6576_696c_6564 && word.word1 == 0x64:  // delivered
      self = .delivered
    case 6 where word.word0 == 0x6465_6c69_6166:  // failed
      self = .failed
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension DeliveryState: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
