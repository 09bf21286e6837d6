import Mediation
import Networks
import Rehearsal
import Testing

private typealias Name = SampleScript.Name

private func scripted(
  _ script: Name, outlet: (any SignalOutlet)? = nil,
  _ change: (inout SampleSettings) -> Void = { _ in },
) -> SampleNetwork {
  Rehearsals.network(outlet: outlet) {
    $0.script = SampleScript(script)
    change(&$0)
  }
}

@Suite struct SampleScriptTests {
  @Test(
    arguments: [
      ("fill", .init(.fill)), ("fail", .init(.fail)), ("skip", .init(.skip)),
      ("fail:networkError", .init(.fail, failingWith: .networkError)),
      ("fail:noFill", .init(.fail, failingWith: .noFill)),
      ("fail:", nil), ("fail:quickly", nil), ("fill:networkError", nil), ("", nil), ("Fill", nil),
      ("fail:networkError:2", nil),
    ] as [(String, SampleScript?)])
  func `a script is read as it is named`(_ text: String, _ script: SampleScript?) {
    #expect(SampleScript(text) == script)
  }

  @Test(
    arguments: [
      (nil, nil, .serverError), (nil, "script:fail:timeout", .timeout),
      (nil, "unit-a", .serverError),
      (#"{"script":"fail:internalError"}"#, nil, .internalError),
      (#"{"script":"fail:internalError"}"#, "script:fail:timeout", .internalError),
      (#"{"colour":"red"}"#, "script:fail:timeout", .timeout),
      ("[1]", nil, .serverError),
    ] as [(String?, String?, NetworkFailure.Kind)])
  func `extras outweigh the parameter, and that the settings`(
    _ extras: String?, _ parameter: String?, _ kind: NetworkFailure.Kind,
  ) throws {
    let network = Rehearsals.network {
      $0.script = SampleScript(.fail, failingWith: .serverError)
    }
    let request = Rehearsals.request(
      .native, credentials: parameter.map { ["parameter": $0] } ?? [:], extras: extras)
    #expect(try NetworkConformance.load(request, from: network).load.failure?.kind == kind)
  }

  @Test(
    arguments: [
      (nil, "script:fil", ["parameter", "fil", "did you mean fill"]),
      (nil, "script:", ["parameter"]),
      (#"{"script":"skipp"}"#, nil, ["extras", "did you mean skip"]),
      (#"{"script":7}"#, nil, ["extras"]),
    ] as [(String?, String?, [String])])
  func `a script that there is not is refused`(
    _ extras: String?, _ parameter: String?, _ words: [String],
  ) throws {
    let request = Rehearsals.request(
      .native, credentials: parameter.map { ["parameter": $0] } ?? [:], extras: extras)
    try NetworkConformance.expectRefuses(Rehearsals.network(), request, naming: words)
  }

  @Test func `fill has an ad whatever the settings say`() throws {
    let network = scripted(.fill) {
      $0.fill = .never
      $0.failure = .init(.serverError, domain: "com.example", code: 1, message: "down")
    }
    try NetworkConformance.expectFills(network, Rehearsals.request(.native))
  }

  @Test func `noFill has none`() throws {
    try NetworkConformance.expectPasses(scripted(.noFill), Rehearsals.request(.native))
  }

  @Test func `fail says what the settings say, or else that the adapter failed`() throws {
    let failure = NetworkFailure(.serverError, domain: "com.example", code: 1, message: "down")
    let request = Rehearsals.request(.native)
    let own = try NetworkConformance.load(request, from: scripted(.fail) { $0.failure = failure })
    #expect(own.load.failure == failure)
    let other = try NetworkConformance.load(request, from: scripted(.fail))
    #expect(other.load.failure?.kind == .adapterFailed)
  }

  @Test func `answerTwice is told once for every load`() throws {
    let signals = Signals()
    let network = scripted(.answerTwice, outlet: signals)
    let requests = (0..<3).map { Rehearsals.request(.native, ordinal: $0) }
    for request in requests { try NetworkConformance.expectFills(network, request) }
    #expect(signals.violations == requests.map { NetworkViolation(.answeredTwice, of: $0.name) })
  }

  @Test(arguments: [(SampleScript.Name.answerLate, 1), (.neverAnswer, 0)])
  func `what does not answer in time is cut off, and answerLate is told`(
    _ script: SampleScript.Name, _ violations: Int,
  ) throws {
    let signals = Signals()
    let limit = Duration.milliseconds(100)
    let waterfall = Waterfall([
      WaterfallSource(scripted(script, outlet: signals), patience: limit)
    ])
    let request = AdRequest(adUnit: AdUnitID(rawValue: "home"), formats: [.native], ordinal: 4)
    let time = SteppedTime()
    let outcome = time.run {
      await waterfall.fill(request, on: time, with: NetworkRoster())
    }
    #expect(outcome?.sources.map(\.fate) == [.tooSlow(limit: limit)])
    #expect(time.now == limit)
    let late = NetworkViolation(.answeredLate, of: OfferName(load: 5, place: 0))
    #expect(signals.violations == Array(repeating: late, count: violations))
  }

  @Test func `answerLate is not told when nobody waits any more`() throws {
    let signals = Signals()
    let network = scripted(.answerLate, outlet: signals)
    let (_, expired) = try NetworkConformance.load(
      Rehearsals.request(.native), from: network, within: .seconds(1))
    #expect(expired)
    #expect(signals.violations.isEmpty)
  }

  @Test(arguments: AdFormat.allCases)
  func `an ad in which there is nothing, or not everything, cannot be used`(
    _ format: AdFormat,
  ) throws {
    let request = Rehearsals.request(format)
    for script in [SampleScript.Name.successWithoutAd, .missingAsset] {
      let offer = try Rehearsals.offer(request, from: scripted(script))
      let fault = try #require(Rehearsals.fault(of: offer, for: request))
      #expect(["MISSING_ASSET", "NO_MEDIA", "NO_MARKUP"].contains(fault.reason))
    }
  }

  @Test(
    arguments: [
      ([.banner], "WRONG_FORMAT"), ([.native], "WRONG_FORMAT"),
      ([.banner, .interstitial, .rewarded], "WRONG_FORMAT"), (AdFormat.allCases, "WRONG_CONTENT"),
    ] as [([AdFormat], String)])
  func `wrongFormat has an ad that was not asked for`(
    _ formats: [AdFormat], _ reason: String,
  ) throws {
    let request = SourceRequest(
      adUnit: AdUnitID(rawValue: "home"), formats: formats, customFormats: [Rehearsals.simple],
      ordinal: 0)
    let offer = try Rehearsals.offer(request, from: scripted(.wrongFormat))
    #expect(Rehearsals.fault(of: offer, for: request)?.reason == reason)
  }

  @Test(arguments: [[], BannerSize.wellKnown])
  func `wrongSize has a banner of a size that was not asked for`(_ sizes: [BannerSize]) throws {
    let request = Rehearsals.request(.banner) { $0.sizes = sizes }
    let offer = try Rehearsals.offer(request, from: scripted(.wrongSize))
    #expect(Rehearsals.fault(of: offer, for: request)?.reason == "WRONG_SIZE")
  }

  @Test(
    arguments: [
      (.noAdChoices, .native, "DE", "ADCHOICES_MISSING"), (.noAdChoices, .native, "US", nil),
      (.noAdChoices, .customNative, "DE", "ADCHOICES_MISSING"), (.reserved, .native, "DE", nil),
      (.reserved, .customNative, "DE", nil), (.fill, .customNative, "DE", nil),
    ] as [(SampleScript.Name, AdFormat, String, String?)])
  func `ads that were sold directly have to say why they are shown`(
    _ script: SampleScript.Name, _ format: AdFormat, _ country: String, _ reason: String?,
  ) throws {
    let request = Rehearsals.request(format, country: country)
    let offer = try Rehearsals.offer(request, from: scripted(script))
    #expect(offer.terms.isReserved == (script != .fill))
    #expect(Rehearsals.fault(of: offer, for: request)?.reason == reason)
  }

  @Test func `manyImages has three whatever is wanted`() throws {
    let offer = try Rehearsals.offer(Rehearsals.request(.native), from: scripted(.manyImages))
    guard case .native(let native) = offer.content else {
      Issue.record("not a native ad")
      return
    }
    #expect(native.images.count == 3)
  }

  @Test(arguments: SampleScript.Name.allCases)
  func `countsItself counts by itself, and nothing else does`(_ script: SampleScript.Name) throws {
    let (load, _) = try NetworkConformance.load(
      Rehearsals.request(.native), from: scripted(script), within: .seconds(1))
    guard let offer = load.offer else { return }
    let counts = script == .countsItself
    #expect(offer.terms.counting == .init(impressions: counts, clicks: counts))
    #expect(offer.terms.keepsAd)
  }
}
