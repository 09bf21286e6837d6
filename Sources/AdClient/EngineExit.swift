/// How the process of an engine ended.
public enum EngineExit: Hashable, Sendable, CustomStringConvertible {
  /// It ended by itself, with that code.
  case code(Int32)
  /// A signal ended it.
  case signal(Int32)
  /// Somebody else in this program waited for it first.
  case unknown

  /// Understands what `waitpid` says.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
  }

  public var description: String {
    switch self {
    case .code(let code): "the engine ended with exit code \(code)"
    case .signal(let signal): "the engine was ended by signal \(signal)"
    case .unknown: "the engine ended"
    }
  }
}
