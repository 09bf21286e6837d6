import AdService
package import RPC

extension RPCLimits {
  /// What the configuration allows a session; the one that is built in allows the usual.
  package init(_ found: FoundConfiguration) {
    let configuration = found.configuration ?? Configuration()
    let limits = configuration.limits ?? LimitsConfiguration()
    self.init()
    messageBytes = limits.messageBytes
    depth = limits.depth
    batch = limits.batchCalls
    calls = limits.callsInFlight
    unreadBytes = limits.unreadOutputBytes
    answersKept = limits.answersKept
    answerBytesKept = limits.answersKeptBytes
    answersKeptFor = .milliseconds(limits.answersKeptMs)
    drain = .milliseconds(configuration.drainMs)
  }
}

extension RPCLogLevel {
  /// What the configuration thinks worth a line.
  package init(_ found: FoundConfiguration) {
    switch found.configuration?.logLevel {
    case .fault: self = .fault
    case .error: self = .error
    case .notice, nil: self = .notice
    case .debug: self = .debug
    }
  }
}
