import Testing

@testable import Loop

@Suite struct ChildLogTests {
  @Test(arguments: [
    (["one\ntwo\n"], ["one", "two"]), (["o", "ne", "\n", "\n"], ["one", ""]),
    (["begun"], ["begun"]), (["win\r\ndows\r\n"], ["win", "dows"]), ([""], []),
    (["0123456789\n"], ["0123456789"]), (["0123456789A\nnext\n"], ["0123456789...", "next"]),
    (["01234", "56789", "ABC", "DEF", "\nnext\n"], ["0123456789...", "next"]),
    (["endless, without an end"], ["endless, w..."]),
    (["\u{1b}[2Jx\ty\u{7}\n"], ["\u{fffd}[2Jx\ty\u{fffd}"]),
  ])
  func `a log is cut into lines`(parts: [String], lines: [String]) {
    var log = ChildLog(longest: 10, most: 100)
    var told: [String] = []
    for part in parts { told += log.take(Array(part.utf8)) }
    told += log.finish()
    #expect(told == lines)
    #expect(log.takeLoss() == 0)
  }

  @Test func `lines that are too many are counted`() {
    var log = ChildLog(longest: 10, most: 2)
    #expect(log.take(Array("1\n2\n3\n4\n5".utf8)) == ["1", "2"])
    #expect(log.finish() == [])
    #expect(log.takeLoss() == 3)
    #expect(log.take(Array("6\n".utf8)) == ["6"])
    #expect(log.takeLoss() == 0)
  }

  @Test func `text that is no UTF-8 is mended`() {
    var log = ChildLog(longest: 10, most: 2)
    #expect(log.take([0x61, 0xff, 0x0a]) == ["a\u{fffd}"])
  }

  @Test func `a flood of log is told in part and counted`() throws {
    try EventLoop.running { loop in
      var bounds = ChildProcess.Bounds()
      bounds.logLinesInASecond = 5
      let script = "seq 200000 >&2; echo up; read x; echo last >&2"
      let witness = try Witness.of(["sh", "-c", script], bounds: bounds, on: loop)
      try await witness.until { $0.text == "up\n" && $0.lost > 0 }
      #expect(try witness.child.write([0x0a]))
      try await witness.untilExit()
      #expect(witness.log.prefix(3) == ["1", "2", "3"])
      #expect(witness.log.count + witness.lost == 200_001)
      #expect(witness.log.count < 1000)
    }
  }
}
