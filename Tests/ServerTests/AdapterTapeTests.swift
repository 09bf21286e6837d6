import Loop
import RPC
import Testing

@testable import Server

/// Messages of outside adapters wait for their turn, and are played by whom a transcript names.
@Suite struct AdapterTapeTests {
  @Test func `what an adapter says waits until it is taken`() throws {
    let heard = try AdapterTapeTests.onTime { outside, tape, heard in
      tape.take(.message([1]), from: "partner") { heard.words.append("applied") }
      heard.words.append("waiting")
      if case .adapter(let name, let news, let apply) = outside.use({ $0.nextHappening() }) {
        heard.words.append("\(name) \(news)")
        apply()
      }
    }
    #expect(heard == ["waiting", "partner message([1])", "applied"])
  }

  @Test func `what a transcript has an adapter say reaches who plays it`() throws {
    let heard = try AdapterTapeTests.onTime { outside, tape, heard in
      tape.play("partner") { heard.words.append("\($0)") }
      outside.use { $0.players["partner"]?(.ended("exit 1")) }
      tape.note(Array("{}".utf8), to: "partner")
      for case (_, .adapter(let name, let message)) in outside.use({ $0.takeSaid() }) {
        heard.words.append(TranscriptLine.text("~>", name, message))
      }
    }
    #expect(heard == ["ended(\"exit 1\")", "~> partner {}"])
  }

  @Test func `each adapter has a name of its own`() throws {
    let heard = try AdapterTapeTests.onTime { _, tape, heard in
      heard.words = ["partner", "partner", "partner#3", "partner", "other"].map { tape.enter($0) }
    }
    #expect(heard == ["partner", "partner#2", "partner#3", "partner#4", "other"])
  }

  @Test func `an adapter that is asked to end does so when a transcript has no more`() throws {
    let heard = try AdapterTapeTests.onTime { outside, tape, heard in
      for name in ["one", "two", "three"] {
        tape.play(name) { heard.words.append("\(name) \($0)") }
      }
      tape.ask("one")
      tape.ask("two")
      outside.use { $0.play(.ended("by itself"), of: "two") }
      outside.use { $0.playOut() }
      tape.ask("three")
    }
    let end = "ended(\"was ended with the transcript\")"
    #expect(heard == ["two ended(\"by itself\")", "one \(end)", "three \(end)"])
  }

  @Test func `credentials have their names in what an adapter is told, and nowhere else`() throws {
    var recorded = RecordedConfiguration()
    let text = """
      networks: {n: {adapter: process, command: [x], credentials: {account: hush}}}
      adUnits: {u: {formats: [native], waterfall: [{network: n, parameter: tea}]}}
      """
    let read = try ConfigurationReader.read(Array(text.utf8)) { _ in nil }
    _ = recorded.text(of: read.configuration)
    func hidden(_ message: String) -> String {
      String(decoding: recorded.hidingSecrets(in: Array(message.utf8)), as: UTF8.self)
    }
    for other in ["", "hush", #"{"params":["hush"]}"#, #"{"params":{"adId":"hush"}}"#] {
      #expect(hidden(other) == other)
    }
    #expect(
      hidden(
        #"{"id":1,"params":{"a":"tea","credentials":{"x":"h\u0075sh","hush":"y"},"#
          + #""placements":[{"credentials":{"p":"tea"}}, {}],"z":1e0}}"#)
        == #"{"id":1,"params":{"a":"tea","credentials":{"x":"secret-1","hush":"y"},"#
        + #""placements":[{"credentials":{"p":"secret-2"}}, {}],"z":1e0}}"#)
  }

  private final class Heard { var words: [String] = [] }

  private static func onTime(
    _ body: @escaping @Sendable (Confined<Outside>, OutsideTape, Heard) -> Void,
  ) throws -> [String] {
    let time = VirtualTime()
    return try time.run {
      let heard = Heard()
      let desk = ConfigurationDesk { path throws(ConfigurationFailure) in throw .unreadable(path) }
      let outside = Confined(Outside(on: time, isRehearsed: false, desk), to: time)
      body(outside, OutsideTape(outside, isPlayed: true), heard)
      await time.advance(by: .zero)
      return heard.words
    }
  }
}
