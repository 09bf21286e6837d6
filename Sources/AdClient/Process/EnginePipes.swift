import Glibc
import JSON
import RPC

/// Moves messages between an engine and its callers, and sees the engine to its end.
///
/// All of it happens on one thread, so it needs no lock, and no signal can reach a process that
/// merely has the engine's old number.
final class EnginePipes {
  private let board: Switchboard

  /// Our ends of the streams; those that are closed are -1, which polling passes over.
  private var input: Int32
  private var output: Int32
  private var errors: Int32

  private var unsent: ArraySlice<UInt8> = []
  private var messages = LineBuffer()
  private var log: EngineLog
  private var ending: Ending
  private var brokenContract: RPCError?
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// The longest message that is taken, so that one without an end cannot fill the memory.
  private static let longestMessage = 256 << 20

  private init(
    _ process: SpawnedProcess, _ board: Switchboard, _ patience: Duration, _ log: EngineLog,
  ) {
    self.board = board
    self.log = log
    ending = Ending(of: process, patience: patience)
    (input, output, errors) = (process.input, process.output, process.errors)
  }

  /// Begins to move messages, on a thread of its own.
  static func start(
    _ process: SpawnedProcess, _ board: Switchboard, patience: Duration,
    onLog: (@Sendable (String) -> Void)?,
  ) throws(SystemError) {
    do throws(SystemError) {
      try DetachedThread.start {
        EnginePipes(process, board, patience, EngineLog(onLine: onLog)).run()
      }
    } catch {
      process.abandon()
      throw error
    }
  }

  private func run() {
    while ending.exit == nil || !(errors < 0 || ending.hasWaitedForLog) {
      wait()
      write()
      proceed()
    }
    for stream in [input, output, errors] where stream >= 0 { close(stream) }
    log.finish()
    let exit = ending.exit ?? .unknown
    board.end(brokenContract ?? RPCError(.engineGone, log.report(exit)), exit)
  }

  /// Waits until something can be read or written or is due, and reads.
  private func wait() {
    var watched = [board.bell.ear, output, errors].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    watched.append(pollfd(fd: unsent.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0))
    let time = ending.idleTime(isMute: output < 0)
    guard unsafe poll(&watched, nfds_t(watched.count), time) > 0 else { return }
    if watched[0].revents != 0 { board.bell.hush() }
    if watched[1].revents != 0 { hear(read(&output)) }
    if watched[2].revents != 0 { log.take(read(&errors)) }
  }

  /// Reads what is there; at its end the stream is closed.
  private func read(_ stream: inout Int32) -> ArraySlice<UInt8> {
    let count = unsafe recv(stream, &chunk, chunk.count, SocketPair.withoutWaiting)
    if count > 0 { return chunk[..<count] }
    if count == 0 || (errno != EINTR && errno != EAGAIN) { shut(&stream) }
    return []
  }

  private func hear(_ bytes: ArraySlice<UInt8>) {
    do throws(JSONError) {
      for line in messages.lines(with: bytes) { board.hear(try EngineMessage(line)) }
    } catch {
      breakContract("the engine wrote what is no message: \(error.message)")
    }
    if messages.rest.count > EnginePipes.longestMessage {
      breakContract("the engine wrote a message without an end")
    }
  }

  /// Writes as much as the engine takes now.
  private func write() {
    while input >= 0 {
      if unsent.isEmpty { unsent = board.takeOutbox()[...] }
      guard !unsent.isEmpty else { return }
      let count = unsafe unsent.withUnsafeBytes {
        unsafe send(input, $0.baseAddress, $0.count, SocketPair.withoutWaiting)
      }
      if count >= 0 {
        unsent = unsent.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        // Nobody reads any more; the end of the output will say why.
        shut(&input)
      }
    }
  }

  /// Does what is due when the engine shall end or is ending.
  private func proceed() {
    guard board.isClosing || output < 0 else { return }
    if unsent.isEmpty || output < 0 { shut(&input) }
    ending.begin()
    ending.proceed()
    if output < 0 { ending.look() }
  }

  private func breakContract(_ message: String) {
    brokenContract = RPCError(.contractBroken, message)
    shut(&output)
    ending.kill()
  }

  private func shut(_ stream: inout Int32) {
    if stream >= 0 { close(stream) }
    stream = -1
  }
}
