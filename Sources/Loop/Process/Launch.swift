import CLibUV
import Glibc

/// A pipe of which no process inherits an end by mistake.
struct PipePair {
  /// Where it is read.
  let reading: Int32

  /// Where it is written.
  let writing: Int32

  /// Opens a pipe, above the three standard descriptors.
  init() throws(SpawnFailure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe adpipe_pipe(&ends) == 0 else { throw .refused("there is no pipe for a child") }
    reading = Descriptor.lift(ends[0])
    writing = Descriptor.lift(ends[1])
    guard reading >= 0, writing >= 0 else {
      let code = errno
      close()
      throw .refused("there is no pipe for a child", code)
    }
  }

  /// Closes both ends.
  func close() {
    for end in [reading, writing] where end >= 0 { Glibc.close(end) }
  }
}

/// A program that was started, and our ends of its standard streams.
struct Launch {
  /// Its number, which is also that of its group.
  let id: pid_t

  /// Where its standard input is written.
  let input: Int32

  /// Where its standard output is read.
  let output: Int32

  /// Where its standard error is read.
  let errors: Int32

  /// Starts a program.
  init(_ command: ChildCommand) throws(SpawnFailure) {
    let program = try command.program()
    var pipes: [PipePair] = []
    do throws(SpawnFailure) {
      for _ in 0..<3 { pipes.append(try PipePair()) }
      id = try Launch.start(
        program, command, pipes[0].reading, pipes[1].writing, pipes[2].writing)
    } catch {
      for pipe in pipes { pipe.close() }
      throw error
    }
    for number in [pipes[0].reading, pipes[1].writing, pipes[2].writing] { close(number) }
    (input, output, errors) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
  }

  private static func start(
    _ program: String, _ command: ChildCommand, _ input: Int32, _ output: Int32, _ errors: Int32,
  ) throws(SpawnFailure) -> pid_t {
    let words = CStrings(command.words)
    let variables = CStrings(command.environment.map { "\($0)=\($1)" })
    let paths = CStrings([program] + (command.folder.map { [$0] } ?? []))
    var plan = unsafe adpipe_launch(
      program: paths.pointers[0], words: words.pointers, variables: variables.pointers,
      folder: paths.pointers[1], input: input, output: output, errors: errors,
      files: command.limits.openFiles ?? 0, memory: command.limits.memory ?? 0,
      seconds: command.limits.processorSeconds ?? 0, failed_in_folder: 0)
    let id = withExtendedLifetime((words, variables, paths)) { unsafe adpipe_start(&plan) }
    guard id < 0 else { return id }
    if unsafe plan.failed_in_folder != 0 { throw .folder(command.folder ?? "", -id) }
    throw .program(program, from: command.folder, -id)
  }
}

/// Strings as C takes them: pointers, and then a null.
@safe private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    unsafe pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() {
      unsafe (pointers + index).initialize(to: strdup(string))
    }
    unsafe (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { unsafe free(pointers[index]) }
    unsafe pointers.deallocate()
  }
}
