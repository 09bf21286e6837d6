// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How a network is treated that may not see everything.
public enum PrivacyTreatment: String, Hashable, Sendable, CaseIterable {
  /// It is asked, and what is private is taken out.
  case contextual

  /// It is not asked.
  case skip

  /// It is asked and sees everything.
  case allow
}

extension PrivacyTreatment: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 10 where word.word0 == 0x7574_7865_746e_6f63 && word.word1 == 0x6c61:  // contextual
      self = .contextual
    case 4 where word.word0 == 0x7069_6b73:  // skip
      self = .skip
    case 5 where word.word0 == 0x77_6f6c_6c61:  // allow
      self = .allow
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension PrivacyTreatment: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
