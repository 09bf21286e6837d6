@unsafe @preconcurrency import Glibc

/// A process that was started, and our ends of its standard streams.
struct SpawnedProcess {
  /// Its number, which is its own until it was waited for.
  let id: pid_t

  /// Where its standard input is written.
  let input: Int32

  /// Where its standard output is read.
  let output: Int32

  /// Where its standard error is read.
  let errors: Int32

  /// Starts a program, looked for on the PATH if its name has no slash.
  init(
    _ program: String, _ arguments: [String], environment: [String: String]?,
  ) throws(SystemError) {
    var pairs: [SocketPair] = []
    do throws(SystemError) {
      for _ in 0..<3 { pairs.append(try SocketPair()) }
      id = try SpawnedProcess.spawn(
        program, arguments, environment, on: pairs.map(\.theirs))
    } catch {
      for pair in pairs { pair.close() }
      throw error
    }
    for pair in pairs { close(pair.theirs) }
    (input, output, errors) = (pairs[0].ours, pairs[1].ours, pairs[2].ours)
  }

  /// Sends a signal.
  func signal(_ number: Int32) {
    kill(id, number)
  }

  /// How it ended, or nil while it runs.
  func exit() -> EngineExit? {
    var status: Int32 = 0
    switch unsafe waitpid(id, &status, WNOHANG) {
    case 0: return nil
    case id: return EngineExit(status: status)
    default: return errno == EINTR ? nil : .unknown
    }
  }

  /// Ends a process that nobody can talk to.
  func abandon() {
    signal(SIGKILL)
    for stream in [input, output, errors] { close(stream) }
    waitpid(id, nil, 0)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String]?,
    on streams: [Int32],
  ) throws(SystemError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The engine shall hear SIGTERM even where this thread has it blocked.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var id: pid_t = 0
    let code = unsafe withCStrings([program] + arguments) { words in
      guard let environment else {
        return unsafe posix_spawnp(&id, program, &actions, &attributes, words, environ)
      }
      return unsafe withCStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
        unsafe posix_spawnp(&id, program, &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else { throw SystemError(code: code) }
    return id
  }
}

private typealias CStrings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Lends strings as C takes them: pointers, and then a null.
private func withCStrings(_ strings: [String], _ body: (CStrings) -> Int32) -> Int32 {
  let pointers = CStrings.allocate(capacity: strings.count + 1)
  for (index, string) in strings.enumerated() {
    unsafe (pointers + index).initialize(to: strdup(string))
  }
  unsafe (pointers + strings.count).initialize(to: nil)
  defer {
    for index in strings.indices { unsafe free(pointers[index]) }
    unsafe pointers.deallocate()
  }
  return unsafe body(pointers)
}
