// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Whether a service answers calls.
public enum HealthStatus: String, Hashable, Sendable, CaseIterable {
  /// Nobody can say yet.
  case unknown = "UNKNOWN"

  /// It answers.
  case serving = "SERVING"

  /// It is shutting down and takes no new calls.
  case notServing = "NOT_SERVING"

  /// There is no service of that name.
  case serviceUnknown = "SERVICE_UNKNOWN"
}

extension HealthStatus: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x4e_574f_4e4b_4e55:  // UNKNOWN
      self = .unknown
    case 7 where word.word0 == 0x47_4e49_5652_4553:  // SERVING
      self = .serving
    case 11 where word.word0 == 0x5652_4553_5f54_4f4e && word.word1 == 0x47_4e49:  // NOT_SERVING
      self = .notServing
    case 15
    where word.word0 == 0x5f45_4349_5652_4553
      && word.word1 == 0x4e_574f_4e4b_4e55:  // SERVICE_UNKNOWN
      self = .serviceUnknown
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension HealthStatus: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
