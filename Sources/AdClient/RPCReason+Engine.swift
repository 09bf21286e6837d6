public import RPC

extension RPCReason {
  /// The engine could not be started.
  public static let engineNotStarted = RPCReason(
    "ENGINE_NOT_STARTED", code: 14,
    remedy: "Put adpipe on the PATH, name it in $ADPIPE, or say where it is.",
  )

  /// The engine ended, or was closed, before it answered.
  public static let engineGone = RPCReason(
    "ENGINE_GONE", code: 14,
    remedy: "Start the engine again; what it held is lost.",
  )

  /// The engine said what its contract does not know.
  public static let contractBroken = RPCReason(
    "CONTRACT_BROKEN", code: 13,
    remedy: "Use an engine and a client of the same version.",
  )

  /// More items of a stream wait than are kept for a reader.
  public static let streamUnread = RPCReason(
    "STREAM_UNREAD", code: 8,
    remedy: "Take items faster, or watch again after the last cursor.",
  )
}
