/// A stable word for why a call failed, with the code it travels under.
///
/// Two reasons are the same when their words are: whoever reads a reason from a message may compare
/// it with one that is declared, whatever remedy came along.
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

  public static func == (one: RPCReason, other: RPCReason) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// The reasons that this layer gives itself; a service declares its own beside them.
extension RPCReason {
  /// The message is no JSON.
  static let malformed = RPCReason(
    "PARSE_ERROR", code: -32700,
    remedy: """
      Send one JSON text for each message, in UTF-8 and without lone surrogates; the \
      message names the byte that is wrong.
      """)

  /// The message is JSON, but no request.
  static let notARequest = RPCReason(
    "INVALID_REQUEST", code: -32600,
    remedy: """
      Send an object with "jsonrpc": "2.0", a "method", an "id" that is a string or a \
      number, and "params" that are an object.
      """)

  /// No method has that name.
  static let unknownMethod = RPCReason(
    "METHOD_NOT_FOUND", code: -32601, remedy: "Call rpc.discover for the methods that there are.")

  /// The params are not what the method takes.
  static let badParams = RPCReason(
    "INVALID_PARAMS", code: -32602,
    remedy: "Correct each of the violations; rpc.discover says what the method takes.")

  /// The caller wants no answer any more.
  static let cancelledByCaller = RPCReason(
    "CANCELLED", code: 1,
    remedy: "Nothing is to be done; the call was cancelled at the client's wish.")

  /// The call's own time is over.
  static let deadline = RPCReason(
    "DEADLINE", code: 4, remedy: "Give the call a longer timeoutMs, or the ad unit a shorter one.")

  /// The message is longer than the limit.
  static let messageTooLarge = RPCReason(
    "MESSAGE_TOO_LARGE", code: 8, remedy: "Send less in one message, or raise limits.messageBytes.")

  /// The message nests more deeply than the limit.
  static let tooDeep = RPCReason(
    "TOO_DEEP", code: 8, remedy: "Nest less, or raise limits.depth.")

  /// The batch holds more calls than the limit.
  static let batchTooLarge = RPCReason(
    "BATCH_TOO_LARGE", code: 8,
    remedy: "Send the calls in smaller batches, or raise limits.batchCalls.")

  /// More calls wait than the limit.
  static let tooManyCalls = RPCReason(
    "TOO_MANY_CALLS", code: 8,
    remedy: "Wait for answers before sending more, or raise limits.callsInFlight.")

  /// Another call was made under the same requestId.
  static let requestIDReused = RPCReason(
    "REQUEST_ID_REUSED", code: 3,
    remedy: """
      Make a new requestId for every new call, and repeat one only with the same \
      method and params.
      """)

  /// The call was done before under the same requestId, and its answer is not there any more.
  static let answerGone = RPCReason(
    "ANSWER_GONE", code: 11,
    remedy: """
      Look at what the call did, with ad.list or event.list, before you make it again under a new \
      requestId; or raise limits.answersKeptBytes.
      """)

  /// The session ended before the call did.
  static let shuttingDown = RPCReason(
    "SHUTTING_DOWN", code: 14, remedy: "Start the engine again and send the call there.")
}
