import Loop
import Server

/// `adpipe check`: finds every mistake in a configuration.
enum Check {
  /// Checks the file, or the one that `serve` would take.
  static func check(_ file: String?) -> Int32 {
    let name = file ?? ConfigurationFile.defaultName
    do throws(ConfigurationFailure) {
      let read = try ConfigurationFile.read(name)
      for note in ConfigurationNotes.notes(on: read) { Terminal.show(note.line(inFile: name)) }
      Terminal.show("\(name): no mistakes; \(read.summary)")
      return ExitCode.success
    } catch {
      return complain(error, name)
    }
  }

  /// Says why there is no configuration, and gives the code to exit with.
  static func complain(_ failure: ConfigurationFailure, _ name: String) -> Int32 {
    switch failure {
    case .unreadable(let message):
      Terminal.complain(message)
      return ExitCode.notFound
    case .mistaken(let mistakes):
      for mistake in mistakes.all { Terminal.complain(mistake.line(inFile: name), bare: true) }
      let count = mistakes.all.count
      Terminal.complain("\(name) has \(count == 1 ? "one mistake" : "\(count) mistakes")")
      return ExitCode.invalid
    }
  }
}
