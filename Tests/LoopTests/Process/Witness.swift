import Glibc
import Loop
import Rehearsal

/// Sees all that happens to a child; used on the thread of its loop.
final class Witness: @unchecked Sendable {
  private(set) var events: [ChildProcess.Event] = []
  private(set) var output: [UInt8] = []
  private(set) var log: [String] = []
  private(set) var lost = 0
  private(set) var exit: ChildExit?

  /// Called with each event, before anybody who waits goes on.
  var hears: (ChildProcess.Event) -> Void = { _ in }

  private let loop: EventLoop
  private var started: ChildProcess?
  private var waiter: (isMet: (Witness) -> Bool, wakeup: Wakeup)?

  init(_ loop: EventLoop) { self.loop = loop }

  /// Starts a child whose events come here.
  static func of(
    _ words: [String], environment: [String: String] = ChildCommand.environment(),
    folder: String? = nil, limits: ChildLimits = ChildLimits(),
    bounds: ChildProcess.Bounds = ChildProcess.Bounds(), on loop: EventLoop,
  ) throws -> Witness {
    let command = ChildCommand(words, environment: environment, folder: folder, limits: limits)
    let witness = Witness(loop)
    witness.started = try ChildProcess(command, bounds: bounds, on: loop) { witness.take($0) }
    return witness
  }

  /// Runs a script of the shell to its end and gives what it wrote.
  static func output(of script: String, on loop: EventLoop) async throws -> String {
    let witness = try Witness.of(["sh", "-c", script], on: loop)
    try await witness.untilExit()
    return witness.text
  }

  var child: ChildProcess {
    get throws {
      guard let started else { throw Overdue("a child that was not started") }
      return started
    }
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Lets the child go; it lives on by itself.
  func forget() { started = nil }

  @discardableResult
  func untilExit() async throws -> ChildExit {
    try await until { $0.exit != nil }
    return exit ?? .unknown
  }

  /// Waits until something holds, which is looked at whenever something happened.
  func until(_ isMet: @escaping (Witness) -> Bool) async throws {
    guard !isMet(self) else { return }
    var isOverdue = false
    let alarm = Alarm {
      isOverdue = true
      self.wake()
    }
    loop.start(alarm, after: .seconds(30))
    await Wakeup.wait { waiter = (isMet, $0) }
    loop.stop(alarm)
    if isOverdue { throw Overdue("what a child was to do; so far: \(events.suffix(5))") }
  }

  private func take(_ event: ChildProcess.Event) {
    events.append(event)
    switch event {
    case .output(let bytes): output += bytes
    case .log(let line): log.append(line)
    case .logLoss(let count): lost += count
    case .exit(let exit): self.exit = exit
    case .outputEnd, .inputEnd: break
    }
    hears(event)
    if let waiter, waiter.isMet(self) { wake() }
  }

  private func wake() {
    let waiting = waiter
    waiter = nil
    waiting?.wakeup.wake()
  }
}
