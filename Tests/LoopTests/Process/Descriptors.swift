import Glibc

/// The descriptors of this process.
enum Descriptors {
  /// Those that are open now.
  static func open() -> Set<Int32> {
    Set((0..<4096).filter { fcntl($0, F_GETFD) >= 0 })
  }

  /// How many may be open.
  static func limits() -> rlimit {
    var limits = rlimit()
    _ = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    return limits
  }

  /// Changes how many may be open.
  static func set(_ limits: rlimit) {
    _ = unsafe withUnsafePointer(to: limits) {
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), $0)
    }
  }
}
