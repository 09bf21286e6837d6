import Loop
import Server

/// What `adpipe replay` is told.
struct ReplayOptions {
  private let file: String

  /// More than any session that somebody will look at.
  private static let longest = 1 << 30

  /// How many differing steps are shown.
  private static let shown = 10

  /// Understands the words behind `replay`.
  init(_ arguments: inout Arguments) throws(UsageError) {
    guard let file = arguments.nextWord() else {
      throw UsageError(message: "replay needs the file of a session")
    }
    self.file = file
  }

  /// Plays the session and says what differs from what the file has.
  func replay() -> Int32 {
    let transcript: Transcript
    do throws(TextFile.Refusal) {
      let text = try TextFile.read(file, limit: ReplayOptions.longest)
      do throws(TranscriptError) {
        transcript = try Transcript(text)
      } catch {
        Terminal.complain("\(file):\(error)", bare: true)
        return ExitCode.invalid
      }
    } catch {
      Terminal.complain(error.message)
      return ExitCode.notFound
    }
    do throws(PlayFailure) {
      let outcome = try TranscriptPlayer.play(transcript)
      return show(TranscriptComparison(outcome, with: transcript, named: file))
    } catch {
      switch error {
      case .configuration(let failure):
        return Check.complain(failure, "\(file), its configuration,")
      case .standstill:
        Terminal.complain("\(file): a call does not end, though the input has")
        return ExitCode.different
      }
    }
  }

  private func show(_ comparison: TranscriptComparison) -> Int32 {
    for difference in comparison.differences.prefix(ReplayOptions.shown) {
      Terminal.show(difference)
    }
    let steps = "\(comparison.steps) \(comparison.steps == 1 ? "step" : "steps")"
    let end = comparison.isCutOff ? "; the recording ends before its session did" : ""
    let count = comparison.differences.count
    guard count > 0 else {
      Terminal.show("\(file): \(steps), \(comparison.agreed) lines out, all the same\(end)")
      return ExitCode.success
    }
    Terminal.show("\(file): \(steps), something else came out of \(count) of them\(end)")
    return ExitCode.different
  }
}
