import JSON
import RPC

/// What a line of the engine says.
enum EngineMessage {
  /// One item of the stream that a call opened.
  case item(call: Int64, EngineValue)
  /// The result of a call.
  case result(call: Int64, EngineValue)
  /// The error of a call; without an id where the engine could not tell which.
  case failure(call: Int64?, RPCError)
  /// A notification that this client does not know.
  case notification

  /// Understands a line, or throws because no engine writes such a line.
  init(_ line: [UInt8]) throws(JSONError) {
    let message = try EngineValue(line).members()
    let id = try message["id"]?.integer()
    if let method = message["method"] {
      // An engine asks nothing: what has an id and a method is an echo of a call.
      guard message["id"] == nil else { throw JSONError(offset: 0, reason: .unknownMember) }
      self = try method.string() == "$/stream" ? .item(message["params"]) : .notification
    } else if let error = message["error"] {
      self = .failure(call: id, try RPCError(error))
    } else if let id, let result = message["result"] {
      self = .result(call: id, result)
    } else {
      throw JSONError(offset: 0, reason: .missingMember(id == nil ? "id" : "result"))
    }
  }

  private static func item(_ params: EngineValue?) throws(JSONError) -> EngineMessage {
    let members = try params?.members() ?? [:]
    guard let call = try members["id"]?.integer(), let value = members["value"] else {
      throw JSONError(offset: 0, reason: .missingMember("params"))
    }
    return .item(call: call, value)
  }
}
