// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What came of registering a viewer with the ad server.
public struct StreamRegistration: Hashable, Sendable {
  /// Where the ad server was that answered last.
  public var endpoint: String

  /// At how many addresses it was asked.
  public var tries: Int

  /// Why it opened no session; absent if it did.
  public var problem: RegistrationProblem?

  /// The status that it refused with, if it did.
  public var status: Int?

  /// The problem as a sentence.
  public var detail: String?

  /// What to do about it.
  public var remedy: String?

  public init(
    endpoint: String,
    tries: Int,
    problem: RegistrationProblem? = nil,
    status: Int? = nil,
    detail: String? = nil,
    remedy: String? = nil,
  ) {
    self.endpoint = endpoint
    self.tries = tries
    self.problem = problem
    self.status = status
    self.detail = detail
    self.remedy = remedy
  }
}

extension StreamRegistration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var endpoint: String?
    var tries: Int?
    var problem: RegistrationProblem?
    var status: Int?
    var detail: String?
    var remedy: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x746e_696f_7064_6e65:  // endpoint
        if try json.hasValue(key, 0, &seen) { endpoint = try json.readString() }
      case 5 where key.word0 == 0x73_6569_7274:  // tries
        if try json.hasValue(key, 1, &seen) { tries = try json.readInt(in: 1...2) }
      case 7 where key.word0 == 0x6d_656c_626f_7270:  // problem
        if try json.hasValue(key, 2, &seen) { problem = try RegistrationProblem(from: &json) }
      case 6 where key.word0 == 0x7375_7461_7473:  // status
        if try json.hasValue(key, 3, &seen) { status = try json.readInt(in: 100...599) }
      case 6 where key.word0 == 0x6c69_6174_6564:  // detail
        if try json.hasValue(key, 4, &seen) { detail = try json.readString() }
      case 6 where key.word0 == 0x7964_656d_6572:  // remedy
        if try json.hasValue(key, 5, &seen) { remedy = try json.readString() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let endpoint else { throw json.failure(.missingMember("endpoint")) }
    guard let tries else { throw json.failure(.missingMember("tries")) }
    self.init(
      endpoint: endpoint,
      tries: tries,
      problem: problem,
      status: status,
      detail: detail,
      remedy: remedy,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("endpoint", .string(length: 0...Int.max, format: nil)),
        .required("tries", .integer(1...2)),
        .optional("problem", RegistrationProblem.shape),
        .optional("status", .integer(100...599)),
        .optional("detail", .string(length: 0...Int.max, format: nil)),
        .optional("remedy", .string(length: 0...Int.max, format: nil)),
      ],
      exactlyOne: false,
    )
  }
}

extension StreamRegistration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("endpoint", endpoint)
    json.member("tries", tries)
    json.member("problem", problem)
    json.member("status", status)
    json.member("detail", detail)
    json.member("remedy", remedy)
    json.endObject()
  }
}
