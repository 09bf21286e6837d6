import Mediation
import Networks
import Testing

/// The offer of a document behind a wrapper.
private func made(
  _ document: String, behind wrapper: String? = nil,
  for request: SourceRequest = VASTSamples.request(),
  _ change: (inout VASTSettings) -> Void = { _ in },
) throws -> AdOffer {
  let web = RehearsedWeb(["https://b.example": .document(document)])
  let result = try web.offer(wrapper ?? document, for: request, change)
  return try #require(try result.get())
}

private func shown(_ offer: AdOffer) throws -> VideoContent {
  guard case .video(let video) = offer.content else { throw VASTFault(.undefined) }
  return video
}

extension AdOffer {
  /// The addresses that hear of that, without what all of them have.
  fileprivate func told(
    _ moment: TrackedMoment, _ change: (inout TrackingCircumstances) -> Void = { _ in }
  ) -> [String] {
    var circumstances = TrackingCircumstances(atMs: RehearsedWeb.wallMs, chance: 7)
    change(&circumstances)
    return terms.tracking?.urls(for: moment, in: circumstances) ?? []
  }
}

private func tracking(_ events: String..., at place: String) -> String {
  "<TrackingEvents>" + events.map { "<Tracking event='\($0)'>\(place)-\($0)</Tracking>" }.joined()
    + "</TrackingEvents>"
}

@Suite struct VASTOfferTests {
  private static let events = [
    "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "mute", "unmute", "pause",
    "resume", "skip", "closeLinear", "loaded", "notUsed", "rewind",
    "expand", "collapse", "acceptInvitationLinear", "exitFullscreen",
  ]
  private static let moments: [TrackedMoment] = [
    .reported(.videoStarted), .reported(.firstQuartile), .reported(.midpoint),
    .reported(.thirdQuartile),
    .reported(.videoEnded), .reported(.muted), .reported(.unmuted), .reported(.paused),
    .reported(.resumed),
    .reported(.skipped), .reported(.dismissed), .reported(.willPresent), .lost,
    .interaction("rewind"), .interaction("playerExpand"), .interaction("playerCollapse"),
    .interaction("acceptInvitation"), .interaction("exitFullscreen"),
  ]

