import Glibc
import Loop
import Testing

@Suite struct LogOutputTests {
  private static func loss(_ count: Int) -> String { "\(count) lost" }

  @Test func `lines are written as they come`() {
    let plumbing = Plumbing(.pipe)
    let log = LogOutput(plumbing.writing)
    log.write("one", loss: LogOutputTests.loss)
    log.write("two", loss: LogOutputTests.loss)
    #expect(String(decoding: plumbing.read(), as: UTF8.self) == "one\ntwo\n")
  }

  @Test(arguments: [100, 3000, 10_000, 100_000])
  func `a log that nobody reads drops whole lines and counts them`(length: Int) {
    let plumbing = Plumbing(.pipe)
    let log = LogOutput(plumbing.writing)
    let line = String(repeating: "x", count: length - 1)
    let count = 1_000_000 / length
    for _ in 0..<count { log.write(line, loss: LogOutputTests.loss) }
    var text = plumbing.read(upTo: 1 << 20)
    log.write("at last", loss: LogOutputTests.loss)
    text += plumbing.read(upTo: 1 << 20)
    log.write("end", loss: LogOutputTests.loss)
    text += plumbing.read(upTo: 1 << 20)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    let whole = lines.prefix { $0 == line }
    #expect(!whole.isEmpty)
    let rest = lines.dropFirst(whole.count).map(String.init)
    #expect(rest == ["\(count - whole.count) lost", "at last", "end"])
  }

  @Test func `a log without a place to go does nothing`() {
    let log = LogOutput(9999)
    log.write("unheard", loss: LogOutputTests.loss)
    let plumbing = Plumbing(.pipe)
    let broken = LogOutput(plumbing.writing)
    plumbing.closeReading()
    signal(SIGPIPE, SIG_IGN)
    broken.write("unheard", loss: LogOutputTests.loss)
    #expect(Plumbing.blocks(plumbing.writing))
  }
}
