import Foundation
import Glibc

/// A process that a test has started, with the other ends of its standard streams.
///
/// It is killed, if it still runs, when nobody knows it any more.
package final class Child {
  /// What a standard stream of the process is.
  package enum Stream {
    /// A pipe whose other end the test holds.
    case pipe

    /// Nothing: the descriptor is closed.
    case closed

    /// A descriptor of the test's own, which stays open there.
    case descriptor(Int32)

    /// A file that is opened for it.
    case file(String, Int32)

    /// The device that swallows and gives nothing.
    package static let null = Stream.file("/dev/null", O_RDWR)
  }

  /// How a process ended.
  package enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  /// The number of the process.
  package let number: Int32

  /// Where the test writes what the process reads, if that is a pipe.
  package let input: PipeEnd?

  /// Where the test reads what the process writes to standard output, if that is a pipe.
  package let output: PipeEnd?

  /// Where the test reads what the process writes to standard error, if that is a pipe.
  package let errors: PipeEnd?

  /// Ends when the process does, whose other end nobody else holds.
  private let lifeline: PipeEnd
  private var ending: Ending?

  /// Where the process has its end of the lifeline.
  private static let lifelineNumber: Int32 = 9

  /// Starts the program with these words behind its name.
  package init(
    _ words: [String], program: String = Program.path, folder: String = Program.root,
    environment: [String: String] = [:],
    input: Stream = .pipe, output: Stream = .pipe, errors: Stream = .pipe,
  ) throws {
    if program == Program.path { try Program.check() }
    signal(SIGPIPE, SIG_IGN)
    var spawning = Spawning()
    defer { spawning.finish() }
    self.input = try spawning.connect(0, to: input)
    self.output = try spawning.connect(1, to: output)
    self.errors = try spawning.connect(2, to: errors)
    let (lifeline, other) = try PipeEnd.pair(reading: true)
    self.lifeline = lifeline
    spawning.give(other, as: Child.lifelineNumber)
    let isThere = folder == FileManager.default.currentDirectoryPath
    let way = isThere ? [] : ["/usr/bin/env", "-C", folder]
    number = try spawning.spawn(way + [program] + words, environment)
  }

  deinit {
    guard ending == nil else { return }
    kill(number, SIGKILL)
    var status: Int32 = 0
    unsafe waitpid(number, &status, 0)
  }

  /// Sends the process a signal.
  package func send(_ signal: Int32) { kill(number, signal) }

  /// Waits for the end of the process.
  @discardableResult
  package func ended(_ patience: Patience) throws -> Ending {
    if let ending { return ending }
    guard lifeline.waits(for: POLLIN, patience) else {
      throw Overdue("the process \(number) does not end")
    }
    var status: Int32 = 0
    guard unsafe waitpid(number, &status, 0) == number else {
      throw Overdue("the process \(number) is not ours")
    }
    let ending: Ending =
      status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    self.ending = ending
    return ending
  }

  /// Says whether the process runs.
  package var isRunning: Bool { ending == nil && !lifeline.waits(for: POLLIN, Patience(.zero)) }

  /// A line of what the kernel says about the process, such as `VmHWM` or `Threads`.
  package func status(_ name: String) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    let words = line?.split { $0 == " " || $0 == "\t" } ?? []
    guard words.count > 1, let value = Int(words[1]) else {
      throw Overdue("the kernel says no \(name) of the process \(number)")
    }
    return value
  }

  /// What the kernel says that the process has in its memory, a file on each line.
  package func mapped() throws -> String {
    // The file says that it is empty, so whoever goes by its length reads a part of it at most.
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(number)/maps"))
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
}
