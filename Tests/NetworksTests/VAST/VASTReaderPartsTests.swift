import Networks
import Testing

@Suite struct VASTReaderPartsTests {
  private static func linear(_ document: String) throws -> VASTLinear {
    try #require(VASTSamples.inLineAd(document).ad.creatives.compactMap(\.linear).first)
  }

  @Test func `files of every kind are read`() throws {
    let files = """
      <Mezzanine delivery="progressive" type="video/mp4" width="3840" height="2160">m</Mezzanine>
      \(VASTSamples.file(delivery: "streaming", more: "minBitrate='1' maxBitrate='900' codec='avc1'"))
      <MediaFile type="video/mp4" width="1" height="1"> </MediaFile>
      <InteractiveCreativeFile type="text/html" apiFramework="SIMID" variableDuration="true">i</InteractiveCreativeFile>
      <ClosedCaptionFiles><ClosedCaptionFile type="text/vtt" language="de">c</ClosedCaptionFile></ClosedCaptionFiles>
      """
    let text = VASTSamples.document(
      VASTSamples.inLine(linear: "<AdParameters>{}</AdParameters>", files: files))
    let linear = try Self.linear(text)
    #expect(linear.mezzanines.map(\.url) == ["m"])
    #expect(linear.files.count == 1)
    #expect(linear.files.first?.isStreaming == true)
    #expect(linear.files.first?.bitrateKbps == 900)
    #expect(
      linear.captions.map { [$0.url, $0.mimeType, $0.language] } == [["c", "text/vtt", "de"]])
    #expect(linear.interactives.first?.resource == .file(url: "i", mimeType: "text/html"))
    #expect(linear.interactives.first?.variesDuration == true)
    #expect(linear.parameters == "{}")
  }

  @Test func `icons are read with clicks and fallback images`() throws {
    let icons = """
      <Icons><Icon program="AdChoices" width="20" height="16" xPosition="right" yPosition="top"
      offset="00:00:02" duration="00:00:05" pxratio="2" altText="Why">
      <StaticResource creativeType="image/png">https://i.example/i.png</StaticResource>
      <IconClicks><IconClickThrough>https://i.example/why</IconClickThrough>
      <IconClickTracking>t</IconClickTracking><IconClickFallbackImages>
      <IconClickFallbackImage width="100" height="50"><AltText>Text</AltText>
      <StaticResource>f</StaticResource></IconClickFallbackImage></IconClickFallbackImages></IconClicks>
      <IconViewTracking>v</IconViewTracking></Icon></Icons>
      """
    let icon = try #require(
      Self.linear(VASTSamples.document(VASTSamples.inLine(linear: icons))).icons.first)
    #expect(icon.program == "AdChoices")
    #expect(icon.x == "right")
    #expect(icon.offset == .milliseconds(2_000))
    #expect(icon.durationMs == 5_000)
    #expect(icon.pixelRatio == 2)
    #expect(icon.clicks.through == "https://i.example/why")
    #expect(icon.clicks.tracking == ["t"])
    #expect(icon.views == ["v"])
    let fallbacks = icon.fallbacks.map { "\($0.url) \($0.width)x\($0.height) \($0.altText ?? "")" }
    #expect(fallbacks == ["f 100x50 Text"])
  }

  @Test(arguments: ["inf", "nan", "1e999", "0", "-2", "1e-9", "100"])
  func `an icon has as many pixels for a point as a screen can have`(ratio: String) throws {
    let icons = "<Icons><Icon program='AdChoices' pxratio='\(ratio)'/></Icons>"
    let icon = try #require(
      Self.linear(VASTSamples.document(VASTSamples.inLine(linear: icons))).icons.first)
    #expect(icon.pixelRatio == nil)
  }

  @Test func `what an extension adds goes to the creative that it names`() throws {
    let extensions = """
      <Extensions><Extension><Mezzanine type="video/mp4" creativeId="two">m</Mezzanine>
      <UniversalAdId creativeId="nobody" idRegistry="r">i</UniversalAdId></Extension></Extensions>
      """
    let two = "<Creative id='two'><Linear><Duration>00:00:01</Duration></Linear></Creative>"
    let ad = try VASTSamples.inLineAd(
      VASTSamples.document(VASTSamples.inLine(more: extensions, creatives: two + two))
    ).ad
    #expect(ad.creatives.map { $0.linear?.mezzanines.count } == [0, 1, 0])
    #expect(ad.creatives.map(\.universalIDs.count) == [1, 0, 0])
  }

  @Test(arguments: [
    "<AdVerifications>@</AdVerifications>",
    "<Extensions><Extension type='AdVerifications'><AdVerifications>@</AdVerifications></Extension></Extensions>",
    "<Extensions><Extension type='AdVerifications'>@</Extension></Extensions>",
  ])
  func `those who verify are found in each of their places`(place: String) throws {
    let verification = """
      <Verification vendor="v.example-omid"><JavaScriptResource apiFramework="omid"
      browserOptional="true">j</JavaScriptResource><VerificationParameters>p</VerificationParameters>
      <TrackingEvents><Tracking event="verificationNotExecuted">n</Tracking></TrackingEvents></Verification>
      """
    let more = place.split(separator: "@").joined(separator: verification)
    let found = try VASTSamples.inLineAd(VASTSamples.document(VASTSamples.inLine(more: more)))
    let one = try #require(found.ad.verifications.first)
    #expect(found.ad.verifications.count == 1)
    #expect(one.vendor == "v.example-omid")
    #expect(one.scripts.map(\.url) == ["j"])
    #expect(one.scripts.first?.isBrowserOptional == true)
    #expect(one.parameters == "p")
    #expect(one.notExecuted == ["n"])
  }

  @Test func `names in registries are found in each version's place`() throws {
    let name = "<UniversalAdId idRegistry='ad-id.org'>CNPA0484000H</UniversalAdId>"
    let wanted = "ad-id.org CNPA0484000H"
    let own =
      "<Creative>\(name)<UniversalAdId idRegistry='b' idValue='c'>unknown</UniversalAdId></Creative>"
    let third =
      "<Creative><CreativeExtensions><CreativeExtension type='UniversalAdId'>\(name)"
      + "</CreativeExtension></CreativeExtensions></Creative>"
    for creative in [own, third] {
      let text = VASTSamples.document(VASTSamples.inLine(creatives: creative))
      #expect(
        try VASTSamples.inLineAd(text).ad.creatives.last?.universalIDs.map(\.text) == [wanted])
    }
    let second = "<Extensions><Extension type='UniversalAdId'>\(name)</Extension></Extensions>"
    let text = VASTSamples.document(VASTSamples.inLine(more: second), version: "2.0")
    #expect(try VASTSamples.inLineAd(text).ad.creatives.first?.universalIDs.map(\.text) == [wanted])
  }

  @Test func `what an addendum gives old versions is found`() throws {
    let more = """
      <Extensions><Extension type="InteractiveCreativeFile"><InteractiveCreativeFile apiFramwork="SIMID">
      <HTMLResource><![CDATA[<p>page</p>]]></HTMLResource><AdParameters>a</AdParameters>
      </InteractiveCreativeFile></Extension><Extension type="Mezzanine">
      <Mezzanine type="video/mp4" width="1" height="1">m</Mezzanine></Extension>
      <Extension type="Icon"><Icon program="P"/></Extension></Extensions>
      """
    let linear = try Self.linear(
      VASTSamples.document(VASTSamples.inLine(more: more), version: "2.0"))
    #expect(linear.interactives.first?.resource == .markup("<p>page</p>"))
    #expect(linear.interactives.first?.apiFramework == "SIMID")
    #expect(linear.interactives.first?.parameters == "a")
    #expect(linear.mezzanines.map(\.url) == ["m"])
    #expect(linear.icons.map(\.program) == ["P"])
  }

  @Test func `companions and overlays are read`() throws {
    let creatives = """
      <Creative><CompanionAds required="any"><Companion width="300" height="250" adSlotID="side">
      <HTMLResource><![CDATA[<b>c</b>]]></HTMLResource><IFrameResource>f</IFrameResource>
      <AltText>Alt</AltText><CompanionClickTracking>t</CompanionClickTracking>
      <TrackingEvents><Tracking event="creativeView">v</Tracking></TrackingEvents></Companion>
      </CompanionAds></Creative><Creative><NonLinearAds><NonLinear width="300" height="50"
      minSuggestedDuration="00:00:15"><StaticResource creativeType="image/png">n</StaticResource>
      <NonLinearClickThrough>c</NonLinearClickThrough></NonLinear>
      <TrackingEvents><Tracking event="overlayViewDuration">o</Tracking></TrackingEvents></NonLinearAds></Creative>
      """
    let ad = try VASTSamples.inLineAd(
      VASTSamples.document(VASTSamples.inLine(creatives: creatives))
    ).ad
    let companions = try #require(ad.creatives.compactMap(\.companions).first)
    #expect(companions.required == .any)
    #expect(companions.list.first?.resources == [.markup("<b>c</b>"), .frame(url: "f")])
    #expect(companions.list.first?.slot == "side")
    let overlays = try #require(ad.creatives.compactMap(\.nonLinear).first)
    #expect(overlays.list.first?.minDurationMs == 15_000)
    #expect(overlays.list.first?.clicks.through == "c")
    #expect(overlays.tracking.map(\.event) == ["overlayViewDuration"])
  }
}

extension VASTUniversalID {
  fileprivate var text: String { "\(registry) \(value)" }
}
