import Loop
import RPC

/// Plays transcripts with an engine in this process, under virtual time.
package enum TranscriptPlayer {
  /// What came of a play.
  package struct Outcome: Hashable, Sendable {
    /// The lines that came out after each step.
    package internal(set) var answers: [[String]] = []

    /// What came out when all steps were done and the input was ended for want of anything else.
    package internal(set) var rest: [String] = []
  }

  /// One place for all engines to complain to, at which only faults do.
  private static let log = LogOutput()

  /// Plays it from the beginning to the end.
  package static func play(_ transcript: Transcript) throws(PlayFailure) -> Outcome {
    let settings = transcript.settings
    let time = VirtualTime(wallMilliseconds: settings.clock)
    let found = try PlayedFile(transcript).found(settings.configuration)
    let acts = transcript.acts
    do throws(StandstillError) {
      return try time.run {
        let file = Confined(PlayedFile(transcript), to: time)
        let log = Log(TranscriptPlayer.log, form: .text, level: .fault, timeline: time)
        let stage = Stage(
          found, settings, on: time, log: log,
          reading: { _ throws(ConfigurationFailure) in try file.use { $0.read() }.get() })
        return await play(acts, stage, file, time, settings)
      }
    } catch {
      throw .standstill
    }
  }

  private static func play(
    _ acts: [Transcript.Act], _ stage: Stage, _ file: Confined<PlayedFile>, _ time: VirtualTime,
    _ settings: TranscriptSettings,
  ) async -> Outcome {
    async let served = stage.serve()
    var outcome = Outcome()
    await stage.quiet()
    for act in acts {
      if let reading = act.reading { file.use { $0.reading = reading } }
      await take(act.step, stage, file, time, settings)
      await stage.quiet()
      if act.step == .endOfSession {
        stage.outside.use { $0.playOut() }
        while !stage.outside.use(\.isOver) { await stage.wait() }
      }
      outcome.answers.append(lines(stage, settings))
    }
    stage.outside.use { outside in
      outside.playOut()
      outside.stop()
    }
    _ = await served
    outcome.rest = lines(stage, settings)
    return outcome
  }

  private static func take(
    _ step: TranscriptStep, _ stage: Stage, _ file: Confined<PlayedFile>, _ time: VirtualTime,
    _ settings: TranscriptSettings,
  ) async {
    let outside = stage.outside
    switch step {
    case .message(let message):
      let bytes = TranscriptLine.bytes(of: message, settings.framing)
      outside.use { $0.deliver(bytes) }
    case .bytes(let bytes): outside.use { $0.deliver(bytes) }
    case .pass(let span): await time.advance(by: span)
    case .clock(let wall): time.setTimeOfDay(wall)
    case .configure(let text): file.use { $0.reading = .text(text) }
    case .adapter(let name, let news): outside.use { $0.play(news, of: name) }
    case .answer(let number, let outcome): outside.use { $0.answer(number, outcome) }
    case .outputRead: outside.use { $0.outputWasRead() }
    case .outputClosed: outside.use { $0.outputWasClosed() }
    case .endOfInput: outside.use { $0.endInput() }
    case .terminate: outside.use { $0.stop() }
    case .reload: stage.reload()
    case .endOfSession: break
    }
  }

  /// What came out since this was last asked for.
  private static func lines(_ stage: Stage, _ settings: TranscriptSettings) -> [String] {
    var lines: [String] = []
    var bytes: [UInt8] = []
    func put() {
      lines += TranscriptLine.lines(of: bytes, settings.framing)
      bytes = []
    }
    let said = stage.outside.use { outside in
      _ = outside.configuration.endStep()
      return outside.takeSaid()
    }
    for (_, what) in said {
      switch what {
      case .client(let message): bytes += message
      case .adapter(let name, let message):
        put()
        lines.append(TranscriptLine.text("~>", name, message))
      case .request(let number, let request):
        put()
        lines.append(TranscriptLine.text(number, request))
      }
    }
    put()
    return lines
  }
}

/// Why a transcript cannot be played.
package enum PlayFailure: Error, Hashable, Sendable {
  /// The configuration to begin with says things that cannot be.
  case configuration(ConfigurationFailure)

  /// The engine waits for something that never comes.
  case standstill
}

/// The configuration file of a transcript.
final class PlayedFile {
  /// What is to be found in it.
  var reading: ConfigurationReading
  private let isRecorded: Bool

  /// Begins with what the transcript begins with: without lines of its own, what is built in.
  init(_ transcript: Transcript) {
    reading = .text(transcript.configuration ?? ConfigurationFile.builtInText)
    isRecorded = transcript.settings.recorded != nil
  }

  /// What an engine begins with.
  func found(_ origin: ConfigurationOrigin) throws(PlayFailure) -> FoundConfiguration {
    guard case .file = origin else {
      return FoundConfiguration(origin: origin, configuration: nil)
    }
    do throws(ConfigurationFailure) {
      return FoundConfiguration(origin: origin, configuration: try read().get().configuration)
    } catch {
      throw .configuration(error)
    }
  }

  /// Reads it.
  ///
  /// In a recording variables of the environment have been filled in, and what still looks like one
  /// was part of its value.
  func read() -> Result<ReadConfiguration, ConfigurationFailure> {
    switch reading {
    case .refused(let failure): return .failure(failure)
    case .text(let text):
      do throws(ConfigurationFailure) {
        let bytes = Array(text.utf8)
        guard isRecorded else { return .success(try ConfigurationFile.parse(bytes)) }
        return .success(try ConfigurationFile.parse(bytes) { "${\($0)}" })
      } catch {
        return .failure(error)
      }
    }
  }
}
