public import JSON

/// The outcome of a call that failed, as it travels.
///
/// It is a class, as every wait of a call keeps room for the error that may end it.
public final class RPCError: Error, Sendable {
  /// A member of the error's `data` that only some reasons have.
  public struct Detail: Sendable {
    public let name: String
    public let value: any JSONWritable & Sendable

    public init(_ name: String, _ value: any JSONWritable & Sendable) {
      self.name = name
      self.value = value
    }
  }

  /// Why; clients branch on it.
  public let reason: RPCReason

  /// What happened, for a person; clients never branch on it.
  public let message: String

  /// What to do about it, if there is something better to say than the reason does.
  public let remedy: String?

  /// After how long the same call may succeed.
  public let retryAfterMs: Int64?

  /// What is wrong with the params, all of it.
  public let violations: [JSONViolation]

  /// What else there is to know.
  public let details: [Detail]

  public init(
    _ reason: RPCReason, _ message: String, remedy: String? = nil, retryAfterMs: Int64? = nil,
    violations: [JSONViolation] = [], details: [Detail] = [],
  ) {
    self.reason = reason
    self.message = message
    self.remedy = remedy
    self.retryAfterMs = retryAfterMs
    self.violations = violations
    self.details = details
  }

  /// What kind of failure this is.
  public var status: RPCStatus { RPCStatus(code: reason.code) }

  /// The same with more that is wrong with the params.
  func adding(_ more: [JSONViolation]) -> RPCError {
    RPCError(
      reason, message, remedy: remedy, retryAfterMs: retryAfterMs, violations: violations + more,
      details: details)
  }

  /// Reads params of that type, or throws what travels when they are not.
  public static func reading<Params: JSONReadable>(
    _ type: Params.Type, _ json: inout JSONReader,
  ) throws(RPCError) -> Params {
    do {
      return try Params(from: &json)
    } catch {
      throw RPCError(.badParams, "the params are not what this method takes: \(error.message)")
    }
  }
}

extension RPCError: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("code")
    json.integer(Int64(reason.code))
    json.key("message")
    json.string(message)
    json.key("data")
    writeData(to: &json)
    json.endObject()
  }

  private func writeData(to json: inout JSONWriter) {
    json.beginObject()
    json.key("status")
    json.string(status.name)
    json.key("reason")
    json.string(reason.name)
    if let remedy = remedy ?? reason.remedy {
      json.key("remedy")
      json.string(remedy)
    }
    if let retryAfterMs {
      json.key("retryAfterMs")
      json.integer(retryAfterMs)
    }
    if !violations.isEmpty { writeViolations(to: &json) }
    for detail in details {
      json.key(detail.name)
      detail.value.write(to: &json)
    }
    json.endObject()
  }

  private func writeViolations(to json: inout JSONWriter) {
    json.key("violations")
    json.beginArray()
    for violation in violations {
      json.beginObject()
      json.key("path")
      json.string(violation.path)
      json.key("expected")
      json.string(violation.expected)
      if let found = violation.found {
        json.key("found")
        json.string(found)
      }
      json.endObject()
    }
    json.endArray()
  }
}
