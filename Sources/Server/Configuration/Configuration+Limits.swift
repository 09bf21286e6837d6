package import AdService
package import RPC

extension RPCLimits {
  /// What the configuration allows a session.
  package init(_ configuration: Configuration) {
    let limits = configuration.limits ?? LimitsConfiguration()
    self.init()
    messageBytes = limits.messageBytes
    depth = limits.depth
    batch = limits.batchCalls
    calls = limits.callsInFlight
    unreadBytes = limits.unreadOutputBytes
    answersKept = limits.answersKept
    answersKeptFor = .milliseconds(limits.answersKeptMs)
    drain = .milliseconds(configuration.drainMs)
  }
}

extension RPCLogLevel {
  /// What the configuration thinks worth a line.
  package init(_ configuration: Configuration) {
    switch configuration.logLevel {
    case .fault: self = .fault
    case .error: self = .error
    case .notice, nil: self = .notice
    case .debug: self = .debug
    }
  }
}
