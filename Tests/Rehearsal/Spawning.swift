import Foundation
import Glibc

/// What has to be set up for a process before it runs.
@safe struct Spawning {
  private var actions = unsafe posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  private var given: [Int32] = []

  /// Begins with a process that has no signal blocked or ignored.
  init() {
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Makes a standard stream of the process what it shall be; gives the test's end of a pipe.
  mutating func connect(_ target: Int32, to stream: Child.Stream) throws -> PipeEnd? {
    switch stream {
    case .pipe:
      let (own, other) = try PipeEnd.pair(reading: target != 0)
      give(other, as: target)
      return own
    case .closed:
      unsafe posix_spawn_file_actions_addclose(&actions, target)
    case .descriptor(let number):
      unsafe posix_spawn_file_actions_adddup2(&actions, number, target)
    case .file(let path, let flags):
      unsafe posix_spawn_file_actions_addopen(&actions, target, path, flags, 0o600)
    }
    return nil
  }

  /// Hands a descriptor over to the process, under that number.
  mutating func give(_ number: Int32, as target: Int32) {
    unsafe posix_spawn_file_actions_adddup2(&actions, number, target)
    given.append(number)
  }

  /// Starts the process and gives its number.
  mutating func spawn(_ words: [String], _ environment: [String: String]) throws -> Int32 {
    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { $1 }
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var settings = unsafe variables.map { unsafe strdup("\($0)=\($1)") } + [nil]
    let copies = unsafe arguments + settings
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    var number: pid_t = 0
    let code = unsafe posix_spawn(
      &number, words[0], &actions, &attributes, &arguments, &settings)
    guard code == 0 else { throw Overdue("\(words[0]) cannot be started: error \(code)") }
    return number
  }

  /// Frees everything, when the process has what it was given.
  mutating func finish() {
    for number in given { close(number) }
    given = []
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }
}
