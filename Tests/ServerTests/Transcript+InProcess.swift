import Foundation
import Loop
import RPC
import Rehearsal
import Server

extension Transcript {
  /// Where its configuration is kept while it is played; both plays name it the same way.
  var configurationFile: String? {
    configuration == nil ? nil : ".build/rehearsal/\(name).yaml"
  }

  /// Writes its configuration down, which some steps do again.
  func write(_ configuration: String) throws {
    _ = try Program.file("\(name).yaml", configuration)
  }

  /// Plays it with an engine in this process under virtual time, and gives the messages after each
  /// step.
  func playInProcess() throws -> [[String]] {
    if let configuration { try write(configuration) }
    let stage = try Stage(self)
    let steps = steps
    return try stage.time.run { await stage.play(steps) }.get()
  }
}

/// An engine in this process, and what it is played with.
struct Stage: Sendable {
  /// The time that it lives in.
  let time: VirtualTime
  private let found: FoundConfiguration
  private let write: @Sendable (String) throws -> Void

  /// One place for all engines to complain to, at which none of them does.
  private static let log = LogOutput()

  /// Prepares an engine for a transcript.
  init(_ transcript: Transcript) throws {
    found =
      transcript.isBuiltIn
      ? FoundConfiguration(origin: .builtIn, configuration: nil)
      : try ConfigurationFile.find(transcript.configurationFile)
    guard let clock = Timestamp.parse(transcript.clock) else {
      throw TranscriptError(description: "no time of day: \(transcript.clock)")
    }
    time = VirtualTime(wallMilliseconds: clock)
    write = transcript.write
  }

  /// Takes the steps with a new engine.
  func play(_ steps: [Transcript.Step]) async -> Result<[[String]], any Error> {
    let received = Received(on: time)
    let pipe = MemoryPipe { bytes in received.assumeIsolated { $0.bytes += bytes } }
    let sender = pipe.sender
    let log = Log(Stage.log, form: .text, level: .fault, timeline: time)
    let session = Session(
      Engine(found, on: time, log: log), pipe: pipe,
      time: LoopTime(time), limits: RPCLimits(found), framing: .lines, log: log)
    async let served = session.serve()
    var answers: [[String]] = []
    do {
      for step in steps {
        try await take(step, sender)
        if step == .end { _ = await served }
        answers.append(await received.take())
      }
    } catch {
      return .failure(error)
    }
    sender.finish()
    _ = await served
    return .success(answers + [await received.take()].filter { !$0.isEmpty })
  }

  private func take(_ step: Transcript.Step, _ sender: MemoryPipe.Sender) async throws {
    switch step {
    case .send(let message): sender.yield(Array("\(message)\n".utf8))
    case .pass(let span): await time.advance(by: .milliseconds(span))
    case .configure(let text): try write(text)
    case .end: sender.finish()
    }
    await time.settle()
  }
}

/// What an engine has written; it lives on the engine's own timeline.
actor Received {
  private nonisolated let time: VirtualTime
  var bytes: [UInt8] = []

  init(on time: VirtualTime) { self.time = time }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe time.asUnownedSerialExecutor()
  }

  /// The messages that came since this was last asked for.
  func take() -> [String] {
    defer { bytes = [] }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
