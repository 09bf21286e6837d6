/// A stable word for why a call failed, with the code it travels under.
public struct RPCReason: Hashable, Sendable {
  /// The word, in capitals.
  public let name: String

  /// The code of the error: gRPC's number, or one of JSON-RPC's own.
  public let code: Int

  /// What to do about it, in one sentence, unless the error says something better.
  public let remedy: String?

  public init(_ name: String, code: Int, remedy: String? = nil) {
    self.name = name
    self.code = code
    self.remedy = remedy
  }
}

// The reasons that this layer gives itself; a service declares its own beside them.
extension RPCReason {
  /// The message is no JSON.
  static let malformed = RPCReason(
    "PARSE_ERROR", code: -32700, remedy: "Send one JSON value in valid UTF-8 per message.")

  /// The message is JSON, but no request.
  static let notARequest = RPCReason(
    "INVALID_REQUEST", code: -32600,
    remedy: "Send an object with jsonrpc \"2.0\", a method, and an id that is a string or number.")

  /// No method has that name.
  static let unknownMethod = RPCReason(
    "METHOD_NOT_FOUND", code: -32601, remedy: "Call rpc.discover for the methods there are.")

  /// The params are not what the method takes.
  static let badParams = RPCReason(
    "INVALID_PARAMS", code: -32602, remedy: "Correct what the violations name.")

  /// The caller wants no answer any more.
  static let cancelledByCaller = RPCReason("CANCELLED", code: 1)

  /// The call's own time is over.
  static let deadline = RPCReason(
    "DEADLINE", code: 4, remedy: "Give the call more time in _meta.timeoutMs.")

  /// The message is longer than the limit.
  static let messageTooLarge = RPCReason(
    "MESSAGE_TOO_LARGE", code: 8,
    remedy: "Send smaller messages, or raise limits.messageBytes in the configuration.")

  /// The message nests more deeply than the limit.
  static let tooDeep = RPCReason(
    "TOO_DEEP", code: 8,
    remedy: "Nest less deeply, or raise limits.depth in the configuration.")

  /// The batch holds more calls than the limit.
  static let batchTooLarge = RPCReason(
    "BATCH_TOO_LARGE", code: 8,
    remedy: "Send fewer calls in a batch, or raise limits.batch in the configuration.")

  /// More calls wait than the limit.
  static let tooManyCalls = RPCReason(
    "TOO_MANY_CALLS", code: 8,
    remedy: "Wait for answers before calling again, or raise limits.calls in the configuration.")

  /// Another call was made under the same requestId.
  static let requestIDReused = RPCReason(
    "REQUEST_ID_REUSED", code: 3, remedy: "Use a new requestId for a different call.")

  /// The session ended before the call did.
  static let shuttingDown = RPCReason(
    "SHUTTING_DOWN", code: 14, remedy: "Start the engine again and repeat the call.")
}
