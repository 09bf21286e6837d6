import RPC

/// A log that nobody reads.
struct SilentLog: RPCLog {
  func write(_ level: RPCLogLevel, _ message: String, call id: String?) {}
}
