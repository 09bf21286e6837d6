// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How messages are cut out of the bytes.
public enum Framing: String, Hashable, Sendable, CaseIterable {
  /// One message on each line.
  case line

  /// A Content-Length header before each message, as editors do it.
  case header
}

extension Framing: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 4 where word.word0 == 0x656e_696c:  // line
      self = .line
    case 6 where word.word0 == 0x7265_6461_6568:  // header
      self = .header
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension Framing: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