  @Test func `every level hears of every event, the outermost first`() throws {
    let event = { (place: String) in
      "<TrackingEvents>"
        + Self.events.map { "<Tracking event='\($0)'>\(place)-\($0)</Tracking>" }.joined()
        + "</TrackingEvents>"
    }
    let clicks = { (place: String) in
      "<VideoClicks><ClickTracking>\(place)-click</ClickTracking>"
        + "<CustomClick>\(place)-custom</CustomClick></VideoClicks>"
    }
    let outer = VASTSamples.document(
      VASTSamples.wrapper("w", to: "https://b.example", linear: event("w") + clicks("w")))
    let inner = VASTSamples.document(VASTSamples.inLine("a", linear: event("a") + clicks("a")))
    let offer = try made(inner, behind: outer)
    for (name, moment) in zip(Self.events, Self.moments) {
      #expect(offer.told(moment) == ["w-\(name)", "a-\(name)"])
    }
    #expect(
      offer.told(.reported(.impression)) == [
        "https://w.example/impression", "https://a.example/impression",
      ])
    #expect(offer.told(.reported(.click)) == ["w-click", "a-click"])
    #expect(offer.told(.interaction("customClick")) == ["w-custom", "a-custom"])
    #expect(
      offer.told(.failed) { $0.errorCode = 405 } == [
        "https://w.example/error?405", "https://a.example/error?405",
      ])
  }

  @Test func `progress is told at its place, also as a part of the video`() throws {
    let events =
      "<TrackingEvents><Tracking event='progress' offset='00:00:03'>p3</Tracking>"
      + "<Tracking event='progress' offset='50%'>p5</Tracking><Tracking event='progress'>none</Tracking></TrackingEvents>"
    let offer = try made(VASTSamples.document(VASTSamples.inLine(linear: events)))
    #expect(offer.told(.progress(milliseconds: 3_000)) == ["p3"])
    #expect(offer.told(.progress(milliseconds: 5_000)) == ["p5"])
    #expect(offer.terms.tracking?.trackers.contains { $0.url == "none" } == false)
  }

  @Test(arguments: [
    ("skipoffset='00:00:05'", 5_000), ("skipoffset='25%'", 2_500), ("", nil),
    ("skipoffset='00:00:10'", nil),
  ])
  func `the skip offset is a time of the video`(skip: String, milliseconds: Int64?) throws {
    let offer = try made(VASTSamples.document(VASTSamples.inLine(skip: skip)))
    #expect(try shown(offer).skipOffsetMs == milliseconds)
  }

  @Test func `the video has its files, the one to play, and where a click leads`() throws {
    let more = VASTSamples.file("js", type: "application/javascript", more: "apiFramework='VPAID'")
    let clicks = "<VideoClicks><ClickThrough>https://shop.example</ClickThrough></VideoClicks>"
    let offer = try made(
      VASTSamples.document(
        VASTSamples.inLine(
          linear: clicks,
          files: VASTSamples.file("s") + more + VASTSamples.file("l", width: 1280, height: 720))))
    let video = try shown(offer)
    #expect(video.media.map(\.url) == ["https://media.example/s", "https://media.example/l"])
    #expect(video.chosen?.url == "https://media.example/l")
    #expect(video.durationMs == 10_000)
    #expect(try Click(on: "video").resolve(on: offer).action == .browser("https://shop.example"))
  }

  @Test func `AdChoices is found among the icons and can be clicked`() throws {
    let icons = { (program: String, place: String) in
      "<Icons><Icon program='\(program)' width='20' height='16'><StaticResource creativeType='image/png'>\(place).png</StaticResource>"
        + "<IconClicks><IconClickThrough>https://\(place).example</IconClickThrough><IconClickTracking>\(place)-click</IconClickTracking></IconClicks>"
        + "<IconViewTracking>\(place)-view</IconViewTracking></Icon></Icons>"
    }
    let outer = VASTSamples.document(
      VASTSamples.wrapper(
        "w", to: "https://b.example", linear: icons("AdChoices", "w") + icons("Other", "o")))
    let offer = try made(
      VASTSamples.document(VASTSamples.inLine(linear: icons("adchoices", "a"))), behind: outer)
    #expect(
      offer.content.adChoices == AdChoices(icon: AdImage(.url("a.png")), url: "https://a.example"))
    #expect(try shown(offer).icons.map(\.program) == ["adchoices", "Other"])
    #expect(try Click(on: "adChoices").resolve(on: offer).action == .browser("https://a.example"))
    #expect(offer.told(.clicked(asset: "adChoices")) == ["a-click"])
    #expect(offer.told(.reported(.videoStarted)) == ["a-view", "o-view"])
  }

  @Test func `companions have names of their own, and their clicks are told apart`() throws {
    let companions = """
      <Creative><CompanionAds required="any"><Companion width="300" height="250"><StaticResource
      creativeType="image/png">c.png</StaticResource><CompanionClickThrough>https://c.example</CompanionClickThrough>
      <CompanionClickTracking>c-click</CompanionClickTracking>\(tracking("creativeView", at: "c"))</Companion>
      <Companion width="1" height="1"/></CompanionAds></Creative>
      """
    let clicks = "<VideoClicks><ClickTracking>v-click</ClickTracking></VideoClicks>"
    let document = VASTSamples.document(VASTSamples.inLine(linear: clicks, creatives: companions))
    let offer = try made(document)
    let companion = try #require(try shown(offer).companions.first)
    #expect(try shown(offer).companions.count == 1)
    #expect(companion.asset == "companion1")
    #expect(companion.isRequired)
    #expect(try Click(on: "companion1").resolve(on: offer).action == .browser("https://c.example"))
    #expect(offer.told(.clicked(asset: "companion1")) == ["c-click"])
    #expect(offer.told(.shown(asset: "companion1")) == ["c-creativeView"])
    #expect(offer.told(.clicked(asset: "video")) == ["v-click"])
    #expect(offer.told(.reported(.click)) == [])
    #expect(try VASTOfferTests.withoutCompanions(document).told(.reported(.click)) == ["v-click"])
  }

  private static func withoutCompanions(_ document: String) throws -> AdOffer {
    try made(document.replacing("required=\"any\"", with: "")) {
      $0.capabilities.showsCompanions = false
    }
  }

  @Test func `those who verify hear that nobody ran their programs, or the app gets them`() throws {
    let more =
      "<AdVerifications><Verification vendor='v'><JavaScriptResource apiFramework='omid'>j</JavaScriptResource>"
      + "<VerificationParameters>p</VerificationParameters><TrackingEvents>"
      + "<Tracking event='verificationNotExecuted'>n?[REASON]</Tracking></TrackingEvents></Verification></AdVerifications>"
    let document = VASTSamples.document(VASTSamples.inLine(more: more))
    #expect(try made(document).told(.reported(.impression)).last == "n?2")
    #expect(try shown(try made(document)).verifications == [])
    let run = try made(document) { $0.capabilities.runsVerification = true }
    #expect(try shown(run).verifications.map(\.url) == ["j"])
    #expect(run.told(.reported(.impression)).count == 1)
  }

  @Test func `price, lifetime and reward go by the document and the settings`() throws {
    let more = "<Pricing model='CPM' currency='EUR'>2.5</Pricing><Expires>90</Expires>"
    let offer = try made(VASTSamples.document(VASTSamples.inLine(more: more))) {
      $0.rewardsAt = .skippable
    }
    #expect(offer.terms.price == Price(cpmMicros: 2_500_000, currency: "EUR"))
    #expect(offer.terms.lifetime == .seconds(90))
    #expect(offer.terms.rewardsAt == .skippable)
    let click = try VASTOfferTests.plain("<Pricing model='cpc' currency='EUR'>2.5</Pricing>")
    #expect(click.terms.price == nil)
    #expect(click.terms.rewardsAt == .completion)
  }

  private static func plain(_ more: String) throws -> AdOffer {
    try made(VASTSamples.document(VASTSamples.inLine(more: more)))
  }

  @Test(arguments: [AdFormat.interstitial, .rewarded, .rewardedInterstitial, .appOpen, .native])
  func `an ad fits each format that a video can serve`(format: AdFormat) throws {
    let request = VASTSamples.request(.banner, format)
    let offer = try made(VASTSamples.document(VASTSamples.inLine()), for: request)
    #expect(offer.format == format)
    #expect(throws: Never.self) { try offer.checkFit(request) }
    guard case .native(let native) = offer.content else { return }
    #expect(native.headline == "Tea")
    #expect(native.media?.video?.chosen?.url == "https://media.example/v")
    #expect(native.media?.aspectRatio == 640.0 / 360)
  }

  @Test func `captions and the interactive part travel with the video`() throws {
    let files =
      VASTSamples.file()
      + "<InteractiveCreativeFile apiFramework='SIMID'>https://i.example</InteractiveCreativeFile>"
      + "<ClosedCaptionFiles><ClosedCaptionFile language='en'>c.vtt</ClosedCaptionFile></ClosedCaptionFiles>"
    let video = try shown(
      try made(
        VASTSamples.document(
          VASTSamples.inLine(linear: "<AdParameters>p</AdParameters>", files: files))))
    #expect(video.captions == [.init(url: "c.vtt", language: "en")])
    #expect(video.interactive?.apiFramework == "SIMID")
    #expect(video.interactive?.parameters == "p")
  }
}
