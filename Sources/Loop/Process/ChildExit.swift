import Glibc

/// How a child ended.
package enum ChildExit: Hashable, Sendable, CustomStringConvertible {
  /// By itself, with that code.
  case code(Int32)
  /// By that signal.
  case signal(Int32)
  /// In a way that the system did not tell.
  case unknown

  /// Reads what the system says of a process that has been waited for.
  init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .code(status >> 8 & 0xff) : .signal(signal)
  }

  /// How it ended, to follow the name of the child.
  package var description: String {
    switch self {
    case .code(let code): "exited with code \(code)"
    case .signal(let number): "was ended by \(ChildExit.name(of: number))"
    case .unknown: "ended in an unknown way"
    }
  }

  private static func name(of signal: Int32) -> String {
    let names = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
      SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE",
      SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
      SIGSYS: "SIGSYS",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}
