package import RPC

// Why a call of an adapter fails without an error of its own.
extension RPCReason {
  /// The program has ended or was never there.
  package static let adapterGone = RPCReason("ADAPTER_GONE", code: 14)

  /// The time of the call is over.
  package static let adapterLate = RPCReason("ADAPTER_LATE", code: 4)

  /// The program does not read what is written to it, or has too much to answer.
  package static let adapterDeaf = RPCReason("ADAPTER_DEAF", code: 8)

  /// The answer is not what the contract says.
  package static let adapterUnreadable = RPCReason("ADAPTER_UNREADABLE", code: 13)

  /// Whoever called does not wait any more.
  package static let adapterUnheard = RPCReason("ADAPTER_UNHEARD", code: 1)

  /// The error is the adapter's own; its detail is in `adapterDetail`.
  package static func adapterFailed(code: Int) -> RPCReason {
    RPCReason("ADAPTER_FAILED", code: code)
  }
}
