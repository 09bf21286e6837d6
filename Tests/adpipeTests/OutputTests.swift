import Foundation
import Glibc
import JSON
import Rehearsal
import Testing

/// Whoever reads or does not read what the program writes cannot bring it down.
@Suite struct OutputTests {
  @Test(arguments: [
    (
      Child.Stream.closed, "adpipe: standard output is closed; give it a pipe, a file or a socket\n"
    ),
    (.file("/dev/null", O_RDONLY), "adpipe: standard output is not open for that direction\n"),
  ])
  func `what cannot be written to is refused`(output: Child.Stream, complaint: String) throws {
    let served = try Child.serving(output: output).finished()
    #expect(served.ending == .exit(9))
    #expect(served.errors == complaint)
  }

  @Test func `answers can go into a file`() throws {
    let file = try Program.file("output.answers", "")
    let child = try Child.serving(output: .file(file, O_WRONLY))
    try child.input?.write(call(1, "health.check"), Patience())
    child.input?.close()
    #expect(try child.ended(Patience()) == .exit(0))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == serving(1) + "\n")
  }

  @Test func `a reader that has gone ends the program while a call waits`() throws {
    let child = try Child.serving(
      configuration: configuration(latencyMs: 3_600_000, more: "drainMs: 0"), name: "gone")
    try child.beginLoad()
    child.closeOutput(andCallFrom: 3)
    #expect(try child.ended(Patience()) == .exit(14))
  }

  @Test func `a full device is a reader that has gone`() throws {
    let child = try Child.serving(output: .file("/dev/full", O_WRONLY))
    try child.input?.write(call(1, "health.check"), Patience())
    #expect(try child.ended(Patience()) == .exit(14))
  }

  @Test func `a log that nobody reads stops nothing`() throws {
    let child = try Child.serving(
      ["--log", "json"], configuration: "logLevel: debug", name: "unread-log")
    let count = 5_000
    for number in 0..<count {
      try #require(reason(in: try child.ask(number, "no.such")) == "METHOD_NOT_FOUND")
    }
    let lines = try child.errors?.linesAtHand().map { try JSONValue(parsing: $0) } ?? []
    #expect(!lines.isEmpty && lines.count < count)
    // Now that there is room again, the log says how much it has lost.
    _ = try child.ask(count, "no.such")
    let news = try child.errors?.linesAtHand().map { try JSONValue(parsing: $0) } ?? []
    #expect(news.count == 2)
    #expect(news.first?["message"] == .string("\(count - lines.count) lines were dropped"))
    #expect(news.last?["call"] == .string("\(count)"))
  }

  @Test func `a reader that stops stops the reading, and nothing is lost`() throws {
    let child = try Child.serving(
      configuration: "limits: {unreadOutputBytes: 65536}", name: "stopped-reader")
    let input = try #require(child.input)
    let output = try #require(child.output)
    let count = 100_000
    let text = Array((0..<count).map { call($0, "health.check") }.joined().utf8)
    var rest = text[...]
    repeat {
      rest = rest.dropFirst(input.writeSome(rest.prefix(65536)))
    } while input.waits(for: POLLOUT, Patience(.milliseconds(200))) && !rest.isEmpty
    // The engine does not read for as long as nobody reads from it.
    #expect(!rest.isEmpty)
    #expect(try child.status("VmHWM") < 64 << 10)
    for number in 0..<count {
      while !rest.isEmpty, input.waits(for: POLLOUT, Patience(.zero)) {
        rest = rest.dropFirst(input.writeSome(rest.prefix(65536)))
      }
      try #require(try output.line(Patience()) == serving(number))
    }
    #expect(try child.status("VmHWM") < 64 << 10)
    input.close()
    #expect(try child.ended(Patience()) == .exit(0))
  }

  @Test func `nothing but messages gets onto standard output`() throws {
    let child = try Child.serving()
    _ = try child.ask(1, "health.check")
    // What a library would print by mistake goes to standard error, and reads nothing.
    let links = try ["0", "1", "2"].map {
      try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child.number)/fd/\($0)")
    }
    #expect(links[0] == "/dev/null")
    #expect(links[1] == links[2])
  }
}
