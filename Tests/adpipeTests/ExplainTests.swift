import Rehearsal
import Testing

private let networks = """
  networks:
    good: {adapter: sample}
    slow: {adapter: sample, latencyMs: 3600000}
    none: {adapter: sample, fill: never}
    bids: {adapter: sample, fill: never}
  adUnits:
    home:
      formats: [interstitial]
      bidding: [bids]
      waterfall:
        - {network: slow, price: 12.5, timeoutMs: 20}
        - {network: good, price: 1.25}
        - {network: none, price: 0.1}
    empty:
      formats: [interstitial]
      waterfall: [{network: none, price: 0.0001}]
  """

private func explained(_ calls: String) throws -> (lines: [String], ending: Child.Ending) {
  let file = try Program.file("explain.yaml", networks)
  let left = try Child.run(["call", "-", "--explain", "--config", file], input: calls)
  #expect(left.errors == "")
  return (left.output.split(separator: "\n").map(String.init), left.ending)
}

private func load(_ unit: String) -> String {
  #"ad.load {"adUnit":"\#(unit)","format":"interstitial"}"# + "\n"
}

/// The words of a line, so that the time that something took may be any.
private func words(_ line: String?) -> [String] {
  (line ?? "").replacing(/\d+ ms/) { _ in "N ms" }.split(separator: " ").map(String.init)
}

@Suite struct ExplainTests {
  @Test func `a load is explained by a table`() throws {
    let (lines, ending) = try explained(load("home"))
    #expect(ending == .exit(0))
    try #require(lines.count == 8)
    #expect(lines[0] == "load-1: good won")
    #expect(words(lines[1]) == ["source", "state", "reason", "price", "latency", "gma"])
    #expect(words(lines[2]) == ["bids", "(bids)", "noFill", "NO_FILL", "N", "ms", "1"])
    #expect(lines[3].hasPrefix("      > Nothing is broken: bids"))
    #expect(
      words(lines[4]) == ["slow", "timeout", "SOURCE_TIMEOUT", "12.50", "N", "ms", "5"])
    #expect(lines[5].hasPrefix("      > Raise timeoutMs of slow"))
    #expect(words(lines[6]) == ["*", "good", "won", "1.25", "N", "ms"])
    #expect(words(lines[7]) == ["none", "notAttempted", "ALREADY_FILLED", "0.10"])
  }

  @Test func `columns stand below their heads`() throws {
    let (lines, _) = try explained(load("home"))
    let rows = lines.dropFirst().filter { !$0.hasPrefix("      ") }
    let head = try #require(rows.first)
    for (title, value) in [("state", "timeout"), ("reason", "SOURCE_TIMEOUT")] {
      let row = try #require(rows.first { $0.contains(value) })
      #expect(
        head.ranges(of: title).first?.lowerBound.utf16Offset(in: head)
          == row.ranges(of: value).first?.lowerBound.utf16Offset(in: row))
    }
  }

  @Test func `a load that nobody fills is explained too, and fails`() throws {
    let (lines, ending) = try explained(load("empty"))
    #expect(ending == .exit(5))
    #expect(lines.first == "load-1: nobody filled")
    #expect(
      words(lines.dropFirst(2).first) == ["none", "noFill", "NO_FILL", "0.0001", "N", "ms", "1"])
    #expect(lines.last?.hasPrefix("      > ") == true)
  }

  @Test func `an explanation is shown again the same`() throws {
    let again = load("home") + #"ad.explain {"loadId":"load-1"}"#
    let (lines, ending) = try explained(again)
    #expect(ending == .exit(0))
    let parts = lines.split { $0.hasPrefix("# ") }
    #expect(parts.count == 2)
    #expect(parts.first == parts.last)
  }

  @Test func `what is no explanation is shown as it is`() throws {
    #expect(try explained("health.check").lines.contains { $0.contains("SERVING") })
    let (lines, ending) = try explained(load("nowhere"))
    #expect(ending == .exit(5))
    #expect(lines.contains { $0.contains("UNKNOWN_AD_UNIT") })
  }
}
