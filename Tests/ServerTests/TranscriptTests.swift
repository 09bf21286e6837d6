import Foundation
import RPC
import Rehearsal
import Server
import Testing

/// Plays every transcript twice: inside of this process, and with the real program.
@Suite struct TranscriptTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test(arguments: Transcript.names)
  func `a session goes as its transcript says`(name: String) throws {
    let transcript = try Transcript(named: name)
    let written = try String(contentsOfFile: Transcript.path(of: name), encoding: .utf8)
    let inProcess = transcript.text(answering: try transcript.playInProcess())
    if TranscriptTests.isRecording {
      try inProcess.write(toFile: Transcript.path(of: name), atomically: true, encoding: .utf8)
    } else {
      #expect(inProcess == written)
      guard !transcript.playsOthers else {
        let left = try Child.run(["replay", Transcript.path(of: name)])
        return #expect(left.ending == .exit(0), "\(left.output)")
      }
      #expect(transcript.text(answering: try transcript.playWithProgram(as: name)) == written)
    }
  }

  @Test(arguments: ["the-four", "event-watch", "batch"])
  func `a session is the same under headers`(name: String) throws {
    let transcript = try Transcript(named: name)
    let played = try transcript.playWithProgram(as: "\(name)-headers", .headers)
    #expect(played.map { $0.map(Transcript.shortened) } == transcript.acts.map(\.answers))
  }

  @Test(arguments: Transcript.names)
  func `a transcript says first what it shows`(name: String) throws {
    let text = try String(contentsOfFile: Transcript.path(of: name), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { $0.hasPrefix("# ") }
    #expect(head.allSatisfy { $0.count <= 100 })
    #expect(head.last?.hasSuffix(".") == true)
    let sentence = head.map { $0.dropFirst(2) }.joined(separator: " ")
    let index = try String(contentsOfFile: "\(Transcript.folder)/README.md", encoding: .utf8)
    #expect(index.contains("- [\(name)](\(name).rpc): \(sentence)\n"))
  }

  @Test(arguments: ["<< {}", "hello", ".. soon", ".. 3 days"])
  func `a line that means nothing is refused`(line: String) {
    #expect(throws: TranscriptError.self) { try Transcript(text: line) }
  }

  @Test func `a wrong answer is noticed`() throws {
    let call = #"{"jsonrpc":"2.0","id":1,"method":"health.check"}"#
    let answer = #"{"jsonrpc":"2.0","id":1,"result":{"status":"SERVING"}}"#
    let right = ">> \(call)\n<< \(answer)\n"
    let wrong = ">> \(call)\n<< \(answer.replacing("SERVING", with: "ASLEEP"))\n"
    let transcript = try Transcript(text: wrong)
    #expect(transcript.text(answering: try transcript.playInProcess()) == right)
    #expect(transcript.text(answering: try transcript.playWithProgram(as: "wrong")) == right)
    #expect(wrong != right)
  }
}
