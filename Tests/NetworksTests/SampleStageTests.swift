import Mediation
import Networks
import Testing

private let ad = OfferName(load: 7, place: 2)

private func scripted(_ script: SampleScript.Name) -> SampleNetwork {
  Rehearsals.network { $0.script = SampleScript(script) }
}

@Suite struct SampleStageTests {
  /// What a script plays, as the schema of the configuration says it.
  private static let courses: [(SampleScript.Name, [(Int64, ReportedEventKind)])] = [
    (
      .wholeCourse,
      [
        (0, .willPresent), (0, .videoStarted), (0, .impression), (7_500, .firstQuartile),
        (15_000, .midpoint), (22_500, .thirdQuartile), (30_000, .rewardEarned),
        (32_000, .willDismiss), (32_000, .videoEnded), (32_000, .dismissed),
      ]
    ),
    (
      .skip,
      [
        (0, .willPresent), (100, .videoStarted), (200, .impression), (600, .skipped),
        (700, .willDismiss), (800, .dismissed),
      ]
    ),
    (.noReward, opening + [(1_000, .videoEnded)] + closing),
    (.closeBeforeReward, opening + [(1_000, .videoEnded)] + closing + [(1_700, .rewardEarned)]),
    (.rewardAfterGrace, opening + [(1_000, .videoEnded)] + closing + [(6_200, .rewardEarned)]),
    (
      .rewardTwice,
      opening + [(1_000, .videoEnded), (1_000, .rewardEarned), (1_050, .rewardEarned)] + closing
    ),
    (
      .eventsBackwards,
      [
        (0, .willPresent), (100, .videoEnded), (200, .thirdQuartile), (300, .midpoint),
        (400, .firstQuartile), (500, .videoStarted), (600, .dismissed), (700, .willDismiss),
        (800, .impression), (900, .willPresent),
      ]
    ),
    (.countsItself, [(1_000, .impression), (2_000, .click)]),
    (.failToAppear, [(500, .failedToPresent)]),
  ]
  private static let opening: [(Int64, ReportedEventKind)] = [
    (0, .willPresent), (100, .videoStarted), (200, .impression),
  ]
  private static let closing: [(Int64, ReportedEventKind)] = [
    (1_100, .willDismiss), (1_200, .dismissed),
  ]

  private static func events(
    _ request: PresentRequest, by network: SampleNetwork,
  ) throws -> [(ms: Int64, event: AdSignal)] {
    try NetworkConformance.perform(request, by: network).compactMap {
      if case .event(let event, _) = $0.signal { ($0.ms, event) } else { nil }
    }
  }

  @Test(arguments: SampleScript.Name.allCases)
  func `a script lets happen what it says, when it says`(_ script: SampleScript.Name) throws {
    let expected = Self.courses.first { $0.0 == script }?.1 ?? []
    let events = try Self.events(PresentRequest(of: ad), by: scripted(script))
    #expect(events.map { "\($0.ms) \($0.event.kind)" } == expected.map { "\($0.0) \($0.1)" })
    try NetworkConformance.expectSpeaksOfItsOwn(scripted(script), PresentRequest(of: ad))
  }

  @Test(arguments: courses.map(\.0))
  func `a script ends when it is cancelled`(_ script: SampleScript.Name) throws {
    try NetworkConformance.expectStopsPerforming(scripted(script), PresentRequest(of: ad))
  }

  @Test func `nothing happens by itself without a script`() throws {
    #expect(try Self.events(PresentRequest(of: ad), by: Rehearsals.network()).isEmpty)
  }

  @Test(arguments: [
    (
      PresentRequest(of: ad, extras: #"{"script":"failToAppear"}"#),
      ReportedEventKind.failedToPresent
    ),
    (PresentRequest(of: ad, parameter: "script:countsItself"), .impression),
    (
      PresentRequest(
        of: ad, extras: #"{"script":"failToAppear"}"#, parameter: "script:countsItself"),
      .failedToPresent
    ),
    (PresentRequest(of: ad, parameter: "unit-a"), .willPresent),
  ])
  func `the script is the one of the load`(
    _ request: PresentRequest, _ first: ReportedEventKind,
  ) throws {
    #expect(try Self.events(request, by: scripted(.skip)).first?.event.kind == first)
  }

  @Test func `an ad that fails to appear says why`() throws {
    let events = try Self.events(PresentRequest(of: ad), by: scripted(.failToAppear))
    #expect(events.first?.event.failure?.code == 202)
  }

  @Test(arguments: [SampleScript.Name.wholeCourse, .skip, .noReward])
  func `what is legal is legal`(_ script: SampleScript.Name) throws {
    #expect(try Self.verdicts(script).allSatisfy(\.isRecorded))
  }

  @Test(arguments: [
    (SampleScript.Name.closeBeforeReward, []), (.rewardAfterGrace, []), (.rewardTwice, [5]),
    (.eventsBackwards, [2, 3, 4, 5, 7, 8, 9]),
  ])
  func `what is not legal is refused, and a late reward counts`(
    _ script: SampleScript.Name, _ refused: [Int],
  ) throws {
    let verdicts = try Self.verdicts(script)
    #expect(verdicts.indices.filter { !verdicts[$0].isRecorded } == refused)
  }

  private static func verdicts(_ script: SampleScript.Name) throws -> [EventVerdict] {
    var life = AdLifecycle(expiresAt: .seconds(3_600), hasReward: true)
    try life.present(at: .zero)
    return try events(PresentRequest(of: ad), by: scripted(script)).map {
      life.record($0.event.kind, by: .network, at: .milliseconds($0.ms))
    }
  }

  @Test(arguments: SampleScript.Name.allCases)
  func `it takes its ads to the screen unless the script says otherwise`(
    _ script: SampleScript.Name,
  ) throws {
    let (failure, expired, duration) = try NetworkConformance.present(
      PresentRequest(of: ad), by: scripted(script), within: .seconds(60))
    switch script {
    case .refusePresent: #expect(failure?.kind == .adapterFailed && duration == .zero)
    case .silentPresent: #expect(expired && duration == .seconds(60))
    default: #expect(failure == nil && duration == .zero)
    }
  }

  @Test func `it needs to be set up only if there is something to rehearse`() {
    let changes: [(inout SampleSettings) -> Void] = [
      { $0.setUp = .milliseconds(1) },
      { $0.setUpFailure = .init(.serverError, domain: "com.example", code: 1, message: "down") },
      { $0.traits.sdkVersion = VersionNumber("1.2.3") },
    ]
    #expect(!Rehearsals.network().needsSetUp)
    for change in changes { #expect(Rehearsals.network("sample", change).needsSetUp) }
  }

  @Test func `setting it up ends as the settings say, after the time that they say`() throws {
    let failure = NetworkFailure(.serverError, domain: "com.example", code: 1, message: "down")
    var traits = NetworkTraits()
    traits.adapterVersion = VersionNumber("1.2.3.4")
    let good = Rehearsals.network {
      $0.setUp = .milliseconds(50)
      $0.traits = traits
    }
    let bad = Rehearsals.network {
      $0.setUp = .milliseconds(50)
      $0.setUpFailure = failure
    }
    try NetworkConformance.expectSetUp(good, endsAs: .ready(traits))
    try NetworkConformance.expectSetUp(bad, endsAs: .failed(failure))
    try NetworkConformance.expectStopsSettingUp(good)
  }
}

extension EventVerdict {
  fileprivate var isRecorded: Bool { if case .recorded = self { true } else { false } }
}
