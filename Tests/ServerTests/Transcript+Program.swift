import Foundation
import RPC
import Rehearsal
import Server

extension Transcript {
  /// Plays it with the real program over real pipes, and gives the lines that come out after each
  /// step.
  ///
  /// The program's clock stands still but for the notification `$/clock`, so the play needs no
  /// sleep: after each step it waits for as many messages as the transcript has there.
  func playWithProgram(as name: String, _ framing: Framing = .lines) throws -> [[String]] {
    let file = "\(name)/\(ConfigurationFile.defaultName)"
    let isBuiltIn = settings.configuration == .builtIn
    if !isBuiltIn { _ = try Program.file(file, configuration ?? Transcript.shipped()) }
    let patience = Patience()
    let child = try Child(
      ["serve", "--clock", Timestamp.text(settings.clock)],
      folder: isBuiltIn ? "/" : "\(Program.scratch)/\(name)", errors: .null)
    let line = Line(child, framing, patience)
    var answers: [[String]] = []
    for act in acts {
      if case .configure(let text) = act.step {
        _ = try Program.file(file, text)
      } else {
        try take(act.step, line)
      }
      var came: [String] = []
      while came.count < act.answers.count, let message = try line.receive() {
        came.append("<< \(message)")
      }
      answers.append(came)
    }
    child.input?.close()
    var rest: [String] = []
    while let message = try line.receive() { rest.append("<< \(message)") }
    let ending = try child.ended(patience)
    guard ending == .exit(0) else { throw Overdue("the program ended with \(ending)") }
    return answers + [rest].filter { !$0.isEmpty }
  }

  /// The configuration that the repository has.
  private static func shipped() throws -> String {
    try String(contentsOfFile: "\(Program.root)/config.yaml", encoding: .utf8)
  }

  private func take(_ step: TranscriptStep, _ line: Line) throws {
    switch step {
    case .message(let message): try line.send(message)
    case .pass(let span):
      let milliseconds = Int64(span / .milliseconds(1))
      try line.send(
        #"{"jsonrpc":"2.0","method":"$/clock","params":{"advanceMs":\#(milliseconds)}}"#)
    case .endOfInput: line.close()
    default: throw Overdue("a program cannot be played that: \(step)")
    }
  }
}

/// Messages to and from a program.
private struct Line {
  private let child: Child
  private let framing: Framing
  private let patience: Patience

  init(_ child: Child, _ framing: Framing, _ patience: Patience) {
    self.child = child
    self.framing = framing
    self.patience = patience
  }

  func send(_ message: String) throws {
    let text =
      framing == .lines
      ? "\(message)\n" : "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
    try child.input?.write(text, patience)
  }

  func receive() throws -> String? {
    guard let output = child.output, let line = try output.line(patience) else { return nil }
    guard framing == .headers else { return line }
    guard let number = line.split(separator: ": ").last?.dropLast(), let count = Int(number),
      try output.line(patience) == "\r"
    else { throw Overdue("no header of a message: \(line)") }
    return try output.text(ofBytes: count, patience)
  }

  func close() { child.input?.close() }
}
