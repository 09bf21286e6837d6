import Foundation
import Mediation
import Testing

/// One line of the manual's table of events.
private struct Line {
  let kind: ReportedEventKind
  let screen: Int
  let video: Int
  let again: String
  let afterDismissed: String
}

private func table() throws -> [Line] {
  let root = URL(filePath: #filePath).appending(path: "../../..").standardized.path
  let manual = try String(contentsOfFile: "\(root)/REFERENCE.md", encoding: .utf8)
  let row = /(?m)^\| `(\w+)` \| (\d?) ?\| (\d?) ?\| (\w+) \| (\w+) \|$/
  return manual.matches(of: row).compactMap { match in
    ReportedEventKind(rawValue: String(match.1)).map { kind in
      Line(
        kind: kind, screen: Int(match.2) ?? 0, video: Int(match.3) ?? 0, again: String(match.4),
        afterDismissed: String(match.5))
    }
  }
}

private func word(_ verdict: EventVerdict) -> String {
  switch verdict {
  case .recorded: "recorded"
  case .duplicate: "duplicate"
  case .rejected: "refused"
  }
}

@Suite struct ManualOrderTests {
  @Test func `the manual has the order of events that the engine keeps`() throws {
    let lines = try table()
    #expect(Set(lines.map(\.kind)) == Set(ReportedEventKind.allCases))
    #expect(lines.count == ReportedEventKind.allCases.count)
    for first in lines {
      for second in lines {
        var ad = AdLifecycle(expiresAt: .seconds(1), hasReward: true)
        try ad.present(at: .zero)
        #expect(word(ad.record(first.kind, at: .zero)) == "recorded")
        let verdict = word(ad.record(second.kind, at: .zero))
        #expect(verdict == expected(second, after: first), "\(second.kind) after \(first.kind)")
      }
    }
  }

  private func expected(_ second: Line, after first: Line) -> String {
    if first.kind == .dismissed { return second.afterDismissed }
    if second.kind == first.kind { return second.again }
    if first.kind == .failedToPresent { return "refused" }
    if second.kind == .failedToPresent, first.kind != .willPresent { return "refused" }
    let goesBack =
      (second.screen != 0 && second.screen < first.screen)
      || (second.video != 0 && second.video < first.video)
    return goesBack ? "refused" : "recorded"
  }
}
