// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What speaks for a network.
public enum AdapterName: String, Hashable, Sendable, CaseIterable {
  /// The network built into the engine, which needs no other and rehearses every outcome.
  case sample

  /// A program that answers the adapter contract, in any language.
  case process

  /// An exchange or a Prebid Server, spoken to in OpenRTB over HTTP.
  case openrtb

  /// An ad server that answers in VAST or VMAP, asked over HTTP.
  case vast
}

extension AdapterName: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 6 where word.word0 == 0x656c_706d_6173:  // sample
      self = .sample
    case 7 where word.word0 == 0x73_7365_636f_7270:  // process
      self = .process
    case 7 where word.word0 == 0x62_7472_6e65_706f:  // openrtb
      self = .openrtb
    case 4 where word.word0 == 0x7473_6176:  // vast
      self = .vast
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension AdapterName: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
