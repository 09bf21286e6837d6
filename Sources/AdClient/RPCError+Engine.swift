public import AdService
import JSON
public import RPC

extension RPCError {
  /// All that the engine said about the failure, typed: `explain`, `adapter` and `gma` among it.
  public var detail: ErrorDetail? {
    var json = JSONWriter()
    write(to: &json)
    return try? EngineValue(json.bytes).members()["data"]?.read()
  }

  /// Reads the member `error` of an answer, content with an engine that says less than it should.
  convenience init(_ error: EngineValue) throws(JSONError) {
    let members = try error.members()
    guard let code = try members["code"]?.integer(), let message = try members["message"]?.string()
    else { throw JSONError(offset: 0, reason: .missingMember("code")) }
    let data = (try? members["data"]?.members()) ?? [:]
    let word = try? data["reason"]?.string()
    self.init(
      RPCReason(word ?? RPCStatus(code: Int(code)).name, code: Int(code)), message,
      remedy: try? data["remedy"]?.string(),
      retryAfterMs: try? data["retryAfterMs"]?.integer(),
      violations: RPCError.violations(in: data["violations"]),
      details: RPCError.details(in: members["data"]),
    )
  }

  private static func violations(in list: EngineValue?) -> [JSONViolation] {
    let violations = (try? list?.elements()) ?? []
    return violations.compactMap { try? $0.read(as: Violation.self) }.map {
      JSONViolation(path: $0.path, expected: $0.expected, found: $0.found)
    }
  }

  private static let fields = ["status", "reason", "remedy", "retryAfterMs", "violations"]

  private static func details(in data: EngineValue?) -> [Detail] {
    guard case .object(let members)? = try? data?.read(as: JSONValue.self) else { return [] }
    return members.filter { !fields.contains($0.name) }.map { Detail($0.name, $0.value) }
  }
}
