import Foundation
import JSON
import Loop
import RPC
import Rehearsal
import Testing

@testable import Adapters

/// What the suite says of adapters that are good, and of one that is bad in one way at a time.
@Suite(.serialized) struct ConformanceTests {
  /// A way to be bad, and the scenarios that find it.
  struct Misdeed: Sendable {
    /// The rule that is broken, and perhaps how.
    let name: String

    /// The scenarios that find it.
    let scenarios: [String]

    init(_ name: String, _ scenarios: String...) {
      self.name = name
      self.scenarios = scenarios
    }

    /// The rules that are broken.
    var rules: [String] {
      name.hasPrefix("nothing") ? [] : name.split(separator: " ").prefix(1).map(String.init)
    }
  }

  private static func subject(_ words: [String]) -> ConformanceSubject {
    var subject = ConformanceSubject(ChildCommand(words))
    subject.places = [
      .fills: ["parameter": "unit-a"], .empty: ["parameter": "empty"],
      .fails: ["parameter": "broken"], .slow: ["parameter": "slow"],
      .expires: ["parameter": "short-lived"], .refuses: ["parameter": "withdrawn"],
      .plays: ["parameter": "player"], .rewardsLate: ["parameter": "player-late-reward"],
    ]
    return subject
  }

  private static func conform(
    _ subject: ConformanceSubject, _ scenarios: [Scenario] = Scenario.all,
  ) -> ConformanceReport {
    let loop = EventLoop()
    let conformance = Conformance(subject, on: loop)
    return ConformanceReport(loop.run { await conformance.run(scenarios) })
  }

  @Test func `the adapter in Python passes everything`() {
    ConformanceTests.expectPerfection(["python3", "\(ConformanceTests.examples)/adapter.py"])
  }

  @Test(.enabled(if: ConformanceTests.hasNode, "there is no node to run it with"))
  func `the adapter in Node passes everything`() {
    ConformanceTests.expectPerfection(["node", "\(ConformanceTests.examples)/adapter.mjs"])
  }

  private static func expectPerfection(_ words: [String]) {
    let report = ConformanceTests.conform(ConformanceTests.subject(words))
    #expect(report.failed == 0, "\(report.text)")
    #expect(report.skipped == 0)
    #expect(report.score == 100)
  }

  private static let hasNode = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/node") }

  @Test func `messages with headers pass as well`() {
    let words = ["python3", "\(ConformanceTests.examples)/adapter.py", "--framing=header"]
    let names: Set<String> = ["describe", "ids", "load-native", "play-reward", "garbage", "end"]
    var subject = ConformanceTests.subject(words)
    subject.framing = .headers
    let report = ConformanceTests.conform(
      subject, Scenario.all.filter { names.contains($0.name) })
    #expect(report.passed == names.count, "\(report.text)")
  }

  @Test func `an adapter that breaks a rule fails by that rule and no other`() {
    let loop = EventLoop()
    let reports = loop.run { await ConformanceTests.reports(on: loop) }
    #expect(reports.count == ConformanceTests.misdeeds.count)
    for (misdeed, report) in zip(ConformanceTests.misdeeds, reports) {
      let comment = Comment("\(misdeed.name): \(report.text)")
      #expect(report.brokenRules.map(\.rawValue) == misdeed.rules, comment)
      let failed = report.results.filter { $0.breach != nil }.map(\.scenario)
      let expected = misdeed.rules.isEmpty ? [] : misdeed.scenarios
      #expect(Set(expected).subtracting(failed) == [], comment)
    }
  }

  /// Tries all bad adapters, several at a time unless each is to go through everything.
  private static func reports(on loop: EventLoop) async -> [ConformanceReport] {
    await withTaskGroup(of: (Int, ConformanceReport).self) { group in
      var reports: [Int: ConformanceReport] = [:]
      for (place, misdeed) in misdeeds.enumerated() {
        if place >= (isSoak ? 1 : 6), let (place, report) = await group.next() {
          reports[place] = report
        }
        group.addTask { (place, await report(on: misdeed, loop)) }
      }
      for await (place, report) in group { reports[place] = report }
      return misdeeds.indices.compactMap { reports[$0] }
    }
  }

  private static func report(on misdeed: Misdeed, _ loop: EventLoop) async -> ConformanceReport {
    var subject = subject(["python3", "\(folder)/bad-adapter.py", misdeed.name])
    subject.patience = .milliseconds(1500)
    subject.playtime = .milliseconds(1500)
    subject.grace = .milliseconds(500)
    let own = Scenario.all.filter { misdeed.scenarios.contains($0.name) }
    let scenarios = isSoak ? Scenario.all : own
    return ConformanceReport(await Conformance(subject, on: loop).run(scenarios))
  }

  private static let examples = "\(Program.root)/Examples/adapters"

  private static let folder = "\(Program.root)/Tests/AdaptersTests"

  private static let isSoak = Soak.times(1) > 1

  @Test func `every rule is broken by somebody, and every name is there once`() {
    let broken = Set(ConformanceTests.misdeeds.flatMap(\.rules))
    #expect(Set(ConformanceRule.allCases.map(\.rawValue)) == broken)
    let names = Set(Scenario.all.map(\.name))
    #expect(names.count == Scenario.all.count)
    #expect(Set(ConformanceTests.misdeeds.flatMap(\.scenarios)).isSubset(of: names))
    #expect(ConformanceRule.allCases.allSatisfy { $0.sentence.hasSuffix(".") })
  }

