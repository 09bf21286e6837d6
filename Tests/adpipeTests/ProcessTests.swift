import Glibc
import Rehearsal
import Testing

/// What the program is to the system around it.
@Suite struct ProcessTests {
  @Test func `serving takes one thread`() throws {
    let child = try Child.serving(
      configuration: configuration(latencyMs: 3_600_000, more: "drainMs: 0"), name: "thread")
    try child.beginLoad()
    #expect(try child.status("Threads") == 1)
    for number in 3..<100 { #expect(try child.ask(number, "health.check") == serving(number)) }
    #expect(try child.status("Threads") == 1)
    child.input?.close()
    #expect(try child.finished().ending == .exit(0))
  }

  @Test func `no library is loaded before it is needed`() throws {
    let server = try RehearsalServer(.exchange)
    let child = try Child.serving(
      configuration: """
        networks:
          sample: {adapter: sample}
          exchange: {adapter: openrtb, endpoint: "\(try server.address("exchange"))?fill=1"}
        adUnits:
          home: {formats: [banner], waterfall: [{network: sample}]}
          away: {formats: [banner], waterfall: [{network: exchange, price: 1}]}
        """, name: "libraries")
    let lazily = ["libcurl", "libssl", "libcrypto", "libz.", "libbrotli", "libexpat"]
    #expect(try child.ask(1, "health.check") == serving(1))
    let near = try child.ask(2, "ad.load", #"{"adUnit":"home","format":"banner"}"#)
    #expect(near.contains(#""result""#))
    let before = try child.mapped()
    #expect(lazily.filter { before.contains($0) } == [])
    // What has been looked for is there when it is needed.
    let far = try child.ask(3, "ad.load", #"{"adUnit":"away","format":"banner"}"#)
    #expect(far.contains(#""result""#))
    #expect(try child.mapped().contains("libcurl"))
  }

  @Test func `a shared pipe blocks as before`() throws {
    let (own, other) = try PipeEnd.pair(reading: false)
    let (answers, output) = try PipeEnd.pair(reading: true)
    defer {
      close(other)
      close(output)
    }
    let child = try Child.serving(input: .descriptor(other), output: .descriptor(output))
    #expect(blocks(other) && blocks(output))
    for number in 0..<10 {
      try own.write(call(number, "health.check"), Patience())
      #expect(try answers.line(Patience()) == serving(number))
      #expect(blocks(other) && blocks(output))
    }
    own.close()
    #expect(try child.ended(Patience()) == .exit(0))
    #expect(blocks(other) && blocks(output))
  }

  @Test func `a shared socket blocks as before`() throws {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0)
    let own = PipeEnd(ends[0])
    defer { close(ends[1]) }
    let child = try Child.serving(input: .descriptor(ends[1]), output: .descriptor(ends[1]))
    try own.write(call(1, "health.check"), Patience())
    #expect(try own.line(Patience()) == serving(1))
    #expect(blocks(ends[1]))
    shutdown(own.number, Int32(SHUT_WR))
    #expect(try child.ended(Patience()) == .exit(0))
    #expect(blocks(ends[1]))
  }

  private func blocks(_ number: Int32) -> Bool { fcntl(number, F_GETFL) & O_NONBLOCK == 0 }
}
