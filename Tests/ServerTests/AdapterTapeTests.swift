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

  private final class Heard { var words: [String] = [] }

  private static func onTime(
    _ body: @escaping @Sendable (Confined<Outside>, OutsideTape, Heard) -> Void,
  ) throws -> [String] {
    let time = VirtualTime()
    return try time.run {
      let desk = ConfigurationDesk { path throws(ConfigurationFailure) in throw .unreadable(path) }
      let outside = Confined(Outside(on: time, isRehearsed: false, desk), to: time)
      let heard = Heard()
      body(outside, OutsideTape(outside, isPlayed: true), heard)
      return heard.words
    }
  }
}