  private static let misdeeds = [
    Misdeed("STARTS", "describe"),
    Misdeed("STAYS_ALIVE", "present-native"),
    Misdeed("ANSWERS", "load-native"),
    Misdeed("ANSWERED_ONCE", "present-native"),
    Misdeed("ANSWERED_ONCE late", "load-once"),
    Misdeed("ID_ECHOED", "ids"),
    Misdeed("ONLY_MESSAGES", "present-native"),
    Misdeed("UTF8", "present-native"),
    Misdeed("ANSWER_SHAPE", "present-native"),
    Misdeed("ANSWER_SHAPE both", "set-up"),
    Misdeed("RESULT_SHAPE", "load-appOpen"),
    Misdeed("RESULT_SHAPE null", "present-native"),
    Misdeed("ERROR_SHAPE", "load-failure"),
    Misdeed("ERROR_NAMED", "load-failure"),
    Misdeed("SILENT_ON_NOTICES", "notice-impression"),
    Misdeed("CALLS_NOTHING", "present-native"),
    Misdeed("KNOWN_NOTIFICATIONS", "present-native"),
    Misdeed("UNKNOWN_METHOD", "unknown-method"),
    Misdeed("UNKNOWN_MEMBERS", "describe-unknown-members", "set-up-unknown-members"),
    Misdeed("GARBAGE_ANSWERED", "garbage", "no-objects"),
    Misdeed("MISSING_PARAMS", "missing-params"),
    Misdeed("LARGE_MESSAGES", "large-message"),
    Misdeed("DESCRIBES_QUICKLY", "describe-quickly"),
    Misdeed("DESCRIBES_ALIKE", "describe-twice"),
    Misdeed("VERSIONS", "describe"),
    Misdeed("FORMATS", "describe"),
    Misdeed("SETS_UP", "set-up"),
    Misdeed("SETS_UP_AGAIN", "set-up-twice", "set-up-other-places", "set-up-no-places"),
    Misdeed("TOLERATES_PLACES", "set-up-empty-credentials", "set-up-malformed-credentials"),
    Misdeed("FILLS", "load-interstitial"),
    Misdeed("LOADS_IN_TIME", "load-appOpen"),
    Misdeed("NOTHING_IS_NOTHING", "load-nothing"),
    Misdeed("FAILURE_TOLD", "load-failure"),
    Misdeed("BAD_PLACE_TOLD", "load-no-parameter", "load-malformed-parameter"),
    Misdeed("WRONG_FORMAT", "load-appOpen"),
    Misdeed("WRONG_CONTENT", "load-appOpen"),
    Misdeed("WRONG_CONTENT none", "load-appOpen"),
    Misdeed("WRONG_CUSTOM_FORMAT", "load-customNative"),
    Misdeed("MISSING_ASSET", "load-customNative", "custom-names"),
    Misdeed("WRONG_ASSET_KIND", "load-customNative"),
    Misdeed("WRONG_SIZE", "banner-size"),
    Misdeed("NO_MEDIA", "load-appOpen"),
    Misdeed("NO_MARKUP", "load-banner"),
    Misdeed("ADCHOICES_MISSING", "load-native"),
    Misdeed("IMAGES_LOADED", "native-images"),
    Misdeed("LIFETIME", "load-appOpen"),
    Misdeed("NO_PRICE", "bid", "bid-test", "bid-currency"),
    Misdeed("BELOW_FLOOR", "floor"),
    Misdeed("TEST_UNPAID", "bid-test"),
    Misdeed("EXTRAS_TAKEN", "mute-extra"),
    Misdeed("CHILD_UNFOLLOWED", "viewer-directed", "viewer-under-age", "viewer-child"),
    Misdeed("WAITS_APART", "slow-load", "slow-loads"),
    Misdeed("ADS_APART", "two-loads"),
    Misdeed("CANCEL_HARMLESS", "cancel"),
    Misdeed("PRESENTS", "present-appOpen"),
    Misdeed("PRESENT_REFUSED", "present-unknown"),
    Misdeed("STALE_REFUSED", "present-expired"),
    Misdeed("RELEASES", "release-unpresented"),
    Misdeed("RELEASED_GONE", "release-unpresented"),
    Misdeed("RELEASED_SILENT", "play-released"),
    Misdeed("NOTICES_TAKEN", "notice-muted"),
    Misdeed("EVENT_SHAPE", "play"),
    Misdeed("EVENT_OF_NOBODY", "play"),
    Misdeed("EVENT_ONCE", "play"),
    Misdeed("EVENT_ORDER", "play"),
    Misdeed("EVENT_ORDER early", "play"),
    Misdeed("COUNTS_AS_SAID", "play"),
    Misdeed("IMPRESSION_TOLD", "play"),
    Misdeed("DISMISSAL_TOLD", "play"),
    Misdeed("REWARD_TOLD", "play-reward", "play-late-reward"),
    Misdeed("ENDS_WITH_INPUT", "end"),
    Misdeed("ENDS_WHEN_ASKED", "end-by-signal"),
    Misdeed("RESTARTS", "restart"),
    Misdeed("nothing: it floods its log", "describe", "load-native", "play-reward"),
  ]
}
