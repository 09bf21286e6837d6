import Mediation
import Testing

private func failed(_ kind: NetworkFailure.Kind) -> SourceFate {
  .failed(NetworkFailure(kind, domain: "com.example", code: 42, message: "as it came"))
}

private let network = NetworkID(rawValue: "partner")

private let unfit: [SourceFate] = [
  .unfit(.wrongFormat(.native), bidMicros: nil), .unfit(.wrongContent(.native), bidMicros: nil),
  .unfit(.wrongCustomFormat("7"), bidMicros: nil),
  .unfit(.missingAsset("Caption"), bidMicros: nil),
  .unfit(.wrongAssetKind("MainImage", .image), bidMicros: nil),
  .unfit(.noMedia, bidMicros: nil), .unfit(.noMarkup, bidMicros: nil),
]

private let failures: [SourceFate] = [
  failed(.invalidRequest), failed(.noFill), failed(.networkError), failed(.serverError),
  failed(.timeout), failed(.badMediationSettings), failed(.adapterFailed), failed(.internalError),
  failed(.invalidArgument),
]

private let waits: [SourceFate] = [
  .outOfTime(patience: .seconds(3)), .callGone, .formatNotServed,
  .tooSlow(limit: .milliseconds(100)), .cutShort(patience: .seconds(3)), .noFill, .abandoned,
]

@Suite struct SourceFateTests {
  @Test(
    arguments: [
      (SourceFate.won, SourceState.won, nil), (.alreadyFilled, .notAttempted, nil),
      (.outOfTime(patience: .seconds(3)), .notAttempted, nil), (.callGone, .notAttempted, nil),
      (.formatNotServed, .skipped, nil), (.tooSlow(limit: .seconds(1)), .timeout, 5),
      (.cutShort(patience: .seconds(3)), .timeout, 5), (.noFill, .noFill, 1),
      (.abandoned, .lost, nil), (failed(.noFill), .noFill, 1), (failed(.timeout), .timeout, 5),
      (failed(.invalidRequest), .error, 0), (failed(.adapterFailed), .error, 8),
      (.unfit(.noMedia, bidMicros: nil), .error, 8),
    ] as [(SourceFate, SourceState, Int?)])
  func `a fate has its state and Google's number`(
    _ fate: SourceFate,
    _ state: SourceState,
    _ code: Int?,
  ) {
    #expect(fate.state == state)
    #expect(fate.gma?.code == code)
  }

  @Test(arguments: waits + failures + unfit)
  func `whatever kept a source from winning has a remedy that names it`(_ fate: SourceFate) throws {
    let report = SourceReport(network: network, fate: fate, cpmMicros: nil)
    let remedy = try #require(report.remedy)
    #expect(remedy.contains("partner"))
    #expect(remedy.hasSuffix("."))
  }

  @Test(arguments: [SourceFate.won, .alreadyFilled])
  func `what needs no remedy has none`(_ fate: SourceFate) {
    #expect(fate.remedy(for: network) == nil)
  }

  @Test(arguments: waits + failures + unfit + [.alreadyFilled])
  func `whatever kept a source from winning is one word in capitals`(_ fate: SourceFate) throws {
    #expect(try #require(fate.reason).wholeMatch(of: /[A-Z]+(_[A-Z]+)*/) != nil)
  }

  @Test func `the winner needs no reason`() {
    #expect(SourceFate.won.reason == nil)
  }

  @Test func `the missing asset is named in the remedy`() {
    let remedy = SourceFate.unfit(.missingAsset("Caption"), bidMicros: nil).remedy(for: network)
    #expect(remedy?.contains("Caption") == true)
  }

  @Test(
    arguments: [
      (Duration.zero, 0), (.microseconds(499), 0), (.microseconds(500), 1), (.seconds(3), 3_000),
      (.milliseconds(1_234), 1_234), (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
    ] as [(Duration, Int64)])
  func `durations are told in whole milliseconds`(_ duration: Duration, _ ms: Int64) {
    #expect(duration.wholeMs == ms)
  }
}
